import Button from '@mui/material/Button';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { DialogFrame } from './dialogs/dialog-frame.tsx';
import { useSnackbar } from './snackbar.tsx';

/** A page that says something, with a link to itself and one to another. */
function WithLinks() {
  const say = useSnackbar();
  return (
    <>
      <Button onClick={() => say('It is kept.')}>Keep</Button>
      <Link to="/?part=2">Another part</Link>
      <Link to="/other">Another page</Link>
    </>
  );
}

/** One dialog leads to another, which says what it did and leads back. */
function TwoDialogs() {
  const say = useSnackbar();
  const [second, setSecond] = useState(false);
  const goBack = () => {
    say('It is kept.');
    setSecond(false);
  };
  return second ? (
    <DialogFrame key="second" open title="Second" actions={<Button onClick={goBack}>Keep</Button>}>
      Why?
    </DialogFrame>
  ) : (
    <DialogFrame key="first" open title="First" actions={<Button onClick={() => setSecond(true)}>Go on</Button>}>
      What?
    </DialogFrame>
  );
}

/** A dialog that stays while it says something. */
function SayingDialog() {
  const say = useSnackbar();
  const copy = () => say('It is copied.');
  return (
    <DialogFrame open title="Slip" actions={<Button onClick={copy}>Copy</Button>}>
      What is on it
    </DialogFrame>
  );
}

it('is heard while a dialog lies over the page', async () => {
  const { user } = renderPage(<SayingDialog />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('It is copied.');
  // By its role only what is not hidden from those who have the screen read is found.
  expect(screen.getByRole('alert').textContent).toBe('It is copied.');
});

/** A word that is taken away fades, and is told by that at once: on a slow machine it is gone before a test looks again. */
const isLeaving = (word: HTMLElement) => word.closest<HTMLElement>('.MuiAlert-root')?.style.opacity !== '1';
const isGone = async (word: HTMLElement) => {
  expect(isLeaving(word)).toBe(true);
  await waitFor(() => expect(word.isConnected).toBe(false));
};

it('keeps a word in sight that is said on the way back to a dialog, and takes it away when the next one opens', async () => {
  const { user } = renderPage(<TwoDialogs />);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const word = await screen.findByText('It is kept.');
  expect(isLeaving(word)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await isGone(word);
});

it('takes a word away when a link leads to another page, and not within the page', async () => {
  const { user } = renderPage(<WithLinks />);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const word = await screen.findByText('It is kept.');
  await user.click(screen.getByRole('link', { name: 'Another part' }));
  expect(isLeaving(word)).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  await isGone(word);
});

it('takes a word away on the way back', async () => {
  const { user } = renderPage(<WithLinks />);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const word = await screen.findByText('It is kept.');
  fireEvent.popState(window);
  await isGone(word);
});

it('takes a word away when a form is sent, whatever comes of that', async () => {
  const { user } = renderPage(
    <>
      <WithLinks />
      <form onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Save</Button>
      </form>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const word = await screen.findByText('It is kept.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isGone(word);
});
