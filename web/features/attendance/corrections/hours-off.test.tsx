import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectDay } from './correct-day.tsx';
import { CorrectionsToDecide } from './correction-lists.tsx';
import { GivenForDay } from './given-for-day.tsx';

const ASK = 'POST /api/attendance/correction';
const LIST = 'GET /api/attendance/correction';
const LEFT = 'GET /api/attendance/hoursoff';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

/** A day to come. */
const DAY: SummaryDay = {
  ...{ date: '2026-11-23', status: 'upcoming', note: '', minutes: 0, expected: 0, late: 0, early: 0, flags: [] },
  ...{ checkin: null, checkout: null, overtime: 0, shift: { starts: '09:00', ends: '17:00' } },
  may: { correct: false, excuse: false, hours: true },
};
const listed = (...some: Correction[]) => ({ body: { ...success(some), more: false, cursor: null } });
const left = { [LIST]: listed(), [LEFT]: { body: success({ allowance: 480, left: 360 }) } };
const ASKED: Correction = {
  ...{ id: 7, state: 'pending', kind: 'hours', attendancedate: '2026-11-23', membercode: 'EM001' },
  ...{ hours: { from: '09:00', to: '11:00', minutes: 120 }, reason: 'The dentist', askedby: null },
  ...{ membername: 'Aye Chan Moe', groupno: 'SALES', before: [], after: [], earned: null },
  ...{ createdat: '2026-11-20T02:30:00.000Z', decidedby: null, decidedfor: null, decisionremark: '' },
  ...{ revision: 1, may: { decide: true, approve: true, withdraw: false } },
};

