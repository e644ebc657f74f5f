import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../../lib/session-store.ts';
import { leaveData, someLeave } from '../../../../testing/leave-data.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../../testing/wire.ts';
import { LeaveDialogs } from '../leave-dialogs.tsx';
import type { LeaveChoice } from '../use-leave-choice.ts';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const BALANCE = 'GET /api/entitleleave/noOfLeave';
const TAKE = 'POST /api/entitleleave/memberLeave';
const EDIT = 'POST /api/entitleleave/updateMemberLeave';
const REMOVE = 'GET /api/entitleleave/removeLeaveDay';
const HOLIDAY = 'GET /api/frontend/checkHolidayForLeave';
const OFFDAY = 'GET /api/frontend/checkOffdayDateForLeave';

/** The first look at a page waits for more than one answer. */
const LOADED = { timeout: 5000 };

const balance = (entitleleave: number, remain_leave: number) => ({
  [BALANCE]: { body: success([{ entitleleave, remain_leave }]) },
});

beforeEach(() => act(() => enterSession(EM001)));

const unused = () => undefined;

interface Shown {
  readonly data?: ReturnType<typeof leaveData>;
  readonly changing?: LeaveView;
  readonly start?: string;
}

function Dialog({ data = leaveData(), changing, start }: Shown) {
  const leave = changing ? String(changing.id) : 'new';
  const moves = { take: unused, open: unused, giveBack: unused, close: unused };
  const choice: LeaveChoice = { leave, day: start ?? null, returning: false, ...moves };
  return <LeaveDialogs data={data} choice={choice} />;
}

/** The dialog on its page, with the landing page at the root. */
async function show(props: Shown = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/" element="The landing page" />
      <Route path="/dashboard/take_leave" element={<Dialog {...props} />} />
    </Routes>,
    '/dashboard/take_leave',
  );
  await screen.findByText(/^Remaining|^Can't leave/, {}, LOADED);
  return page;
}

type User = Awaited<ReturnType<typeof show>>['user'];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled');

async function enter(user: User, name: 'From date' | 'To date', day: string) {
  await user.clear(field(name));
  await user.type(field(name), day);
}

