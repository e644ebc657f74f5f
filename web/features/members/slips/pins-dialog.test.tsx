import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, type SentRequest, success } from '../../../testing/wire.ts';
import { PinsDialog } from './pins-dialog.tsx';

const CALL = 'POST /api/members/pins';
const company = { body: success({ name: 'Golden Lotus', zone: 'Asia/Yangon', weekstart: 1, doors: true }) };
const codes = Array.from({ length: 45 }, (_, n) => `EM${String(n + 1).padStart(3, '0')}`);
const pinsOf = (some: readonly string[], more: object = {}) => ({
  body: success({
    pins: some.map((membercode, n) => ({
      membernoid: Number(membercode.slice(2)),
      membercode,
      membername: membercode,
      pin: `48159${n % 10}`,
    })),
    ...{ kept: 0, skipped: 0, next: null, ...more },
  }),
});
const namedIn = ({ body }: SentRequest) => (body as { membercodes: string[] }).membercodes;

function open(answer: Parameters<typeof answerWire>[0][string], membercodes?: readonly string[]) {
  const wire = answerWire({ [CALL]: answer, 'GET /api/office/company': company });
  const onClose = vi.fn();
  const { user } = renderPage(<PinsDialog {...(membercodes && { membercodes })} onClose={onClose} />);
  return { wire, user, onClose, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

it('hands out to those who are named part by part, and keeps all of them on one sheet', async () => {
  const { wire, press } = open((it) => pinsOf(namedIn(it), { kept: 1 }), codes);
  await press('Make the slips');
  expect(await screen.findByText(/^45 slips\..*3 had one and keep it\./)).toBeDefined();
  expect(wire.bodies(CALL)).toEqual([
    { again: false, membercodes: codes.slice(0, 20) },
    { again: false, membercodes: codes.slice(20, 40) },
    { again: false, membercodes: codes.slice(40) },
  ]);
  expect(screen.getAllByText(/^48159\d$/)).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Go on with the others' })).toBeNull();
});

it('gives new ones to who has one only where that is chosen', async () => {
  const { wire, user, press } = open((it) => pinsOf(namedIn(it)), ['EM001']);
  await user.click(screen.getByRole('checkbox', { name: /^Also new ones/ }));
  await press('Make the slips');
  await screen.findByText('481590');
  expect(wire.bodies(CALL)).toEqual([{ again: true, membercodes: ['EM001'] }]);
});

it('goes on behind the last one where nobody is named, also where a part gave nobody a PIN', async () => {
  const { wire, press } = open(({ body }) => {
    const { after } = body as { after?: string };
    return after === undefined ? pinsOf([], { next: 'EM020' }) : pinsOf(['EM021']);
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Make the slips');
  await screen.findByText('481590');
  expect(wire.bodies(CALL)).toEqual([{ again: false }, { again: false, after: 'EM020' }]);
});

it('keeps what has come when a part fails, and goes on with the others only', async () => {
  let parts = 0;
  const { wire, press } = open(
    (it) => {
      parts += 1;
      return parts === 2 ? { status: 404, body: failure('NOT_FOUND') } : pinsOf(namedIn(it));
    },
    codes.slice(0, 25),
  );
  await press('Make the slips');
  await screen.findByRole('button', { name: 'Go on with the others' });
  expect(screen.getAllByText(/^48159\d$/)).toHaveLength(20);
  await press('Go on with the others');
  await screen.findByText(/^25 slips/);
  expect(wire.sent.filter((it) => it.call === CALL).map((it) => namedIn(it).length)).toEqual([20, 5, 5]);
});

it('asks before PINs that were not printed are let go of, and not after', async () => {
  const { press, onClose } = open((it) => pinsOf(namedIn(it)), ['EM001']);
  await press('Make the slips');
  await screen.findByText('481590');
  await press('Close');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Let go of these codes?' })).toBeDefined();
  await press('Back to the slips');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});
