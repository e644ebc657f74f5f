import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { SlipsDialog } from './slips-dialog.tsx';

const slip = {
  ...{ membernoid: 7, membercode: 'EM007', membername: 'Nilar', code: 'ABCDEFGH23' },
  ...{ link: 'https://muster.test/session/signup#membercode=EM007&code=ABCDEFGH23', expires: '2026-11-25T03:00:00Z' },
};

async function made(link = slip.link) {
  answerWire({
    'POST /api/members/codes': { body: success({ slips: [{ ...slip, link }], skipped: 0, more: false }) },
    'GET /api/office/company': { body: success({ name: 'Golden Lotus', zone: 'Asia/Yangon', weekstart: 1 }) },
  });
  const onClose = vi.fn();
  const { user } = renderPage(<SlipsDialog onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Make the slips' }));
  await screen.findByText('ABCDEFGH23');
  const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
  return { user, close, onClose };
}

it('asks before codes that were not printed are let go of', async () => {
  const { user, close, onClose } = await made();
  await close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Let go of these codes?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to the slips' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('ABCDEFGH23')).toBeDefined();
  await close();
  await user.click(screen.getByRole('button', { name: 'Let go of them' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at once when the codes are printed', async () => {
  const { close, onClose } = await made();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says before they are printed that no phone can open an address of the server alone', async () => {
  await made('http://127.0.0.1:4000/session/signup#membercode=EM007&code=ABCDEFGH23');
  expect(screen.getByText(/^No phone can open the address on these slips/)).toBeDefined();
});

it('says nothing of an address that others reach', async () => {
  await made();
  expect(screen.queryByText(/^No phone can open/)).toBeNull();
});
