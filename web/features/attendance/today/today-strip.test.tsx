import type { OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPressedAhead, PRESS_HELD_MS, pressAhead } from '../../../lib/loading/early-page.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { TodayStrip } from './today-strip.tsx';

const TODAY = 'GET /api/today';
const PUNCH = 'POST /api/membercheckin/createMember';
const company = { name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20', samples: false };
const COMPANY = { 'GET /api/office/company': { body: success(company) } };
const holiday = { id: 1, holidaydate: '2026-11-24', description: 'Full Moon' };
const quiet: OwnToday = {
  date: '2026-11-20',
  attendance: {
    ...{ attendancedate: '2026-11-20', open: null, punches: [], forgotten: null },
    ...{ afternight: null, startson: null, free: null },
    place: { rule: 'exempt', zone: 'Asia/Yangon', sites: [], offlinepunches: 'review', unlocatedpunches: 'accept' },
  },
  ...{ leave: null, trip: null, holiday },
};

const leave = { id: 7, leavetitle: 'EARNED LEAVE', part: null, parttimes: null, approve_status: 1 };
const trip = {
  ...{ id: 3, stateid: 'MANDALAY', triptype: 'Delivery', state: 'underway' },
  ...{ departuredate: '2026-11-19', arrivaldate: '2026-11-21' },
};

beforeEach(() => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
});

const show = () => renderPage(<TodayStrip leftAt={(day) => <p>left on {day}</p>} />);
const line = (name: string) => within(screen.getByRole('region', { name }));

