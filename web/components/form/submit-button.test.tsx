import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { settledLater } from '../../testing/settled-later.ts';
import { SubmitButton } from './submit-button.tsx';

/** A form whose answer is awaited until it comes, and is a refusal. */
function Refused({ answer, onSend }: { readonly answer: Promise<void>; readonly onSend: () => void }) {
  const [busy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    setBusy(true);
    void answer.then(() => setBusy(false));
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Reason" />
      <SubmitButton busy={busy}>Save</SubmitButton>
    </form>
  );
}

it('keeps the focus of whoever pressed it while it waits and after a refusal, and sends nothing twice', async () => {
  const answer = settledLater<void>();
  const send = vi.fn();
  const { user } = renderPage(<Refused answer={answer.promise} onSend={send} />);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(save.getAttribute('aria-disabled')).toBe('true');
  // What is out of reach loses the focus: in a dialog to the dialog, where nothing shows it.
  expect(save.disabled).toBe(false);
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  await user.click(save);
  expect(send).toHaveBeenCalledOnce();
  answer.resolve();
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('false');
  expect(document.activeElement).toBe(save);
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});
