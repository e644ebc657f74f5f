import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

const ASK = 'POST /api/attendance/correction';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const PUNCHES = [
  { id: 1, checktype: 'in', checktime: '2026-11-14T02:30:00.000Z', ending: null, replaced: false },
  { id: 2, checktype: 'out', checktime: '2026-11-14T11:30:00.000Z', ending: null, replaced: false },
];
const DAY = {
  date: '2026-11-14',
  shift: { starts: '09:00', ends: '17:00' },
  may: { correct: true, excuse: false },
  inlieu: { days: 0.5, leavetype: 'O-OFF DAY' },
};
const recorded = { 'GET /api/membercheckin/list': { body: { ...success(PUNCHES), page: 1, more: false } } };
const dialogOf = (day: Omit<typeof DAY, 'inlieu'> & Partial<typeof DAY>) => (
  <CorrectionDialog day={day} zone="Asia/Yangon" kind="inlieu" onClose={() => undefined} />
);
/** The dialog of a day that is read anew while it is open, and offers no leave then. */
function OfferedUntil({ gone }: { readonly gone: Promise<void> }) {
  const [offers, setOffers] = useState(true);
  useEffect(() => void gone.then(() => setOffers(false)), [gone]);
  const { inlieu, ...day } = DAY;
  return dialogOf(offers ? { ...day, inlieu } : day);
}
const reason = () => screen.findByRole('textbox', { name: 'Reason' });

it('is asked for of a worked day off, in place of its overtime, and keeps the times as they are', async () => {
  const wire = answerWire({
    ...recorded,
    [ASK]: { status: 201, body: success({ id: 4, kind: 'inlieu', state: 'pending' }) },
  });
  const { user } = renderPage(dialogOf(DAY));
  expect(await screen.findByRole('heading', { name: 'Leave in return for Sat 14/11/2026' })).toBeDefined();
  expect(
    screen.getByText(/^The times stay as they are .* In return the balance gets half a day of OFF DAY\.$/),
  ).toBeDefined();
  expect(screen.queryByLabelText('Out at')).toBeNull();
  await user.type(await reason(), 'Stocktaking');
  await user.click(screen.getByRole('button', { name: 'Ask for leave in return' }));
  expect(await screen.findByText('Leave in return is asked for.')).toBeDefined();
  expect(wire.bodies(ASK)).toEqual([{ attendancedate: '2026-11-14', kind: 'inlieu', reason: 'Stocktaking' }]);
});

it('says why it is refused, and stays what is asked for when the day offers it no more', async () => {
  const params = { reason: 'unearned' };
  answerWire({
    ...recorded,
    [ASK]: {
      status: 422,
      body: failure('CORRECTION_NOT_POSSIBLE', {
        params,
        errors: [{ field: 'kind', code: 'CORRECTION_NOT_POSSIBLE', params }],
      }),
    },
  });
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { user } = renderPage(<OfferedUntil gone={gone} />);
  await user.type(await reason(), 'Stocktaking');
  await user.click(screen.getByRole('button', { name: 'Ask for leave in return' }));
  expect(await screen.findByText(/^Leave is given for work on a day off or a public holiday/)).toBeDefined();
  await act(async () => go());
  const what = screen.getByLabelText<HTMLSelectElement>('What should be put right');
  expect(what.selectedOptions[0]?.textContent).toBe('Leave in return');
  expect(what.getAttribute('aria-invalid')).toBe('true');
});