describe('the Today strip', () => {
  it.each([
    ['Off-day today', { attendance: { ...quiet.attendance, free: 'offday' } }],
    ['Public holiday today', { attendance: { ...quiet.attendance, free: 'holiday' } }],
    ['On leave today', { leave: { ...leave, start: '2026-11-19', end: '2026-11-21' } }],
    ['Not checked in yet', { leave: { ...leave, start: '2026-11-19', end: '2026-11-21', approve_status: 0 } }],
    ['On a trip today', { trip }],
  ])('says where the member stands on a day on which nobody expects them: %s', async (text, day) => {
    answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, ...day }) } });
    show();
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    [
      'pm',
      { from: '13:00', to: '17:00', night: false },
      'Leave today, from 13:00',
      'Fri 20/11/2026, Afternoon, 13:00 to 17:00',
    ],
    [
      'am',
      { from: '08:00', to: '12:00', night: false },
      'Leave today, until 12:00',
      'Fri 20/11/2026, Morning, 08:00 to 12:00',
    ],
  ] as const)(
    'says from or until when half a day of leave is, and not that its member is on leave: %s',
    async (part, parttimes, name, days) => {
      const half = { ...leave, part, parttimes, start: '2026-11-20', end: '2026-11-20' };
      answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, leave: half }) } });
      show();
      const said = within(await screen.findByRole('region', { name }));
      expect(said.getByText(days)).toBeDefined();
      expect(said.queryByText('Today')).toBeNull();
      expect(screen.queryByText('On leave')).toBeNull();
    },
  );

  it.each([
    ['half of a night shift', { part: 'pm', parttimes: { from: '02:00', to: '06:00', night: true } }],
    [
      'half a day that is not decided',
      { part: 'pm', parttimes: { from: '13:00', to: '17:00', night: false }, approve_status: 0 },
    ],
  ])('says of %s that it comes, and when', async (_, half) => {
    const asked = { ...leave, ...half, start: '2026-11-20', end: '2026-11-20' };
    answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, leave: asked }) } });
    show();
    const said = within(await screen.findByRole('region', { name: 'Next leave' }));
    expect(said.getByText('Today')).toBeDefined();
    expect(said.getByText(new RegExp(`${half.parttimes.from} to`))).toBeDefined();
  });

  it('asks once more before a check-in just after the night shift, and not when the next one is near', async () => {
    const afternight = { left: '2026-11-19T23:53:00.000Z', askuntil: '2099-01-01T00:00:00.000Z' };
    const attendance = { ...quiet.attendance, afternight };
    const { sent } = answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, attendance }) } });
    show();
    expect(await screen.findByText('Out since 06:23')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Check in' }).click());
    const question = await screen.findByRole('alertdialog', { name: 'Check in again?' });
    act(() => within(question).getByRole('button', { name: 'Not now' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.map((it) => it.call)).not.toContain(PUNCH);
  });

  it('has the button, and says of what is not ahead that there is none', async () => {
    answerWire({ ...COMPANY, [TODAY]: { body: success(quiet) } });
    show();
    await screen.findByRole('button', { name: 'Check in' });
    expect(screen.getByText('Not checked in yet')).toBeDefined();
    expect(line('Next leave').getByText('None ahead')).toBeDefined();
    expect(line('Your next trip').getByText('None ahead')).toBeDefined();
    expect(line('Next holiday').getByText('In 4 days')).toBeDefined();
  });

  it('acts on a press that was made before it was there, as what it was meant, once', async () => {
    const punch = { id: 7, checktype: 'in', checktime: '2026-11-20T02:12:00.000Z', attendancedate: '2026-11-20' };
    const wire = answerWire({ ...COMPANY, [TODAY]: { body: success(quiet) }, [PUNCH]: { body: success(punch) } });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="early-page"><button data-next="in" data-pressed="2026-11-20T08:42:00.000+06:30"></button></div>',
    );
    show();
    await waitFor(() => expect(wire.bodies(PUNCH)).toHaveLength(1));
    expect(wire.bodies(PUNCH)).toMatchObject([{ checktype: 'in', checktime: '2026-11-20T08:42:00.000+06:30' }]);
    expect(document.querySelector('#early-page')).toBeNull();
  });

  describe('pressed with the sign-in', () => {
    const pressed = { checktype: 'in' as const, checktime: '2026-11-20T08:42:00.000+06:30' };
    const punch = { id: 7, checktype: 'in', checktime: '2026-11-20T02:12:00.000Z', attendancedate: '2026-11-20' };
    const recorded = { [PUNCH]: { body: success(punch) } };
    const leave = { id: 7, leavetitle: 'EARNED LEAVE', part: null, approve_status: 1 };
    const today = { ...leave, start: '2026-11-20', end: '2026-11-20' };

    it.each([
      ['not in yet', quiet],
      ['on leave this afternoon', { ...quiet, leave: { ...today, part: 'pm' as const } }],
      ['asking for leave today', { ...quiet, leave: { ...today, approve_status: 0 } }],
      ['on leave tomorrow', { ...quiet, leave: { ...today, start: '2026-11-21', end: '2026-11-21' } }],
    ])('checks in who is %s, once', async (_, day) => {
      const wire = answerWire({ ...COMPANY, ...recorded, [TODAY]: { body: success(day) } });
      pressAhead(pressed);
      const first = show();
      await screen.findByRole('dialog', { name: 'You are checked in' });
      first.unmount();
      show();
      await screen.findByRole('button', { name: 'Check in' });
      expect(wire.bodies(PUNCH)).toMatchObject([pressed]);
    });

    const open = { id: 6, checktype: 'in' as const, checktime: '2026-11-20T02:00:00.000Z' };
    it.each([
      ['in already', 'Check out', { ...quiet, attendance: { ...quiet.attendance, open, punches: [open] } }],
      ['on leave', 'Check in', { ...quiet, leave: today }],
    ])('leaves who is %s with the button', async (_, name, day) => {
      const wire = answerWire({ ...COMPANY, ...recorded, [TODAY]: { body: success(day) } });
      pressAhead(pressed);
      show();
      await screen.findByRole('button', { name });
      expect(isPressedAhead()).toBe(false);
      expect(wire.bodies(PUNCH)).toEqual([]);
    });

    it('is forgotten where the day cannot be read, also for the next try', async () => {
      const wire = answerWire({ ...COMPANY, ...recorded, [TODAY]: 'dropped' });
      pressAhead(pressed);
      const { user } = show();
      await screen.findByRole('alert');
      wire.now(TODAY, { body: success(quiet) });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('button', { name: 'Check in' });
      expect(wire.bodies(PUNCH)).toEqual([]);
    });

    it('is forgotten when the button comes too late', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      pressAhead(pressed);
      vi.advanceTimersByTime(PRESS_HELD_MS);
      vi.useRealTimers();
      const wire = answerWire({ ...COMPANY, ...recorded, [TODAY]: { body: success(quiet) } });
      show();
      await screen.findByRole('button', { name: 'Check in' });
      expect(wire.bodies(PUNCH)).toEqual([]);
    });
  });

  it('takes the place of the early page also where the day cannot be read', async () => {
    answerWire({ ...COMPANY, [TODAY]: { status: 503, body: failure('UNAVAILABLE') } });
    document.body.insertAdjacentHTML('beforeend', '<div id="early-page"></div>');
    show();
    await waitFor(() => expect(document.querySelector('#early-page')).toBeNull());
  });

  it('leads to the leave and the trip that come next, and says what nobody has decided', async () => {
    const days = { start: '2026-11-21', end: '2026-11-21' };
    const leave = {
      ...days,
      id: 7,
      leavetitle: 'EARNED LEAVE',
      part: 'am' as const,
      parttimes: { from: '22:00', to: '02:00', night: true },
      approve_status: 0,
    };
    const trip = { id: 3, stateid: 'Bago', triptype: 'Sales', state: 'underway' as const };
    const going = { ...trip, departuredate: '2026-11-19', arrivaldate: '2026-11-22' };
    answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, leave, trip: going }) } });
    show();
    const asked = await screen.findByRole('link', { name: /EARNED LEAVE/ });
    expect(asked.getAttribute('href')).toBe('/dashboard/take_leave?leave=7');
    expect(asked.textContent).toMatch(/not decided yet.*Tomorrow.*Sat 21\/11\/2026, First half, 22:00 to 02:00/);
    const away = screen.getByRole('link', { name: /Bago · Sales/ });
    expect(away.textContent).toContain('Today');
    expect(away.getAttribute('href')).toBe('/dashboard/trip_assignment?trip=3');
  });

  it('shows guests the time and the next holiday, and nothing to press', async () => {
    answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, attendance: null }) } });
    show();
    await screen.findByText('Full Moon');
    await screen.findByRole('timer', { name: 'Company time' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Next leave' })).toBeNull();
  });

  it('asks about a check-out that was forgotten', async () => {
    const forgotten = { attendancedate: '2026-11-19', checktime: '2026-11-19T02:30:00.000Z' };
    const attendance = { ...quiet.attendance, forgotten };
    answerWire({ ...COMPANY, [TODAY]: { body: success({ ...quiet, attendance }) } });
    const { user } = show();
    await screen.findByText('You came on Thu 19/11/2026 at 09:00 and did not check out.');
    await user.click(screen.getByRole('button', { name: 'I left at…' }));
    expect(screen.getByText('left on 2026-11-19')).toBeDefined();
  });

  it('says in place that it could not be loaded, and tries again', async () => {
    const wire = answerWire({ ...COMPANY, [TODAY]: 'dropped' });
    const { user } = show();
    await screen.findByRole('alert');
    wire.now(TODAY, { body: success(quiet) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Check in' });
  });
});
