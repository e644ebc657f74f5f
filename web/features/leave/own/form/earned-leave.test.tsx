import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { leaveData, someLeave } from '../../../../testing/leave-data.ts';
import { BALANCE, EM001, enter, field, isDisabled, save, show, TAKE } from '../../../../testing/leave-form.tsx';
import { answerWire, success } from '../../../../testing/wire.ts';

beforeEach(() => act(() => enterSession(EM001)));

const months = [
  ...['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'],
  ...['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
];
const earned = (remain_leave: number, leave: object[] = []) =>
  answerWire({
    [BALANCE]: {
      body: success([{ entitleleave: 12, remain_leave, earning: { granted: 12, whole: 0, months, leave } }]),
    },
  });
const from = (servicefrom: string) => {
  const data = leaveData();
  return { ...data, types: data.types.map((it) => ({ ...it, servicefrom })) };
};

describe('leave of a type whose days are earned month by month', () => {
  it('says what is earned by its first day, and how much of it can be taken', async () => {
    const wire = earned(7, [{ id: 3, from: '2026-06-01', days: 5 }]);
    const { user } = await show({ start: '2026-12-08' });
    screen.getByText(
      'Remaining 7 of 12 days; of the year’s 12 days 9 are earned by 08/12/2026, and at most 4 can be taken then',
    );
    await enter(user, 'To date', '10/12/2026');
    expect(isDisabled(save())).toBe(false);
    await enter(user, 'From date', '30/11/2026');
    await enter(user, 'To date', '03/12/2026');
    screen.getByText(
      'Remaining 7 of 12 days; of the year’s 12 days 8 are earned by 30/11/2026, and at most 3 can be taken then',
    );
    screen.getByText(
      /^By 30\/11\/2026 8 of the 12 days of the year are earned\. With what is taken or waits, .*, at most 3 can be taken/,
    );
    expect(isDisabled(save())).toBe(true);
    expect(wire.count(TAKE)).toBe(0);
  });

  it('is changed as if its own days were not taken', async () => {
    earned(4, [{ id: 7, from: '2026-12-09', days: 8 }]);
    await show({ data: leaveData([someLeave()]), changing: someLeave() });
    await waitFor(() => expect(isDisabled(save())).toBe(false));
  });
});

describe('leave of a type that has to be waited for', () => {
  it('begins with the first day on which it can be taken, and says which that is', async () => {
    earned(12);
    const { user } = await show({ data: from('2026-12-09') });
    expect(field('From date').value).toBe('09/12/2026');
    screen.getByText(/can be taken from 09\/12\/2026 on$/);
    await enter(user, 'From date', '08/12/2026');
    await user.tab();
    screen.getByText('This leave type can be taken from 09/12/2026 on.');
    expect(isDisabled(save())).toBe(true);
  });

  it('says in the calendar why a day before it cannot be chosen', async () => {
    earned(12);
    const { user } = await show({ data: from('2026-12-09') });
    await user.click(screen.getByRole('button', { name: 'From date: pick from a calendar' }));
    await user.keyboard('{ArrowLeft}{Enter}');
    const picker = screen.getByRole('group', { name: 'From date' });
    within(picker).getByText(/Tue 08\/12\/2026: This leave type can be taken from 09\/12\/2026 on\./);
    expect(field('From date').value).toBe('09/12/2026');
  });

  it('is taken as any other once that day is past', async () => {
    earned(12);
    await show({ data: from('2026-11-03') });
    expect(screen.queryByText(/can be taken from/)).toBeNull();
    expect(isDisabled(save())).toBe(false);
  });
});
