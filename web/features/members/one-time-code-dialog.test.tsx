import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leavePage } from '../../lib/form/held-page.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { OneTimeCodeDialog } from './one-time-code-dialog.tsx';

const code = {
  purpose: 'reset' as const,
  code: 'ABCDEFGH23',
  expires: '2026-11-23T02:30:00.000Z',
  link: 'https://lotus.example/session/reset?token=x',
};

function show() {
  answerWire({ 'GET /api/office/company': { body: success({ name: 'Lotus', zone: 'Asia/Yangon' }) } });
  const close = vi.fn();
  const { user } = renderPage(<OneTimeCodeDialog code={code} membercode="A" membername="Aye Aye" onOk={close} />);
  return { user, close };
}

it('asks before a code that nobody took down is gone', async () => {
  const { user, close } = show();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back to the code' }));
  screen.getByText('ABCDEFGH23');
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('button', { name: 'Close without it' }));
  expect(close).toHaveBeenCalledOnce();
});

it('asks too before the page is left, until the link was copied', async () => {
  const { user, close } = show();
  const goOn = vi.fn();
  await screen.findByText('ABCDEFGH23');
  act(() => leavePage(goOn));
  await user.click(await screen.findByRole('button', { name: 'Back to the code' }));
  act(() => leavePage(goOn));
  expect(goOn).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Close without it' }));
  expect(goOn).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await screen.findByRole('button', { name: 'Copied' });
  leavePage(goOn);
  expect(goOn).toHaveBeenCalledTimes(2);
});

it('closes at once when the link was copied, or the slip printed', async () => {
  const { user, close } = show();
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await screen.findByRole('button', { name: 'Copied' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(close).toHaveBeenCalledOnce();
});
