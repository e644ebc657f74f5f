import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { CalendarOfDays } from './days-panel.tsx';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const day = (date: string) =>
  ({
    ...{ date, status: 'absent', note: '', checkin: null, checkout: null, minutes: 0, expected: 480 },
    ...{ late: 0, early: 0, overtime: 0, flags: [], shift: null, may: { correct: false, excuse: false } },
  }) as unknown as SummaryDay;

it('marks a day whose correction waits for its decision, in the grid and where it is told', async () => {
  const corrections = success([
    {
      ...{ id: 1, attendancedate: '2026-11-19', kind: 'excuse', before: [], after: [], reason: 'Flood' },
      may: { decide: false, approve: false, withdraw: false },
    },
  ]);
  answerWire({
    'GET /api/attendance/correction': ({ query }) => ({
      body: {
        ...(query.get('state') === 'pending' && query.get('membercode') === 'EM001' ? corrections : success([])),
        ...{ more: false, cursor: null },
      },
    }),
    'GET /api/attendance': { body: { ...success([]), page: 1, more: false } },
  });
  const days = [day('2026-11-18'), day('2026-11-19')];
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  renderPage(<CalendarOfDays {...{ days, company }} today="2026-11-20" day="2026-11-19" onDay={() => undefined} />);
  expect(await screen.findByText('Correction waits')).toBeDefined();
  expect(screen.getByRole('gridcell', { name: /19\/11\/2026.*Correction waits/ })).toBeDefined();
  expect(screen.queryByRole('gridcell', { name: /18\/11\/2026.*Correction waits/ })).toBeNull();
});

it('marks days with hours off, also those to come and such as wait, and says what the marks mean', async () => {
  const waiting = {
    id: 1,
    attendancedate: '2026-11-25',
    kind: 'hours',
    hours: { from: '14:00', to: '16:00', minutes: 120 },
  };
  const may = { decide: false, approve: false, withdraw: false };
  const asked = { ...waiting, ...{ before: [], after: [], reason: 'The dentist', earned: null, may } };
  answerWire({
    'GET /api/attendance/correction': { body: { ...success([asked]), more: false, cursor: null } },
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const ahead = (date: string) => ({ ...day(date), status: 'upcoming' }) as SummaryDay;
  const days = [
    { ...day('2026-11-18'), hoursoff: 120 },
    ...[{ ...ahead('2026-11-24'), hoursoff: 120 }, ahead('2026-11-25'), { ...ahead('2026-11-26'), hoursoff: 0 }],
  ];
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  renderPage(<CalendarOfDays {...{ days, company }} today="2026-11-20" day="2026-11-20" onDay={() => undefined} />);
  expect(await screen.findByRole('gridcell', { name: /25\/11\/2026, Hours off wait$/ })).toBeDefined();
  expect(screen.getByRole('gridcell', { name: /18\/11\/2026, Absent, Hours off$/ })).toBeDefined();
  expect(screen.getByRole('gridcell', { name: /24\/11\/2026, Hours off$/ })).toBeDefined();
  expect(screen.getByRole('gridcell', { name: /26\/11\/2026$/ })).toBeDefined();
  const legend = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(legend.slice(-3, -1).map((it) => it.textContent)).toEqual(['−Hours off', '−?Hours off wait']);
});

it('shades no weekend on which the member is to work', () => {
  answerWire({ 'GET /api/attendance/correction': { body: { ...success([]), more: false, cursor: null } } });
  const [friday, saturday] = ['2026-11-27', '2026-11-28'].map((it) => ({ ...day(it), status: null }));
  const days = [friday, saturday] as unknown as SummaryDay[];
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  renderPage(<CalendarOfDays {...{ days, company }} today="2026-11-20" day="2026-11-20" onDay={() => undefined} />);
  const lookOf = (name: RegExp) => screen.getByRole('gridcell', { name }).className;
  expect(lookOf(/28\/11\/2026/)).toBe(lookOf(/27\/11\/2026/));
});

it('offers to ask for several days those alone of which none waits, though that be on a later page', async () => {
  const asked = (attendancedate: string, id: number) => ({
    ...{ id, attendancedate, kind: 'overtime', before: [], after: [], reason: 'Flood' },
    may: { decide: false, approve: false, withdraw: false },
  });
  answerWire({
    'GET /api/attendance/correction': ({ query }) => ({
      body: query.has('cursor')
        ? { ...success([asked('2026-11-16', 1)]), more: false, cursor: null }
        : { ...success([asked('2026-11-17', 2)]), more: true, cursor: 2 },
    }),
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const longer = { status: 'present', overtimeopen: 120, may: { correct: true, excuse: true, overtime: true } };
  const days = ['16', '17', '18', '19'].map((it) => ({ ...day(`2026-11-${it}`), ...longer })) as SummaryDay[];
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  const { user } = renderPage(
    <CalendarOfDays
      {...{ days, company, day: '2026-11-20', today: '2026-11-20' }}
      onDay={() => undefined}
      actionOf={() => null}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Ask for several days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Overtime of several days' }));
  const told = dialog.getAllByRole('listitem').map((it) => it.textContent);
  expect(told).toEqual(['Thu 19/11/2026 2 h 0 min', 'Wed 18/11/2026 2 h 0 min']);
});

it('marks the days of which overtime can be asked for, and says how, until it waits', async () => {
  const asked = { id: 1, attendancedate: '2026-11-17', kind: 'overtime', before: [], after: [], reason: 'Flood' };
  const may = { decide: false, approve: false, withdraw: false };
  answerWire({
    'GET /api/attendance/correction': ({ query }) => ({
      body: { ...success(query.has('state') ? [{ ...asked, may }] : []), more: false, cursor: null },
    }),
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const longer = { status: 'present', overtimeopen: 120, may: { correct: true, excuse: true, overtime: true } };
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map((it) => ({ ...day(it), ...longer })) as SummaryDay[];
  const settled = { ...day('2026-10-19'), status: 'present' } as SummaryDay;
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  const shown = (of: string, some = days) => (
    <CalendarOfDays
      {...{ company, days: some, day: of, today: '2026-11-20' }}
      onDay={() => undefined}
      actionOf={() => null}
    />
  );
  const { unmount } = renderPage(shown('2026-11-18'));
  expect(await screen.findByRole('gridcell', { name: /17\/11\/2026.*Correction waits/ })).toBeDefined();
  const marked = () => screen.getAllByRole('gridcell', { name: /Overtime not approved/ });
  expect(marked().map((it) => it.dataset['day'])).toEqual(['2026-11-18', '2026-11-19']);
  expect(screen.getByText(/^Overtime of days with \+ is not approved yet\./)).toBeDefined();
  unmount();
  renderPage(shown('2026-10-19', [settled, ...days]));
  expect(await screen.findByRole('gridcell', { name: /19\/10\/2026.*Present/ })).toBeDefined();
  expect(screen.queryByText(/^Overtime of days with/), 'a month of which nothing is open').toBeNull();
});