describe('taking leave', () => {
  it('begins with a day of earned leave that can be taken', async () => {
    answerWire(balance(10, 10));
    await show();
    expect(screen.getByRole('dialog', { name: 'Taking Leave Days' })).toBeDefined();
    expect(screen.getByDisplayValue('EL-EARNED LEAVE')).toBeDefined();
    expect(field('From date').value).toBe('26/11/2026');
    expect(screen.getByText('1 day')).toBeDefined();
    expect(isDisabled(save())).toBe(false);
  });

  it('says at the last day that more is asked for than remains', async () => {
    answerWire(balance(10, 4));
    const { user } = await show({ start: '2026-12-08' });
    await enter(user, 'To date', '12/12/2026');
    expect(screen.getByText("You can't take leave greater than remain leave (4 days)")).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'To date', '10/12/2026');
    expect(screen.getByText('3 days')).toBeDefined();
    expect(isDisabled(save())).toBe(false);
  });

  it('says at the first day that the days are more than the entitlement', async () => {
    answerWire(balance(1, 1));
    const { user } = await show();
    expect(screen.queryByText("Can't leave")).toBeNull();
    await enter(user, 'To date', '10/12/2026');
    await enter(user, 'From date', '09/12/2026');
    expect(screen.getByText("Can't leave")).toBeDefined();
    expect(isDisabled(save())).toBe(true);
  });

  it('asks each fiscal year for its own days', async () => {
    const ofNextYear = { body: success([{ entitleleave: 8, remain_leave: 1 }]) };
    const ofThisYear = { body: success([{ entitleleave: 10, remain_leave: 10 }]) };
    answerWire({ [BALANCE]: ({ query }) => (query.get('fiscalyear') === '2027' ? ofNextYear : ofThisYear) });
    const { user } = await show({ start: '2027-03-30' });
    expect(screen.getByText('Remaining 10 of 10 days')).toBeDefined();
    await enter(user, 'To date', '02/04/2027');
    await screen.findByText('Remaining 10 of 10 days; Remaining 1 of 8 days for the year from 01/04/2027');
    expect(screen.getByText("You can't take leave greater than remain leave (1 days)")).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'To date', '01/04/2027');
    expect(isDisabled(save())).toBe(false);
  });

  it('cannot be saved without any entitlement', async () => {
    answerWire(balance(0, 0));
    await show();
    expect(screen.getByText("Can't leave")).toBeDefined();
    expect(isDisabled(save())).toBe(true);
  });

  it.each([
    ['27/11/2026', '27/11/2026', "Leave day can't be taken together with offday"],
    ['02/12/2026', '02/12/2026', "Leave day can't be taken together with public holidays"],
    ['28/10/2026', '28/10/2026', "Leave can't be earlier than 01/11/2026."],
    ['15/12/2026', '17/12/2026', 'Some of these days are taken already by a trip.'],
    ['08/12/2026', '10/12/2026', 'Some of these days are taken already by another leave.'],
  ])('%s to %s is refused at once: %s', async (from, to, sentence) => {
    const wire = answerWire(balance(10, 10));
    const { user } = await show({ data: leaveData([someLeave()]) });
    await enter(user, 'From date', from);
    await enter(user, 'To date', to);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(isDisabled(save())).toBe(true);
    expect(wire.count(TAKE)).toBe(0);
  });

  it('lets another type stand next to an off-day', async () => {
    answerWire(balance(10, 10));
    const { user } = await show({ start: '2026-11-27' });
    expect(screen.getByText("Leave day can't be taken together with offday")).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leave type' }), 'CL');
    await waitFor(() => expect(isDisabled(save())).toBe(false));
  });

  it('moves the last day with the first while they are one day', async () => {
    answerWire(balance(10, 10));
    const { user } = await show({ start: '2026-12-10' });
    await enter(user, 'From date', '08/12/2026');
    expect(field('To date').value).toBe('08/12/2026');
    expect(screen.getByText('1 day')).toBeDefined();
    await enter(user, 'To date', '10/12/2026');
    await enter(user, 'From date', '09/12/2026');
    expect(field('To date').value).toBe('10/12/2026');
  });

  it('leaves the last day alone while the first is badly typed, and understands other ways of typing it', async () => {
    answerWire(balance(10, 10));
    const { user } = await show({ start: '2026-12-10' });
    await enter(user, 'From date', '32/13/2026');
    expect(field('To date').value).toBe('10/12/2026');
    expect(screen.getByText('Day/month/year, such as 25/11/2026.')).toBeDefined();
    expect(screen.queryByText('Please choose a day.')).toBeNull();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'From date', '8.12.26');
    await user.tab();
    expect(field('From date').value).toBe('08/12/2026');
    expect(field('To date').value).toBe('08/12/2026');
    expect(isDisabled(save())).toBe(false);
  });

  it('says of a type without limit that there is none, and counts no days for it', async () => {
    answerWire(balance(366, 366));
    const data = leaveData();
    const unlimited = data.types.map((it) => (it.leaveid === 'EL' ? { ...it, unlimited: true } : it));
    renderPage(<Dialog data={{ ...data, types: unlimited }} />);
    expect(await screen.findByText('No limit', {}, LOADED)).toBeDefined();
    expect(screen.queryByText(/366/)).toBeNull();
  });

  it('takes half of one day where the type allows it, and whole days otherwise', async () => {
    const wire = answerWire({ ...balance(10, 0.5), [TAKE]: { body: success(someLeave({ part: 'pm', days: 0.5 })) } });
    const { user } = await show({ start: '2026-12-08' });
    expect(screen.queryByRole('combobox', { name: 'How much of it' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leave type' }), 'CL');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'How much of it' }), 'Afternoon');
    expect(screen.getByText('0.5 days')).toBeDefined();
    await enter(user, 'To date', '09/12/2026');
    expect(screen.queryByRole('combobox', { name: 'How much of it' })).toBeNull();
    expect(screen.getByText('2 days')).toBeDefined();
    await enter(user, 'To date', '08/12/2026');
    await waitFor(() => expect(isDisabled(save())).toBe(false));
    await user.click(save());
    await screen.findByText(/Leave asked for: .*, Afternoon, 0.5 days/);
    expect(wire.bodies(TAKE)).toEqual([expect.objectContaining({ part: 'pm', noOfLeave: 0.5, todate: '2026-12-08' })]);
  });

  it('says in the calendar why a day cannot be chosen, and leaves the choice as it was', async () => {
    answerWire(balance(10, 10));
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'To date: pick from a calendar' }));
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-26');
    await user.keyboard('{ArrowRight}{Enter}');
    const picker = screen.getByRole('group', { name: 'To date' });
    expect(within(picker).getByText(/Fri 27\/11\/2026: Leave day can't be taken together with offday/)).toBeDefined();
    expect(within(picker).getByText(/offday\. This day was not taken: it stays Thu 26\/11\/2026\.$/)).toBeDefined();
    expect(field('To date').value).toBe('26/11/2026');
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(field('To date').value).toBe('01/12/2026');
    expect(screen.queryByRole('group', { name: 'To date' })).toBeNull();
  });

  it('sends what the rules computed, shows what was saved and returns to the landing page', async () => {
    const stored = someLeave({ start: '2026-12-08', end: '2026-12-09', days: 2 });
    const wire = answerWire({ ...balance(10, 10), [TAKE]: { status: 201, body: success(stored, '201') } });
    const { user } = await show({ start: '2026-12-08' });
    await enter(user, 'To date', '09/12/2026');
    await user.type(field('Remark (optional)'), 'Family');
    await user.dblClick(save());
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    const told = /Leave asked for: EL-EARNED LEAVE, Tue 08\/12\/2026 – Wed 09\/12\/2026, 2 days/;
    expect(screen.getByText(told)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Wed 09/12/2026', { selector: 'dd' })).toBeDefined();
    expect(document.activeElement).toBe(goOn);
    await user.keyboard('{Enter}');
    await screen.findByText('The landing page');
    expect(screen.getByText(told), 'the word outlives the form').toBeDefined();
    await user.click(screen.getByRole('link', { name: 'View' }));
    await screen.findByRole('dialog');
    expect(wire.bodies(TAKE)).toEqual([
      {
        leavetype: 'EL-EARNED LEAVE',
        fromdate: '2026-12-08',
        todate: '2026-12-09',
        noOfLeave: 2,
        remark: 'Family',
        membernoid: 11,
        membercode: 'EM001',
        attendancemonth: '2026-12',
      },
    ]);
  });

  it('keeps everything when the answer is lost, and tries again with the same key', async () => {
    const wire = answerWire({ ...balance(10, 10), [TAKE]: 'dropped' });
    const keys: (string | null)[] = [];
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) => {
      if (String(input).endsWith('/memberLeave')) keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return answering(input, init);
    });
    const { user } = await show({ start: '2026-12-08' });
    await user.type(field('Remark (optional)'), 'Family');
    await user.click(save());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(field('Remark (optional)').value).toBe('Family');
    wire.now(TAKE, { body: success(someLeave({ start: '2026-12-08', end: '2026-12-08', days: 1 })) });
    await user.click(again);
    await screen.findByRole('button', { name: 'Continue' });
    const [first, second] = wire.bodies(TAKE);
    expect(second).toEqual(first);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('puts what the server refuses at the field that it blames', async () => {
    const message = 'Some of these days are taken already by another leave.';
    const errors = [{ field: 'fromdate', code: 'LEAVE_OVERLAP', params: { reason: 'leave' }, message }];
    const refusal = { status: 409, body: failure('LEAVE_OVERLAP', { message, errors }) };
    answerWire({ ...balance(10, 10), [TAKE]: refusal });
    const { user } = await show({ start: '2026-12-08' });
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'To date', '09/12/2026');
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('editing leave', () => {
  const leave = someLeave();
  const edit = () => show({ data: leaveData([leave]), changing: leave });
  const checks = (holiday: boolean, offday: boolean) => ({
    [HOLIDAY]: { body: success(holiday) },
    [OFFDAY]: { body: success(offday) },
  });

  it('shows the leave without the type O, its own days given back to the balance', async () => {
    answerWire(balance(10, 8));
    await edit();
    expect(screen.getByRole('dialog', { name: 'Edit Leave Days' })).toBeDefined();
    expect(screen.getByText('Remaining 10 of 10 days')).toBeDefined();
    expect(screen.queryByRole('option', { name: 'O-OFF DAY' })).toBeNull();
    expect(isDisabled(save())).toBe(false);
  });

  it.each([
    [true, false, "Leave day can't be taken together with offday"],
    [false, true, "Leave day can't be taken together with public holidays"],
  ])('is not sent when a check says no (holiday %s, off-day %s)', async (holiday, offday, sentence) => {
    const wire = answerWire({ ...balance(10, 8), ...checks(holiday, offday) });
    const { user } = await edit();
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(wire.count(EDIT)).toBe(0);
  });

  it('is sent when both checks pass', async () => {
    const changed = success({ ...leave, end: '2026-12-09', days: 1 });
    const wire = answerWire({ ...balance(10, 8), ...checks(true, true), [EDIT]: { body: changed } });
    const { user } = await edit();
    await enter(user, 'To date', '09/12/2026');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('The landing page');
    expect(screen.getByText(/Leave changed: EL-EARNED LEAVE, Wed 09\/12\/2026, 1 day/)).toBeDefined();
    expect(wire.bodies(EDIT)).toEqual([expect.objectContaining({ id: 7, todate: '2026-12-09', noOfLeave: 1 })]);
  });

  it('says so when somebody was faster', async () => {
    const refused = { status: 409, body: failure('LEAVE_READ_ONLY') };
    answerWire({ ...balance(10, 8), ...checks(true, true), [EDIT]: refused });
    const { user } = await edit();
    await user.click(save());
    const told = await screen.findAllByText('This leave is decided already and can no longer be changed.');
    expect(told.some((it) => it.closest('[role=alert]'))).toBe(true);
    expect(isDisabled(save())).toBe(true);
  });

  it('begins with other days where those that were rejected are over, and says so', async () => {
    answerWire(balance(10, 10));
    const changing = someLeave({ approve_status: 2, start: '2026-09-08', end: '2026-09-09' });
    await show({ data: leaveData([changing]), changing });
    expect(screen.getByText('The days that you asked for are over. Choose new ones.')).toBeDefined();
    expect(field('From date').value).toBe('26/11/2026');
    expect(field('To date').value).toBe('26/11/2026');
    expect(isDisabled(save())).toBe(false);
  });

  it('is removed only after the question', async () => {
    const wire = answerWire({ ...balance(10, 8), [REMOVE]: { body: success(null) } });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = 'Do you really want to delete this record? This process cannot be undone.';
    expect(screen.getByText(question)).toBeDefined();
    expect(wire.count(REMOVE)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText(/Leave removed: EL-EARNED LEAVE/)).toBeDefined();
    expect(wire.count(REMOVE)).toBe(1);
  });
});
