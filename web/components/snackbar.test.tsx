import Button from '@mui/material/Button';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { DialogFrame } from './dialogs/dialog-frame.tsx';
import { useSnackbar } from './snackbar.tsx';

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

it('keeps a word in sight that is said on the way back to a dialog, and takes it away when the next one opens', async () => {
  const { user } = renderPage(<TwoDialogs />);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const word = await screen.findByText('It is kept.');
  await expect(waitForElementToBeRemoved(word, { timeout: 1000 })).rejects.toThrow();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitForElementToBeRemoved(word);
});
