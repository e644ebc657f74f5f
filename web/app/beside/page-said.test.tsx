import Button from '@mui/material/Button';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { PageSaid } from './page-said.tsx';

/** Two pages by their titles, and a dialog on the way from one to the other. */
function TwoPages() {
  const [title, setTitle] = useState('Take Leave');
  const [asking, setAsking] = useState(false);
  const goOn = () => setTitle('Members');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const actions = (
    <>
      <Button onClick={goOn}>Yes</Button>
      <Button onClick={() => setAsking(false)}>Close</Button>
    </>
  );
  return (
    <>
      <PageSaid />
      <Button onClick={goOn}>Go on</Button>
      <Button onClick={() => setAsking(true)}>Ask me</Button>
      <DialogFrame open={asking} title="Go on?" actions={actions}>
        It leads to another page.
      </DialogFrame>
    </>
  );
}

const said = () => document.querySelector('[role=status]')?.textContent;

it('names a page that is gone to, and not the one at which somebody begins', async () => {
  document.title = 'Take Leave';
  const { user } = renderPage(<TwoPages />);
  expect(said()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(said()).toBe('Members'));
});

it('waits for a dialog to go that leads to the page, as nothing beneath it is read', async () => {
  document.title = 'Take Leave';
  const { user } = renderPage(<TwoPages />);
  await user.click(screen.getByRole('button', { name: 'Ask me' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(document.title).toBe('Members');
  expect(said()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(said()).toBe('Members'));
});
