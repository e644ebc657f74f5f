import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { settledLater } from '../../../testing/settled-later.ts';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CorrectionsToDecide, OwnCorrections } from './correction-lists.tsx';
import { GivenForDay } from './given-for-day.tsx';

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
  const gone = settledLater<void>();
  const { user } = renderPage(<OfferedUntil gone={gone.promise} />);
  await user.type(await reason(), 'Stocktaking');
  await user.click(screen.getByRole('button', { name: 'Ask for leave in return' }));
  expect(await screen.findByText(/^Leave is given for work on a day off or a public holiday/)).toBeDefined();
  await act(async () => gone.resolve());
  expect(screen.getByRole('heading', { name: /^Leave in return for / })).toBeDefined();
  expect(screen.queryByLabelText('What should be put right')).toBeNull();
});

it('says to who approves that nothing is given any more', async () => {
  const params = { reason: 'ungiven' };
  const listed = [{ ...GIVEN, state: 'pending', may: { decide: true, approve: true, withdraw: false } }];
  answerWire({
    'GET /api/attendance/correction': { body: { ...success(listed), more: false, cursor: null } },
    'POST /api/attendance/correction/7/decision': {
      status: 422,
      body: failure('CORRECTION_NOT_POSSIBLE', {
        params,
        errors: [{ field: 'kind', code: 'CORRECTION_NOT_POSSIBLE', params }],
      }),
    },
  });
  const { user } = renderPage(<CorrectionsToDecide />);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give this leave?' }));
  const would = /In return the balance gets a day of OFF DAY/;
  expect(dialog.getByText(would)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(/^No leave is given any more for work on days off/)).toBeDefined();
  expect(dialog.queryByText(would)).toBeNull();
});

const GIVEN = {
  ...{ id: 7, state: 'approved', kind: 'inlieu', attendancedate: '2026-11-14', membercode: 'EM001' },
  ...{ membername: 'Aye Chan Moe', groupno: 'SALES', before: [], after: [], reason: 'Stocktaking', askedby: null },
  ...{ createdat: '2026-11-15T02:30:00.000Z', decidedby: 'Khin Mar Lwin', decidedfor: null, decisionremark: '' },
  ...{ revision: 2, earned: { days: 1, leavetype: 'O-OFF DAY' } },
  may: { decide: false, approve: false, withdraw: true },
};

it('is shown at the day for which it was given, whatever day that is by now, and taken back there', async () => {
  const wire = answerWire({
    'GET /api/attendance/correction': { body: { ...success([GIVEN]), more: false, cursor: null } },
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...GIVEN, state: 'withdrawn' }) },
  });
  const { user } = renderPage(
    <GivenForDay day={{ date: '2026-11-14', status: 'present', given: true }} membercode="EM001" />,
  );
  expect(await screen.findByText('Leave in return: a day of OFF DAY')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Take back this correction?'), 'while it closes').toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const asked = screen.getByRole('alertdialog', { name: 'Take back this leave?' });
  expect(asked.textContent).toContain('Where overtime must be approved, it counts once it is.');
  await user.click(within(asked).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The leave is taken back.')).toBeDefined();
  expect(wire.bodies('POST /api/attendance/correction/7/withdraw')).toEqual([{ revision: 2 }]);
});

it.each([
  [true, 'take back the half day here and then give leave in return anew.'],
  [false, 'Ask the HR office to give it in place of the half day.'],
])('says of half a day that the work earns a whole one by now, to who may take it back: %s', async (withdraw, way) => {
  const half = { ...GIVEN, earned: { days: 0.5, leavetype: 'O-OFF DAY' }, may: { ...GIVEN.may, withdraw } };
  answerWire({ 'GET /api/attendance/correction': { body: { ...success([half]), more: false, cursor: null } } });
  renderPage(
    <GivenForDay day={{ date: '2026-11-14', status: 'present', given: true, earnswhole: true }} membercode="EM001" />,
  );
  expect(await screen.findByText('Leave in return: half a day of OFF DAY')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(/^The work of this day earns a whole day by now\./);
  expect(screen.getByRole('alert').textContent).toMatch(way);
});

it('is not offered for approval once it is given no more, which is said', async () => {
  const may = { decide: true, approve: false, withdraw: false };
  const listed = [{ ...GIVEN, state: 'pending', decidedby: null, ungiven: true, may }];
  answerWire({ 'GET /api/attendance/correction': { body: { ...success(listed), more: false, cursor: null } } });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText(/^The company does not give this leave any more/)).toBeDefined();
  expect(screen.queryByText(/closed pay period/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeDefined();
});

it('is not looked for at any other day', async () => {
  const wire = answerWire({});
  renderPage(<GivenForDay day={{ date: '2026-11-14', status: 'present' }} membercode="EM001" />);
  await act(async () => undefined);
  expect(wire.sent).toEqual([]);
});

const ASKED = { ...GIVEN, state: 'pending', decidedby: null };

it('is given with a word of what becomes of the overtime', async () => {
  const listed = [{ ...ASKED, may: { decide: true, approve: true, withdraw: false } }];
  answerWire({ 'GET /api/attendance/correction': { body: { ...success(listed), more: false, cursor: null } } });
  const { user } = renderPage(<CorrectionsToDecide />);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give this leave?' }));
  expect(dialog.getByText(/count as no overtime\. In return the balance gets a day of OFF DAY\.$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const reject = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
  expect(reject.queryByText(/overtime/)).toBeNull();
});

it('is a request, as long as it waits, that its member takes back', async () => {
  const listed = [{ ...ASKED, may: { decide: false, approve: false, withdraw: true } }];
  answerWire({
    'GET /api/attendance/correction': { body: { ...success(listed), more: false, cursor: null } },
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...ASKED, state: 'withdrawn' }) },
  });
  const { user } = renderPage(<OwnCorrections />);
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const asked = within(screen.getByRole('alertdialog', { name: 'Take back this request?' }));
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Your request is taken back.')).toBeDefined();
});
