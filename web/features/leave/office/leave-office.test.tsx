import type { LeaveCodeView, TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { type Answer, answerWire, failure, type SentRequest, success } from '../../../testing/wire.ts';
import { BalancesOf } from './balances-of.tsx';
import { LeaveTypesPanel } from './leave-types-panel.tsx';
import { MemberBalances } from './member-balances.tsx';

const CODES = 'GET /api/leave/codes';
const CHANGE = 'PUT /api/leave/codes/EL';
const TYPES = 'GET /api/leave/types';
const MEMBERS = 'GET /api/memberno_info';
const ADJUST = 'POST /api/leave/adjustment';

const earned: LeaveCodeView = {
  leaveid: 'EL',
  description: 'EARNED LEAVE',
  nexttoholiday: 'forbid',
  nexttooffday: 'forbid',
  daysthisyear: 10,
  daysperyear: 10,
  revision: 4,
  paid: 'full',
  unlimited: false,
  prorated: false,
  carrydays: 0,
  carrymonths: 0,
  halfdays: false,
  freedays: 'counted',
  retired: false,
};
const nobodyShort = { count: 0, members: [] };
const noLeave = { count: 0, items: [] };
const notRepaid = { days: 0, members: 0 };
/** The server at a change: looked at only, it says what it would touch. */
const changing = (touches: Partial<TypeTouch> = {}, answer: Answer = { body: success(earned) }) => ({
  [CHANGE]: ({ query }: SentRequest): Answer =>
    query.get('preview') === 'true'
      ? {
          body: success({
            ...earned,
            touches: {
              years: [{ fiscalyear: 2027, days: 12, difference: 2, adjusted: 26, inpart: 2, granted: 1, entered: 0 }],
              short: nobodyShort,
              leave: noLeave,
              repaid: notRepaid,
              ...touches,
            },
          }),
        }
      : answer,
});
const changed = (wire: { sent: readonly SentRequest[] }) =>
  wire.sent.filter((it) => it.call === CHANGE && it.query.get('preview') !== 'true').map((it) => it.body);

async function showTypes(answers: Parameters<typeof answerWire>[0], codes = [earned]) {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const wire = answerWire({ [CODES]: { body: success({ fiscalyear: 2026, codes }) }, ...answers });
  const { user } = renderPage(<LeaveTypesPanel />);
  await screen.findByRole('button', { name: 'Add leave type' });
  return { wire, user };
}
type User = Awaited<ReturnType<typeof showTypes>>['user'];

async function saveDays(user: User, days: string) {
  await user.click(await screen.findByRole('button', { name: 'Change EARNED LEAVE' }));
  const field = screen.getByRole('textbox', { name: 'Days per year' });
  await user.clear(field);
  await user.type(field, days);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the leave types of the office', () => {
  it('say in the list how each is paid and what else is agreed on it', async () => {
    const sick = { ...earned, leaveid: 'HP', description: 'SICK LEAVE', paid: 'half' as const, halfdays: true };
    const unpaid = { ...earned, leaveid: 'WP', description: 'UNPAID', paid: 'none' as const, unlimited: true };
    const parted = { ...earned, leaveid: 'CL', description: 'CASUAL', prorated: true, freedays: 'skipped' as const };
    await showTypes({}, [earned, sick, { ...unpaid, prorated: true }, parted]);
    const lines = (await screen.findAllByRole('listitem')).map((it) => it.textContent);
    expect(lines.map((it) => it?.match(/(Paid in full|Half paid|Not paid).*?(?=\d+ days|Without limit)/)?.[0])).toEqual(
      [
        'Paid in full',
        'Half paid · May be taken for half a day',
        'Not paid',
        'Paid in full · Off-days and public holidays within it cost nothing · A part for who joins within the year',
      ],
    );
  });

  it('change everybody’s balance only after the question', async () => {
    const { wire, user } = await showTypes(changing());
    await saveDays(user, '12');
    const question = await screen.findByRole('alertdialog', { name: 'Change everybody’s balance?' });
    expect(question.textContent).toContain('24 members get 2 days more each.');
    expect(question.textContent).toContain('2 members who joined within the year get their part of this.');
    expect(question.textContent).toContain('1 member gets 12 days.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(changed(wire)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Change the balances' }));
    await screen.findByText('EARNED LEAVE is changed.');
    const { leaveid: _id, daysthisyear: _days, retired: _retired, ...rules } = earned;
    const terms = { servicemonths: 0, earnedmonthly: false, secondover: null, documentover: null };
    expect(changed(wire)).toEqual([{ ...rules, ...terms, daysperyear: 12, begin: 'next-year' }]);
  });

  it('take days in Burmese digits', async () => {
    const { wire, user } = await showTypes(changing({ years: [] }));
    await saveDays(user, '၁၂');
    await waitFor(() => expect(changed(wire)).toMatchObject([{ daysperyear: 12 }]));
  });

  it('say before they are paid otherwise how many days of closed pay periods that changes', async () => {
    const { wire, user } = await showTypes(changing({ years: [], repaid: { days: 9, members: 3 } }));
    await saveDays(user, '12');
    const question = await screen.findByRole('alertdialog', { name: 'Change this leave type?' });
    expect(question.textContent).toContain('Taken in closed pay periods by 3 members: 9 days.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(changed(wire)).toEqual([]);
  });

  it('say at the field that how the own leave is paid is an administrator’s to change', async () => {
    const errors = [{ field: 'paid', code: 'FORBIDDEN', params: { reason: 'ownleave' } }];
    const { wire, user } = await showTypes({ [CHANGE]: { status: 403, body: failure('FORBIDDEN', { errors }) } });
    await user.click(await screen.findByRole('button', { name: 'Change EARNED LEAVE' }));
    await user.click(screen.getByRole('button', { name: 'Pay, earning and carry-over' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Paid' }), 'half');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/An administrator changes how it is paid\.$/);
    expect(screen.getByRole('combobox', { name: 'Paid' }).getAttribute('aria-invalid')).toBe('true');
    expect(changed(wire)).toEqual([]);
  });

  it('ask whether balances that a file has entered stand, which they do unless the days shall come on top', async () => {
    const years = [{ fiscalyear: 2026, days: 10, difference: 10, adjusted: 0, inpart: 0, granted: 3, entered: 2 }];
    const { wire, user } = await showTypes(changing({ years }));
    await saveDays(user, '10');
    const question = await screen.findByRole('alertdialog', { name: 'Change everybody’s balance?' });
    expect(question.textContent).toContain('A file has entered what 2 members have left of this year');
    const stand = within(question).getByRole<HTMLInputElement>('radio', { name: /^They stand/ });
    expect(stand.checked).toBe(true);
    await user.click(within(question).getByRole('radio', { name: 'These members get 10 days on top' }));
    await user.click(within(question).getByRole('button', { name: 'Change the balances' }));
    await screen.findByText('EARNED LEAVE is changed.');
    expect(changed(wire)).toMatchObject([{ openingbalances: 'add' }]);
  });

  it('are retired after the question only where leave to come stays', async () => {
    const RETIRE = 'POST /api/leave/codes/EL/retire';
    const item = {
      ...{ id: 3, membercode: 'EM001', membername: 'Aye Chan Moe', start: '2026-12-01', end: '2026-12-02' },
      ...{ approve_status: 1, effect: 'retired' as const, days: 2, would: 2 },
    };
    const ofOneDay = { ...item, id: 4, membercode: 'EM004', membername: 'Su Myat Noe', end: item.start, days: 1 };
    const leave = { count: 2, items: [item, ofOneDay] };
    const touches = { years: [], short: nobodyShort, leave, repaid: notRepaid };
    const { wire, user } = await showTypes({ [RETIRE]: { body: success({ ...earned, retired: true, touches }) } });
    const retired = () => wire.sent.filter((it) => it.call === RETIRE && it.query.get('preview') !== 'true').length;
    await user.click(await screen.findByRole('button', { name: 'Retire EARNED LEAVE' }));
    const question = await screen.findByRole('alertdialog', { name: 'Retire EARNED LEAVE?' });
    expect(within(question).getByRole('button', { name: 'Retire' })).toBeDefined();
    expect(question.textContent).toContain('Aye Chan Moe (EM001), 01/12/2026 – 02/12/2026:');
    expect(question.textContent).toContain('Su Myat Noe (EM004), 01/12/2026:');
    const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Retire EARNED LEAVE', hidden: true });
    expect(opener.disabled, 'a browser gives the focus back to nothing that is out of reach').toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement, 'the focus is back where it was').toBe(opener));
    expect(retired()).toBe(0);
    wire.now(RETIRE, { body: success({ ...earned, retired: true, touches: { ...touches, leave: noLeave } }) });
    await user.click(screen.getByRole('button', { name: 'Retire EARNED LEAVE' }));
    await screen.findByText('EARNED LEAVE is taken for no new leave any more.');
    expect(retired()).toBe(1);
  });

  it('name whom fewer days would take below zero, and send nothing', async () => {
    const who = { membercode: 'EM001', membername: 'Aye Chan Moe', fiscalyear: 2026, remaining: 1, after: -7 };
    const { wire, user } = await showTypes(changing({ short: { count: 1, members: [who] } }));
    await saveDays(user, '2');
    expect(await screen.findByText('Aye Chan Moe (EM001): 1 left of 2026/27')).toBeDefined();
    expect(changed(wire)).toEqual([]);
  });

  it('show both versions when somebody else was quicker, and change what is stored then when told to', async () => {
    const theirs = { ...earned, description: 'ANNUAL LEAVE', revision: earned.revision + 1 };
    const refused = { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) };
    const { wire, user } = await showTypes(changing({ years: [] }, refused));
    await saveDays(user, '12');
    expect(await screen.findByText('ANNUAL LEAVE')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Days per year' }).value).toBe('12');
    const stored = { body: success({ ...theirs, daysperyear: 12, revision: theirs.revision + 1 }) };
    wire.now(CHANGE, changing({ years: [] }, stored)[CHANGE] as (request: SentRequest) => Answer);
    await user.click(screen.getByRole('button', { name: 'Save mine beside what is stored' }));
    expect(await screen.findByText(/is changed\./)).toBeDefined();
    expect(changed(wire)[1]).toMatchObject({ description: 'ANNUAL LEAVE', daysperyear: 12, revision: theirs.revision });
  });

  it('name leave that stays as it is although stricter rules would not have it so', async () => {
    const leave = { id: 7, membercode: 'EM001', membername: 'Aye Chan Moe', start: '2026-12-07', end: '2026-12-08' };
    const item = { ...leave, approve_status: 1, effect: 'next_to_free_day' as const, days: 2, would: 2 };
    const { wire, user } = await showTypes(changing({ years: [], leave: { count: 1, items: [item] } }));
    await saveDays(user, '10');
    const question = await screen.findByRole('alertdialog', { name: 'Change this leave type?' });
    expect(question.textContent).toContain('Aye Chan Moe (EM001), 07/12/2026 – 08/12/2026');
    expect(changed(wire)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Change it' }));
    await screen.findByText('EARNED LEAVE is changed.');
    expect(changed(wire)).toHaveLength(1);
  });

  it('say that no days are set yet, or what the next year brings', async () => {
    await showTypes({}, [{ ...earned, daysthisyear: 0, daysperyear: 0 }]);
    expect(await screen.findByText(/Days per year are still to be set/)).toBeDefined();
    expect(screen.getByText('No days yet')).toBeDefined();
  });

  it('name those in use that give no days, while others do', async () => {
    const none = { ...earned, daysthisyear: 0, daysperyear: 0 };
    await showTypes({}, [
      earned,
      { ...none, leaveid: 'WP', description: 'WITHOUT PAY' },
      { ...none, leaveid: 'ML', description: 'MEDICAL LEAVE', unlimited: true },
      { ...none, leaveid: 'CL', description: 'CASUAL LEAVE', retired: true },
    ]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No days yet: WITHOUT PAY\. Until /);
  });

  it('say which days hold from when', async () => {
    await showTypes({}, [{ ...earned, daysperyear: 12 }]);
    expect(await screen.findByText('10 days this year, 12 from 01/04/2027')).toBeDefined();
  });

  it('say how many days go on into the next year', async () => {
    await showTypes({}, [{ ...earned, carrydays: 5, carrymonths: 3 }]);
    await screen.findByText('Up to 5 days carried into the next year, to be taken within 3 months');
  });

  it('say that there is none', async () => {
    await showTypes({}, []);
    expect(await screen.findByText(/There is no leave type yet/)).toBeDefined();
  });
});

describe('the balances of a member', () => {
  const member = { id: 9, membercode: 'EM001', membername: 'Aye Chan Moe', status: 'active' as const };
  const type = { ...earned, entitled: 10, taken: 0, pending: 0, remaining: 10 };
  const types = { body: success({ fiscalyear: 2026, types: [type] }) };

  it('are adjusted once, however often the form is sent', async () => {
    enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' });
    const wire = answerWire({ [TYPES]: types, [ADJUST]: 'dropped' });
    const { user } = renderPage(<BalancesOf member={member} fiscalyear={2026} />);
    await user.click(await screen.findByRole('button', { name: 'Adjust EARNED LEAVE' }));
    const headings = screen.getAllByText(/^Balances of/).map((it) => it.textContent);
    expect(headings).toEqual(['Balances of Aye Chan Moe, 01/04/2026 – 31/03/2027']);
    await user.type(screen.getByRole('textbox', { name: 'Days' }), '2');
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'two Sundays');
    await user.click(screen.getByRole('button', { name: 'Adjust the balance' }));
    await screen.findByText(/Muster could not be reached/);
    wire.now(ADJUST, { body: success({ remaining: 12 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('EARNED LEAVE of Aye Chan Moe: 12 left.');
    const sent = wire.sent.filter((it) => it.call === ADJUST);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.body).toEqual({
      membercode: 'EM001',
      leavetypeid: 'EL',
      fiscalyear: 2026,
      days: 2,
      note: 'two Sundays',
    });
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[0]?.idempotencyKey).toMatch(/^[\w-]{8,}$/);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('are adjusted by days in Burmese digits, too', async () => {
    enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' });
    const wire = answerWire({ [TYPES]: types, [ADJUST]: { body: success({ remaining: 7.5 }) } });
    const { user } = renderPage(<BalancesOf member={member} fiscalyear={2026} />);
    await user.click(await screen.findByRole('button', { name: 'Adjust EARNED LEAVE' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to do' }), 'take');
    await user.type(screen.getByRole('textbox', { name: 'Days' }), '၂.၅');
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'taken twice');
    await user.click(screen.getByRole('button', { name: 'Adjust the balance' }));
    await screen.findByText('EARNED LEAVE of Aye Chan Moe: 7.5 left.');
    expect(wire.sent.filter((it) => it.call === ADJUST).map((it) => it.body)).toMatchObject([{ days: -2.5 }]);
  });

  it('keep what was typed when the server refuses', async () => {
    enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' });
    const refused = {
      ...failure('LEAVE_BALANCE_TOO_LOW'),
      errors: [{ field: 'days', code: 'LEAVE_BALANCE_TOO_LOW', params: { reason: 'remaining', count: 3 } }],
    };
    answerWire({ [TYPES]: types, [ADJUST]: { status: 422, body: refused } });
    const { user } = renderPage(<BalancesOf member={member} fiscalyear={2026} />);
    await user.click(await screen.findByRole('button', { name: 'Adjust EARNED LEAVE' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to do' }), 'take');
    await user.type(screen.getByRole('textbox', { name: 'Days' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'taken twice');
    await user.click(screen.getByRole('button', { name: 'Adjust the balance' }));
    expect(await screen.findByText('Only 3 days remain, so at most 3 can be taken off.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' }).value).toBe('5');
  });

  it('are found by a code in whatever letters and digits the address spells it', async () => {
    enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' });
    const wire = answerWire({ [TYPES]: types, [MEMBERS]: { body: { memberno_info: [member] } } });
    const company = {
      ...{ name: 'Golden Lotus Trading', zone: 'Asia/Yangon', weekstart: 1 as const, today: '2026-11-20' },
      ...{ samples: false, locationdays: null, periodstarts: 1 },
    };
    renderPage(<MemberBalances company={company} />, '/?member=em၀၀၁');
    expect(await screen.findByText(/^Balances of Aye Chan Moe/)).toBeDefined();
    const asked = wire.sent
      .filter((it) => it.call === MEMBERS)
      .map(({ query }) => query.get('filter') ?? query.get('page'));
    expect(asked.toSorted(), 'one of them, and as many as are offered').toEqual(['1,20', 'membercode,eq,EM001']);
  });

  it('of oneself can be seen and not adjusted', async () => {
    enterSession({ id: 9, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'HR' });
    answerWire({ [TYPES]: types });
    renderPage(<BalancesOf member={member} fiscalyear={2026} />);
    await screen.findByRole('button', { name: /^EARNED LEAVE: 10 left/ });
    expect(screen.queryByRole('button', { name: 'Adjust EARNED LEAVE' })).toBeNull();
    expect(screen.getByText(/adjusted by somebody else of the office/)).toBeDefined();
  });
});