it('are asked for at a day to come, with what is left of the year before and after them', async () => {
  const wire = answerWire({ ...left, [ASK]: { status: 201, body: success(ASKED) } });
  const { user } = renderPage(<CorrectDay day={DAY} zone="Asia/Yangon" />);
  await user.click(await screen.findByRole('button', { name: 'Ask for hours off' }));
  expect(screen.queryByRole('button', { name: 'Correct this day' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours off on Mon 23/11/2026' }));
  expect(dialog.getByText('Shift of the day: 09:00–17:00.')).toBeDefined();
  expect(await dialog.findByText('Left for this budget year: 6 h 0 min.')).toBeDefined();
  await user.type(dialog.getByLabelText('Off from'), '09:00');
  await user.type(dialog.getByLabelText('Until'), '16:00');
  expect(dialog.getByText(/These hours are more than that\.$/)).toBeDefined();
  await user.clear(dialog.getByLabelText('Until'));
  await user.type(dialog.getByLabelText('Until'), '11:00');
  expect(dialog.getByText('Left for this budget year: 6 h 0 min, with these hours 4 h 0 min.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The dentist');
  await user.click(dialog.getByRole('button', { name: 'Ask for hours off' }));
  expect(await screen.findByText('The hours off are asked for.')).toBeDefined();
  const hours = { from: '09:00', to: '11:00' };
  expect(wire.bodies(ASK)).toEqual([{ attendancedate: '2026-11-23', kind: 'hours', hours, reason: 'The dentist' }]);
});

it('say at their end why they are refused, and keep what was typed', async () => {
  const params = { reason: 'outsideshift' };
  const errors = [{ field: 'hours', code: 'CORRECTION_NOT_POSSIBLE', params }];
  answerWire({ ...left, [ASK]: { status: 422, body: failure('CORRECTION_NOT_POSSIBLE', { params, errors }) } });
  const { user } = renderPage(<CorrectDay day={DAY} zone="Asia/Yangon" />);
  await user.click(await screen.findByRole('button', { name: 'Ask for hours off' }));
  await user.type(screen.getByLabelText('Off from'), '08:00');
  await user.type(screen.getByLabelText('Until'), '10:00');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The dentist');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask for hours off' }));
  expect((await screen.findAllByText(/^These hours do not all lie in the shift/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Until').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Off from')).toHaveProperty('value', '08:00');
});

it('are given at once by the office', async () => {
  const wire = answerWire({ ...left, [ASK]: { status: 201, body: success({ ...ASKED, state: 'approved' }) } });
  const of = { membercode: 'EM002', membername: 'Zaw Lin' };
  const { user } = renderPage(<CorrectDay day={DAY} zone="Asia/Yangon" of={of} />);
  await user.click(await screen.findByRole('button', { name: 'Give hours off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours off on Mon 23/11/2026 for Zaw Lin' }));
  await user.type(dialog.getByLabelText('Off from'), '09:00');
  await user.type(dialog.getByLabelText('Until'), '11:00');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The dentist');
  await user.click(dialog.getByRole('button', { name: 'Give hours off' }));
  expect(await screen.findByText('The hours off are given.')).toBeDefined();
  expect(wire.bodies(ASK)).toMatchObject([{ kind: 'hours', membercode: 'EM002' }]);
});

it('are offered at no other day', async () => {
  answerWire(left);
  const { container } = renderPage(<CorrectDay day={{ ...DAY, may: { correct: false, excuse: false } }} zone="UTC" />);
  expect(container.textContent).toBe('');
});

it('are decided by when they are, how long that is, and what is left of the year with them', async () => {
  const wire = answerWire({ ...left, [LIST]: listed(ASKED) });
  const { user } = renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText('Hours off: 09:00–11:00 (2 h 0 min)')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give these hours off?' }));
  expect(dialog.getByText(/^So much less of the day is to be worked, and it is paid\./)).toBeDefined();
  expect(await dialog.findByText('Left for this budget year: 8 h 0 min, with these hours 6 h 0 min.')).toBeDefined();
  expect(wire.sent.find((it) => it.call === LEFT)?.query.toString()).toBe('day=2026-11-23&membercode=EM001');
});

it('are only to be rejected where the company gives none any more, which is said', async () => {
  answerWire({ [LIST]: listed({ ...ASKED, ungiven: true, may: { decide: true, approve: false, withdraw: false } }) });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText(/^The company gives no hours off any more/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('are given back at their day by their member until they begin', async () => {
  const given: Correction = { ...ASKED, state: 'approved', may: { decide: false, approve: false, withdraw: true } };
  const wire = answerWire({
    [LIST]: listed(given),
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...given, state: 'withdrawn' }) },
  });
  const { user } = renderPage(
    <GivenForDay day={{ date: '2026-11-23', status: 'present', hoursoff: 120 }} membercode="EM001" />,
  );
  await user.click(await screen.findByRole('button', { name: 'Give back' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Give back these hours off?' }));
  expect(question.getByText(/Whoever approved them is told\.$/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Give back' }));
  expect(await screen.findByText('The hours off are given back.')).toBeDefined();
  expect(wire.bodies('POST /api/attendance/correction/7/withdraw')).toEqual([{ revision: 1 }]);
});

it('are shown at their day also where they take nothing of it, and taken back there by the office', async () => {
  act(() => enterSession({ id: 3, membercode: 'HR001', membername: 'Khin Mar Lwin', role: 'HR' }));
  const may = { decide: false, approve: false, withdraw: true };
  const given: Correction = { ...ASKED, state: 'approved', decidedby: 'Khin Mar Lwin', may };
  answerWire({
    [LIST]: listed(given),
    'POST /api/attendance/correction/7/withdraw': { body: success({ ...given, state: 'withdrawn' }) },
  });
  const { user } = renderPage(
    <GivenForDay day={{ date: '2026-11-23', hoursoff: 0, status: 'holiday' }} membercode="EM001" />,
  );
  expect(await screen.findByText('Hours off: 09:00–11:00 (2 h 0 min)')).toBeDefined();
  expect(screen.getByText(/still used up\. Take them back so that they can be taken on another day\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Take back these hours off?' }));
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The hours off are taken back.')).toBeDefined();
});

it('say at their day why they do not spare who did not come, and how idle ones are had for another day', async () => {
  const approved = (withdraw: boolean): Correction => ({
    ...ASKED,
    ...{ state: 'approved', decidedby: 'Khin Mar Lwin', may: { decide: false, approve: false, withdraw } },
  });
  const show = (status: SummaryDay['status'], hoursoff: number, withdraw: boolean) => {
    answerWire({ [LIST]: listed(approved(withdraw)) });
    return renderPage(<GivenForDay day={{ date: '2026-11-23', status, hoursoff }} membercode="EM001" />);
  };
  show('absent', 120, false);
  expect(await screen.findByText(/^Nobody came on this day, so it is absent, all of it\./)).toBeDefined();
  cleanup();
  show('leave', 0, true);
  expect(await screen.findByText(/Give them back to have them for another day\.$/)).toBeDefined();
  cleanup();
  show('leave', 0, false);
  expect(await screen.findByText(/Ask the HR office to take them back\.$/)).toBeDefined();
  cleanup();
  show('present', 120, false);
  expect(await screen.findByText('Hours off: 09:00–11:00 (2 h 0 min)')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
