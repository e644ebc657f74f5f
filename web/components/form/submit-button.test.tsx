import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SubmitButton } from './submit-button.tsx';

/** A form whose answer is awaited until it comes, and is a refusal. */
function Refused({ answer }: { readonly answer: Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <SubmitButton
      busy={busy}
      type="button"
      onClick={() => {
        setBusy(true);
        void answer.then(() => setBusy(false));
      }}
    >
      Save
    </SubmitButton>
  );
}

it('leaves whoever pressed it by the keyboard on it after a refusal', async () => {
  const answer = Promise.withResolvers<void>();
  const { user } = renderPage(<Refused answer={answer.promise} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  // A browser takes the focus from what is out of reach.
  save.blur();
  answer.resolve();
  await expect.poll(() => document.activeElement).toBe(save);
});
