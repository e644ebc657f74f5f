import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectDay } from './correct-day.tsx';
import { CorrectionsToDecide, OwnCorrections } from './correction-lists.tsx';
import { GivenForDay } from './given-for-day.tsx';

const ASK = 'POST /api/attendance/correction';
const LIST = 'GET /api/attendance/correction';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const PUNCHES = [
  { id: 1, checktype: 'in', checktime: '2026-11-16T02:30:00.000Z', ending: null, replaced: false },
  { id: 2, checktype: 'out', checktime: '2026-11-16T12:00:00.000Z', ending: null, replaced: false },
];
const DAY: SummaryDay = {
  ...{ date: '2026-11-16', status: 'present', note: '', minutes: 570, expected: 480, late: 0, early: 0, flags: [] },
  ...{ checkin: '2026-11-16T02:30:00.000Z', checkout: '2026-11-16T12:00:00.000Z', overtime: 0, overtimeopen: 90 },
  ...{ shift: { starts: '09:00', ends: '17:00' }, may: { correct: true, excuse: true, overtime: true } },
};
const listed = (...some: Correction[]) => ({ body: { ...success(some), more: false, cursor: null } });
const recorded = {
  [LIST]: listed(),
  'GET /api/membercheckin/list': { body: { ...success(PUNCHES), page: 1, more: false } },
};
const ASKED: Correction = {
  ...{ id: 7, state: 'pending', kind: 'overtime', attendancedate: '2026-11-16', membercode: 'EM001', overtime: 90 },
  ...{ membername: 'Aye Chan Moe', groupno: 'SALES', before: [], after: [], reason: 'A late delivery', askedby: null },
  ...{ createdat: '2026-11-17T02:30:00.000Z', decidedby: null, decidedfor: null, decisionremark: '' },
  ...{ revision: 1, earned: null, may: { decide: true, approve: true, withdraw: false } },
};
const reason = () => screen.findByRole('textbox', { name: 'Reason' });

it('is asked for at a day of which some is not approved, and keeps the times as they are', async () => {
  const wire = answerWire({ ...recorded, [ASK]: { status: 201, body: success({ ...ASKED }) } });
  const { user } = renderPage(<CorrectDay day={DAY} zone="Asia/Yangon" />);
  await user.click(await screen.findByRole('button', { name: 'Ask for overtime' }));
  expect(await screen.findByRole('heading', { name: 'Overtime of Mon 16/11/2026' })).toBeDefined();
  const text = 'The times stay as they are. 1 h 30 min of overtime counts once it is approved.';
  expect(screen.getByText(text)).toBeDefined();
  for (const other of ['Out at', 'What should be put right']) expect(screen.queryByLabelText(other)).toBeNull();
  await user.type(await reason(), 'A late delivery');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ask for overtime' }));
  expect(await screen.findByText('The overtime is asked for.')).toBeDefined();
  expect(wire.bodies(ASK)).toEqual([{ attendancedate: '2026-11-16', kind: 'overtime', reason: 'A late delivery' }]);
});

it('is approved at once by the office', async () => {
  const made = { ...ASKED, state: 'approved' as const };
  const wire = answerWire({ ...recorded, [ASK]: { status: 201, body: success(made) } });
  const of = { membercode: 'EM002', membername: 'Zaw Lin' };
  const { user } = renderPage(<CorrectDay day={DAY} zone="Asia/Yangon" of={of} />);
  await user.click(await screen.findByRole('button', { name: 'Approve overtime' }));
  expect(await screen.findByRole('heading', { name: 'Overtime of Mon 16/11/2026 of Zaw Lin' })).toBeDefined();
  expect(screen.getByText(/1 h 30 min of overtime counts from now on\.$/)).toBeDefined();
  await user.type(await reason(), 'A late delivery');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve overtime' }));
  expect(await screen.findByText('The overtime is approved.')).toBeDefined();
  expect(wire.bodies(ASK)).toMatchObject([{ kind: 'overtime', membercode: 'EM002' }]);
});

it('is offered at no other day', async () => {
  answerWire(recorded);
  const day: SummaryDay = { ...DAY, may: { correct: true, excuse: true } };
  renderPage(<CorrectDay day={day} zone="Asia/Yangon" />);
  expect(await screen.findByRole('button', { name: 'Correct this day' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for overtime' })).toBeNull();
});

it('is decided by its minutes, with a word of what becomes of them, and why not', async () => {
  const params = { reason: 'changed' };
  const errors = [{ field: 'decision', code: 'CORRECTION_NOT_POSSIBLE', params }];
  answerWire({
    [LIST]: listed(ASKED),
    'POST /api/attendance/correction/7/decision': {
      status: 422,
      body: failure('CORRECTION_NOT_POSSIBLE', { params, errors }),
    },
  });
  const { user } = renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText('Overtime: 1 h 30 min')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this overtime?' }));
  expect(dialog.getByText(/1 h 30 min of overtime counts from now on\.$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(/^The records of this day have changed/)).toBeDefined();
  expect(dialog.queryByText(/counts from now on/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const reject = within(await screen.findByRole('dialog', { name: 'Reject this overtime?' }));
  expect(reject.queryByText(/counts from now on/)).toBeNull();
});

it('is only to be rejected where it needs no approval any more, which is said', async () => {
  answerWire({ [LIST]: listed({ ...ASKED, unneeded: true, may: { decide: true, approve: false, withdraw: false } }) });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText(/^Overtime of this day counts without approval by now/)).toBeDefined();
  expect(screen.queryByText(/closed pay period/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('is only to be rejected for a day on which its member does not work here any more, which is said', async () => {
  const may = { decide: true, approve: false, withdraw: false };
  answerWire({ [LIST]: listed({ ...ASKED, kind: 'times', unemployed: true, may }) });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText(/^This day is before joining, after leaving/)).toBeDefined();
  expect(screen.queryByText(/closed pay period/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('is a request, as long as it waits, that its member takes back', async () => {
  const own = { ...ASKED, may: { decide: false, approve: false, withdraw: true } };
  answerWire({
    [LIST]: listed(own),
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...own, state: 'withdrawn' }) },
  });
  const { user } = renderPage(<OwnCorrections />);
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const asked = within(screen.getByRole('alertdialog', { name: 'Take back this request?' }));
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Your request is taken back.')).toBeDefined();
});

it('is shown at the day with each approval, and taken back there by the office', async () => {
  const approved: Correction = {
    ...ASKED,
    ...{ state: 'approved', decidedby: 'Khin Mar Lwin', may: { decide: false, approve: false, withdraw: true } },
  };
  const more: Correction = { ...approved, id: 8, overtime: 30, reason: 'And the next one', may: ASKED.may };
  const wire = answerWire({
    [LIST]: listed({ ...more, may: { decide: false, approve: false, withdraw: false } }, approved),
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...approved, state: 'withdrawn' }) },
  });
  const { user } = renderPage(
    <GivenForDay day={{ date: '2026-11-16', status: 'present', overtimeapproved: 120 }} membercode="EM001" />,
  );
  expect(await screen.findByText('Overtime: 1 h 30 min')).toBeDefined();
  expect(screen.getByText('Overtime: 30 min')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Take back this approval?' }));
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The approval is taken back.')).toBeDefined();
  expect(wire.bodies('POST /api/attendance/correction/7/withdraw')).toEqual([{ revision: 1 }]);
});
