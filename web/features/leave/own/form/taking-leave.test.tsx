import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { leaveData, someLeave } from '../../../../testing/leave-data.ts';
import {
  BALANCE,
  balance,
  Dialog,
  EM001,
  enter,
  field,
  isDisabled,
  save,
  show,
  TAKE,
} from '../../../../testing/leave-form.tsx';
import { renderPage } from '../../../../testing/render-page.tsx';
import { answerWire, success } from '../../../../testing/wire.ts';

beforeEach(() => act(() => enterSession(EM001)));

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

  it('shades in the calendar of its days those on which the member rests, and no Saturday on which they work', async () => {
    answerWire(balance(10, 10));
    const data = leaveData();
    const { user } = await show({ data: { ...data, days: data.days.filter((it) => it.date !== '2026-11-28') } });
    await user.click(screen.getByRole('button', { name: 'From date: pick from a calendar' }));
    const lookOf = (day: string) => screen.getByRole('gridcell', { name: new RegExp(day) }).className;
    expect(lookOf('28/11/2026')).toBe(lookOf('27/11/2026'));
    expect(lookOf('29/11/2026')).not.toBe(lookOf('27/11/2026'));
  });

  it('says at the last day that more is asked for than remains, and to the keyboard at the button that it keeps in reach', async () => {
    const wire = answerWire(balance(10, 4));
    const { user } = await show({ start: '2026-12-08' });
    await enter(user, 'To date', '12/12/2026');
    const why = "You can't take leave greater than remain leave (4 days)";
    expect(screen.getByText(why)).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    expect([save().hasAttribute('disabled'), save().getAttribute('aria-description')]).toEqual([false, why]);
    act(() => save().focus());
    expect(document.activeElement).toBe(save());
    await user.keyboard('{Enter}');
    await user.type(field('To date'), '{Enter}');
    expect(wire.count(TAKE)).toBe(0);
    await enter(user, 'To date', '10/12/2026');
    expect(screen.getByText('3 days')).toBeDefined();
    expect(screen.getByText('3 days').closest('[role=status]')?.textContent, 'it is read out').toBe(
      'Days taken: 3 days',
    );
    expect([isDisabled(save()), save().hasAttribute('aria-description')]).toEqual([false, false]);
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
    expect(screen.getByText('After it 8 of 10 days are left for the year from 01/04/2026.')).toBeDefined();
    expect(screen.getByText('After it 0 of 8 days are left for the year from 01/04/2027.')).toBeDefined();
    expect(isDisabled(save())).toBe(false);
  });

  it('promises no carried days for days after they end', async () => {
    answerWire(balance(10, 4));
    const data = leaveData();
    const carried = { days: 4, used: 1, until: '2026-12-08' };
    await show({ data: { ...data, types: data.types.map((it) => ({ ...it, carried })) }, start: '2026-12-09' });
    const hint = 'Remaining 4 of 10 days; 3 days of them carried over, to be taken by 08/12/2026';
    expect(screen.getByText(hint)).toBeDefined();
    expect(screen.getByText(/After it 3 of 10 days are left. 3 days of them were carried over/)).toBeDefined();
    expect(isDisabled(save())).toBe(false);
  });

  it('asks nobody to take carried days by a day that is past', async () => {
    answerWire(balance(10, 4));
    const data = leaveData();
    const carried = { days: 4, used: 1, until: '2026-11-19' };
    await show({ data: { ...data, types: data.types.map((it) => ({ ...it, carried })) }, start: '2026-12-09' });
    const hint = 'Remaining 4 of 10 days; 3 days of them carried over, for leave up to 19/11/2026 alone';
    expect(screen.getByText(hint)).toBeDefined();
  });

  it('says that only carried days remain, which end before', async () => {
    answerWire(balance(10, 4));
    const data = leaveData();
    const carried = { days: 4, used: 1, until: '2026-12-08' };
    const types = data.types.map((it) => ({ ...it, carried }));
    const { user } = await show({ data: { ...data, types }, start: '2026-12-09' });
    await enter(user, 'To date', '10/12/2026');
    expect(screen.getByText(/3 were carried over and can be taken up to 08\/12\/2026 only/)).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'From date', '08/12/2026');
    await enter(user, 'To date', '09/12/2026');
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
    ['15/12/2026', '17/12/2026', '16/12/2026 is taken already by a trip.'],
    ['08/12/2026', '16/12/2026', '09/12/2026 is taken already by another leave.'],
    ['08/12/2026', '10/12/2026', '09/12/2026 is taken already by another leave.'],
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
    expect(await screen.findByText('No limit')).toBeDefined();
    expect(screen.queryByText(/366/)).toBeNull();
  });

  it('offers last what has no days left this year, and says so', async () => {
    answerWire(balance(10, 10));
    const data = leaveData();
    const spent = data.types.map((it) => (it.leaveid === 'CL' ? { ...it, unlimited: false, remaining: 0 } : it));
    renderPage(<Dialog data={{ ...data, types: spent }} />);
    await screen.findByText('Remaining 10 of 10 days');
    const names = screen.getAllByRole('option').map((it) => it.textContent);
    expect(names.at(-1)).toBe('CL-CASUAL LEAVE (none left this year)');
    expect(names.filter((it) => it?.includes('none left'))).toHaveLength(1);
  });

  it('takes half of one day where the type allows it, and whole days otherwise', async () => {
    const am = { from: '22:00', to: '02:00', night: true };
    const pm = { ...am, from: '02:00', to: '06:00' };
    const taken = someLeave({ part: 'pm', parttimes: pm, days: 0.5 });
    const wire = answerWire({
      ...balance(10, 0.5),
      'GET /api/leave/halves': { body: success({ am, pm }) },
      [TAKE]: { body: success(taken) },
    });
    const { user } = await show({ start: '2026-12-08' });
    expect(screen.queryByRole('combobox', { name: 'How much of it' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leave type' }), 'CL');
    const part = await screen.findByRole('combobox', { name: 'How much of it' });
    await within(part).findByText('First half, 22:00 to 02:00');
    await user.selectOptions(part, 'Second half, 02:00 to 06:00');
    expect(screen.getByText('0.5 days')).toBeDefined();
    const day = screen.getByRole('listitem', { name: 'Tue 08/12/2026, Second half, 02:00 to 06:00, costs' });
    expect(day.textContent).toBe('Tue8½');
    await enter(user, 'To date', '09/12/2026');
    expect(screen.queryByRole('combobox', { name: 'How much of it' })).toBeNull();
    expect(screen.getByText('2 days')).toBeDefined();
    await enter(user, 'To date', '08/12/2026');
    await waitFor(() => expect(isDisabled(save())).toBe(false));
    await user.click(save());
    await screen.findByText(/Leave asked for: .*, Second half, 02:00 to 06:00, 0.5 days/);
    expect(wire.bodies(TAKE)).toEqual([expect.objectContaining({ part: 'pm', noOfLeave: 0.5, todate: '2026-12-08' })]);
  });

  it('says of a day that holds half a day of leave which half that is', async () => {
    answerWire(balance(10, 10));
    const half = someLeave({ start: '2026-12-09', end: '2026-12-09', part: 'am', parttimes: null, days: 0.5 });
    const { user } = await show({ data: leaveData([half]), start: '2026-12-08' });
    await enter(user, 'To date', '10/12/2026');
    screen.getByRole('listitem', { name: 'Wed 09/12/2026, EARNED LEAVE, Morning, waiting, costs' });
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
});
