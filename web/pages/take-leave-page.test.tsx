import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../lib/session/session-store.ts';
import { leaveData, someLeave } from '../testing/leave-data.ts';
import { renderPage } from '../testing/render-page.tsx';
import { answerWire, success } from '../testing/wire.ts';
import TakeLeavePage from './take-leave-page.tsx';

const LIST = 'GET /api/entitleleave/list';
const { company, types, days } = leaveData();
const screenData = {
  'GET /api/attendance/hoursoff': { body: success({ allowance: 0, left: 0 }) },
  'GET /api/office/company': { body: success(company) },
  'GET /api/leave/types': { body: success({ fiscalyear: 2026, types }) },
  'GET /api/leave/days': { body: success(days) },
};

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

describe('older leave', () => {
  it('comes on demand, a year of it at a time, none twice', async () => {
    const [recent, reaching, old] = [
      someLeave({ id: 3, start: '2026-01-05', end: '2026-01-06', approve_status: 1 }),
      someLeave({ id: 2, start: '2025-10-30', end: '2025-11-03', approve_status: 1 }),
      someLeave({ id: 1, start: '2023-05-08', end: '2023-05-09', approve_status: 1 }),
    ];
    const wire = answerWire({
      ...screenData,
      [LIST]: ({ query }) =>
        query.get('to') === '2023-05-08'
          ? { body: { ...success([old]), earlier: null } }
          : { body: { ...success([reaching, recent]), earlier: '2023-05-08' } },
    });
    const { user } = renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    await user.click(await screen.findByRole('tab', { name: 'Past (2+)' }));
    await user.click(screen.getByRole('button', { name: 'Show older leave' }));
    expect(await screen.findByRole('tab', { name: 'Past (3)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older leave' })).toBeNull();
    expect(screen.getByText(/08\/05\/2023/)).toBeDefined();
    expect(wire.sent.filter((it) => it.call === LIST).map((it) => it.query.get('from'))[1]).toBe('2022-06-01');
  });

  it('that cannot be loaded says so in place, and Try again loads it', async () => {
    const wire = answerWire({
      ...screenData,
      [LIST]: { body: { ...success([]), earlier: '2023-05-08' } },
    });
    const { user } = renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    await user.click(await screen.findByRole('tab', { name: 'Past (0+)' }));
    wire.now(LIST, 'dropped');
    await user.click(screen.getByRole('button', { name: 'Show older leave' }));
    expect(await screen.findByText('Older leave could not be loaded.')).toBeDefined();
    const old = someLeave({ id: 1, start: '2023-05-08', end: '2023-05-09', approve_status: 1 });
    wire.now(LIST, { body: { ...success([old]), earlier: null } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/08\/05\/2023/)).toBeDefined();
  });
});

describe('hours off', () => {
  const LEFT = 'GET /api/attendance/hoursoff';
  const ASK = 'POST /api/attendance/correction';
  const leave = { ...screenData, [LIST]: { body: { ...success([]), earlier: null } } };

  it('are asked for from here, of a day that is picked, where the company gives some', async () => {
    const shift = { starts: '09:00', ends: '17:00' };
    const wire = answerWire({
      ...leave,
      [LEFT]: { body: success({ allowance: 480, left: 360 }) },
      'GET /api/attendance/summary': { body: success({ days: [{ date: '2026-12-03', shift }] }) },
      'GET /api/holidays': { body: success([]) },
      [ASK]: { status: 201, body: success({ state: 'pending' }) },
    });
    const { user } = renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    await user.click(await screen.findByRole('button', { name: 'Ask for hours off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours off' }));
    expect(await dialog.findByText('Left for this budget year: 6 h 0 min.')).toBeDefined();
    expect(dialog.getByText(/Who does not come at all is absent all day\.$/)).toBeDefined();
    await user.type(dialog.getByLabelText('Day'), '03/12/2026');
    expect(await dialog.findByText('Shift of the day: 09:00–17:00.')).toBeDefined();
    await user.type(dialog.getByLabelText('Off from'), '14:00');
    await user.type(dialog.getByLabelText('Until'), '16:00');
    expect(await dialog.findByText('Left for this budget year: 6 h 0 min, with these hours 4 h 0 min.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The dentist');
    await user.click(dialog.getByRole('button', { name: 'Ask for hours off' }));
    expect(await screen.findByText('The hours off are asked for.')).toBeDefined();
    const hours = { from: '14:00', to: '16:00' };
    expect(wire.bodies(ASK)).toEqual([{ attendancedate: '2026-12-03', kind: 'hours', hours, reason: 'The dentist' }]);
    expect(
      wire.sent
        .filter((it) => it.call === LEFT)
        .at(-1)
        ?.query.get('day'),
    ).toBe('2026-12-03');
  });

  it('are not spoken of where it gives none', async () => {
    const wire = answerWire({ ...leave, [LEFT]: { body: success({ allowance: 0, left: 0 }) } });
    renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    await expect.poll(() => wire.sent.some((it) => it.call === LEFT)).toBe(true);
    expect(await screen.findByRole('button', { name: 'Take leave' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for hours off' })).toBeNull();
  });

  it('are marked in the calendar with when they are, waiting or not, and lead to where they are given back', async () => {
    const hours = { kind: 'hours', part: null } as const;
    const marked = [
      { ...hours, date: '2026-11-26', description: '14:00–16:00' },
      { ...hours, date: '2026-11-27', description: '09:00–10:00', waits: true as const },
    ];
    answerWire({ ...leave, 'GET /api/leave/days': { body: success([...days, ...marked]) } });
    const { user } = renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
    expect(await cell(/27\/11\/2026.*Hours off, 09:00–10:00, waiting/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Your corrections' })).toBeNull();
    await user.click(await cell(/26\/11\/2026.*Hours off, 14:00–16:00/));
    expect(screen.getByRole('link', { name: 'Your corrections' }).getAttribute('href')).toBe(
      '/dashboard/attendance_corrections',
    );
    await user.click(screen.getByRole('button', { name: 'Take leave from this day' }));
    const form = within(await screen.findByRole('dialog', { name: 'Taking Leave Days' }));
    expect(form.getByText(/^Hours off on these days: Thu 26\/11\/2026, 14:00–16:00\. /)).toBeDefined();
  });

  it('are not in the legend of a company that gives none', async () => {
    answerWire(leave);
    renderPage(<TakeLeavePage />, '/dashboard/take_leave');
    expect(await screen.findByText('Leave, waiting')).toBeDefined();
    expect(screen.queryByText('Hours off')).toBeNull();
  });
});
