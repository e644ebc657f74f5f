import type { RosterMemberDay } from '@muster/domain/attendance/roster/roster-contract.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { chooseGroup, manages, ownGroups, standsIn } from '../../../testing/group-filter.ts';
import { matchMediaOf } from '../../../testing/matching-media.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { RosterScreen } from './roster-screen.tsx';

/** Thursday 26 November 2026 at the company, whose weeks begin on Mondays. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T05:00:00Z') });
  signedInAs('MEMBER');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedInAs = (role: Role) => act(() => enterSession({ id: 1, membercode: 'ME', membername: 'Mya Mya', role }));

const ROSTER = 'GET /api/attendance/roster';
const PHONE = '(max-width:599.95px)';
const company = { zone: 'Asia/Yangon', weekstart: 1, periodstarts: 1 } as CompanyView;
const OFFICE = { name: 'Office hours', starts: '09:00', ends: '17:00' };
const NIGHT = { name: 'Night', starts: '22:00', ends: '06:00' };
const free = { shift: null, due: null, half: null, waits: null, note: '' };
const works = (shift = OFFICE) => ({
  ...{ ...free, status: 'work', shift },
  due: { from: shift.starts, to: shift.ends },
});

type Told = Partial<Omit<RosterMemberDay, 'date'>>;
const member = (membernoid: number, membername: string, days: readonly Told[], from: string) => ({
  ...{ membernoid, membercode: `EM00${membernoid}`, membername, groupno: 'SALES' },
  days: days.map((it, index) => ({ ...free, date: addDays(from, index), ...it })),
});
const OFF = { status: 'offday' as const };
const week = (first: Told, shift = OFFICE) => [
  first,
  ...Array.from({ length: 4 }, () => works(shift) as Told),
  OFF,
  OFF,
];

/** Four members, whose Mondays differ. */
const membersOf = (from: string) => [
  member(1, 'Aye Aye', week(works() as Told), from),
  member(2, 'Bo Bo', week({ ...(works() as Told), waits: 'leave', note: 'CASUAL LEAVE waits for a decision' }), from),
  member(
    3,
    'Chit Ko',
    week({
      status: 'leave',
      shift: OFFICE,
      due: { from: '13:00', to: '17:00' },
      half: 'am',
      note: 'CASUAL LEAVE, morning',
    }),
    from,
  ),
  member(4, 'Nu Nu', week({ status: null, why: 'not_employed' }, NIGHT), from),
];

const open = (path = '/dashboard/roster', answer: Parameters<typeof answerWire>[0] = {}) => {
  const wire = answerWire({
    [ROSTER]: ({ query }) => {
      const from = query.get('from') ?? '';
      const members = membersOf(from).filter((it) => it.membername.includes(query.get('search') ?? ''));
      return { body: success({ from, to: addDays(from, 6), members, more: false }) };
    },
    ...ownGroups(manages('SALES'), manages('STORE'), standsIn('DRIVERS')),
    ...answer,
  });
  const page = renderPage(
    <Routes>
      <Route path="/dashboard/roster" element={<RosterScreen company={company} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    path,
  );
  const asked = () => wire.sent.filter((it) => it.call === ROSTER).map((it) => it.query.get('from'));
  return { ...page, wire, asked };
};
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
const row = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('button')
    .map((it) => it.textContent);

describe('the weeks', () => {
  it('are the running one and twelve after it', async () => {
    const { user, asked } = open();
    expect(await screen.findByText('23/11/2026 – 29/11/2026')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'This week' })).toBeDefined();
    const next = screen.getByRole('button', { name: 'Next week' });
    expect(screen.getByRole('button', { name: 'Previous week' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(screen.getByRole('heading', { name: 'Next week' })).toBeDefined();
    expect(await screen.findByText('30/11/2026 – 06/12/2026')).toBeDefined();
    for (let weeks = 2; weeks < 14; weeks++) await user.click(next);
    expect(screen.getByRole('heading', { name: 'In 12 weeks' })).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(asked().slice(0, 2)).toEqual(['2026-11-23', '2026-11-30']);
    await expect.poll(() => asked().at(-1)).toBe('2027-02-15');
  });

  it.each([
    ['of another day of it', '?from=2026-12-09', '2026-12-07'],
    ['beyond the last', '?from=2027-09-01', '2027-02-15'],
    ['that there is not', '?from=2026-02-31', '2026-11-23'],
  ])('that the address names, %s', async (_, search, from) => {
    const { asked } = open(`/dashboard/roster${search}`);
    await expect.poll(asked).toEqual([from]);
  });

  it('that is over is told by the days of the group', async () => {
    const { asked } = open('/dashboard/roster?from=2026-11-22');
    expect(await screen.findByText('At /dashboard/attendance_group?month=2026-11')).toBeDefined();
    expect(asked()).toEqual([]);
  });
});

describe('the grid', () => {
  it('has the shift of each day or what takes its place, and who is due at its foot', async () => {
    open();
    expect(await row(/^Aye Aye/)).toEqual([...Array.from({ length: 5 }, () => '09:00–17:00'), 'O', 'O']);
    expect((await row(/^Bo Bo/))[0]).toBe('09:00–17:00L?');
    expect((await row(/^Chit Ko/))[0]).toBe('L13:00–17:00');
    expect((await row(/^Nu Nu/)).slice(0, 2)).toEqual(['–', '22:00–06:00']);
    expect(screen.getByRole('row', { name: 'Due 3 4 4 4 4 0 0' })).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Thu 26/11/2026, Today' }).getAttribute('aria-current')).toBe(
      'date',
    );
    const names = screen.getAllByRole('button', { name: /, 23\/11/ }).map((it) => it.getAttribute('aria-label'));
    expect(names).toEqual([
      'Aye Aye, 23/11/2026: Office hours, 09:00–17:00',
      'Bo Bo, 23/11/2026: Office hours, 09:00–17:00, CASUAL LEAVE waits for a decision',
      'Chit Ko, 23/11/2026: Leave, Office hours, 13:00–17:00, CASUAL LEAVE, morning',
      'Nu Nu, 23/11/2026: Not employed',
    ]);
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual([
      ...['LLeave', 'TTrip', 'HHoliday', 'OOff-day'],
      ...['L?Leave that waits', '–Not counted, suspended or not here', 'Today'],
    ]);
  });

  it('has a dash for who is suspended, counts them among nobody who is due, and says why', async () => {
    const suspended = { status: null, why: 'suspended', shift: OFFICE } as const;
    const members = [member(1, 'Aye Aye', week(works() as Told), '2026-11-23')];
    members.push(member(2, 'Bo Bo', week(suspended), '2026-11-23'));
    const answer = success({ from: '2026-11-23', to: '2026-11-29', members, more: false });
    open(undefined, { [ROSTER]: { body: answer } });
    expect((await row(/^Bo Bo/))[0]).toBe('–');
    expect(screen.getByRole('row', { name: /^Due 1 2/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Bo Bo, 23\/11\/2026.* Suspended$/ })).toBeDefined();
  });

  it('says of which page its sums are', async () => {
    const answer = success({ from: '2026-11-23', to: '2026-11-29', members: membersOf('2026-11-23'), more: true });
    open(undefined, { [ROSTER]: { body: answer } });
    expect(await screen.findByRole('row', { name: /^Due, of this page 3 4/ })).toBeDefined();
    expect(screen.getByText('Page 1')).toBeDefined();
  });

  it('is one stop of the Tab key, at today; the keys of a calendar lead on, and Enter opens the day', async () => {
    const { user } = open();
    (await screen.findByRole('region', { name: 'Roster' })).focus();
    const at = () => document.activeElement?.getAttribute('aria-label')?.slice(0, 14);
    await user.tab();
    expect(at()).toBe('Aye Aye, 26/11');
    for (const key of ['ArrowDown', 'Home']) await user.keyboard(`{${key}}`);
    expect(at()).toBe('Bo Bo, 23/11/2');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Bo Bo' });
    expect(within(dialog).getByText('Mon 23/11/2026')).toBeDefined();
    const facts = [...dialog.querySelectorAll('dd')].map((it) => it.textContent);
    expect(facts).toEqual(['Office hours, 09:00–17:00', '09:00–17:00', 'CASUAL LEAVE waits for a decision']);
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('leads the office on to the member, whose work it may change', async () => {
    signedInAs('HR');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Nu Nu, 24/ }));
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Open the member' });
    expect(link.getAttribute('href')).toBe('/dashboard/members/4');
  });
});

