import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { leaveData, someLeave } from '../../../../testing/leave-data.ts';
import {
  balance,
  EDIT,
  EM001,
  enter,
  field,
  HOLIDAY,
  isDisabled,
  OFFDAY,
  REMOVE,
  save,
  show,
} from '../../../../testing/leave-form.tsx';
import { answerWire, failure, success } from '../../../../testing/wire.ts';

beforeEach(() => act(() => enterSession(EM001)));

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

  it('tells the days of the leave that are free anyway from the others', async () => {
    answerWire(balance(10, 4));
    const changing = someLeave({ start: '2026-12-02', end: '2026-12-07', days: 6 });
    await show({ data: leaveData([changing]), changing });
    const strip = within(screen.getByRole('list', { name: 'The days of this leave' }));
    expect(strip.getAllByRole('listitem').map((it) => it.getAttribute('aria-label'))).toEqual([
      'Wed 02/12/2026, costs',
      'Thu 03/12/2026, National Day, costs',
      'Fri 04/12/2026, costs',
      'Sat 05/12/2026, Off-day, costs',
      'Sun 06/12/2026, Off-day, costs',
      'Mon 07/12/2026, costs',
    ]);
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

  it('says so when somebody was faster, and leaves the focus where it was', async () => {
    const refused = { status: 409, body: failure('LEAVE_READ_ONLY') };
    const wire = answerWire({ ...balance(10, 8), ...checks(true, true), [EDIT]: refused });
    const { user } = await edit();
    await user.click(save());
    const told = await screen.findAllByText('This leave is decided already and can no longer be changed.');
    expect(told.some((it) => it.closest('[role=alert]'))).toBe(true);
    expect(document.activeElement).toBe(save());
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(wire.count(EDIT)).toBe(1);
    await user.tab();
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