describe('who is shown', () => {
  it('is of a group that the reader manages, or searched for', async () => {
    const { user, wire } = open();
    expect(await chooseGroup(user, wire, { call: ROSTER, groupno: 'STORE' })).toEqual(['All groups', 'SALES', 'STORE']);
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nobody matches “nobody”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await screen.findByText('Aye Aye')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is nobody, to who manages none', async () => {
    open(undefined, { [ROSTER]: { status: 403, body: failure('FORBIDDEN') }, ...ownGroups() });
    expect(await screen.findByText(/^This page is for who manages a group/)).toBeDefined();
  });
});

it('names the hours off of a day beside when its member is due', async () => {
  const from = '2026-11-23';
  const first = { ...(works() as Told), off: [{ from: '12:00', to: '14:00' }], note: 'Off 12:00–14:00' };
  const members = [member(5, 'Phyu Phyu', week(first), from)];
  open('/dashboard/roster', { [ROSTER]: { body: success({ from, to: addDays(from, 6), members, more: false }) } });
  expect((await row(/Phyu Phyu/)).slice(0, 2)).toEqual(['09:00–17:0012:00–14:00 off', '09:00–17:00']);
  expect(screen.getByRole('button', { name: /Phyu Phyu.*Off 12:00–14:00$/ })).toBeDefined();
});

describe('on a phone', () => {
  it('shows a day at a time, today first: who is due by when they begin, then who is not', async () => {
    matchMediaOf(PHONE);
    const { user } = open();
    const days = await screen.findByRole('group', { name: 'Day shown' });
    const pressed = () => within(days).getByRole('button', { pressed: true }).getAttribute('aria-label');
    expect(pressed()).toBe('Thu 26/11/2026, Today');
    const told = () =>
      screen
        .getAllByRole('region')
        .filter((it) => it.hasAttribute('aria-label') && it.querySelector('h3'))
        .map((it) => [
          it.getAttribute('aria-label'),
          ...within(it)
            .getAllByRole('listitem')
            .map((line) => line.textContent),
        ]);
    expect(told()).toEqual([
      ['09:00–17:00, Office hours', 'Aye AyeEM001', 'Bo BoEM002', 'Chit KoEM003'],
      ['22:00–06:00, Night', 'Nu NuEM004'],
    ]);
    await user.click(within(days).getByRole('button', { name: /^Mon/ }));
    expect(screen.getByText('Mon 23/11/2026: 3 due')).toBeDefined();
    expect(told()).toEqual([
      ['09:00–17:00, Office hours', 'Aye AyeEM001', 'Bo BoEM002L?'],
      ['13:00–17:00, Office hours', 'Chit KoEM003L'],
      ['Not counted, suspended or not here', 'Nu NuEM004'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    // The same weekday of it.
    await expect.poll(pressed).toBe('Mon 30/11/2026');
    const [line] = within(screen.getByRole('region', { name: /^13:00/ })).getAllByRole('button');
    await user.click(line as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Chit Ko' })).toBeDefined();
  });
});
