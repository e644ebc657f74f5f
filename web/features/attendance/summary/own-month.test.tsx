import { addDays, daysBetween } from '@muster/domain/calendar/day.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { OwnMonth } from './own-month.tsx';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const totals = {
  ...{ present: 0, absent: 0, leave: 0, trip: 0, holiday: 0, offday: 0, upcoming: 30, late: 0, early: 0 },
  ...{ workedminutes: 0, expectedminutes: 0, overtimeminutes: 0 },
};
const payroll = { present: 0, absent: 0, leave: 0, holiday: 0, offday: 0 };
const toCome = (date: string) => ({
  ...{ date, status: 'upcoming', checkin: null, checkout: null, minutes: 0, expected: 0, late: 0, early: 0 },
  ...{ overtime: 0, note: '', flags: [], shift: { starts: '22:00', ends: '06:00' } },
  may: { correct: false, excuse: false },
});

it('goes three months ahead, where each day says by which shift one works', async () => {
  answerWire({
    'GET /api/attendance/summary': ({ query }) => {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => toCome(addDays(from, n)));
      return { body: success({ from, to, days, totals, payroll }) };
    },
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
    'GET /api/attendance/correction': { body: { ...success([]), more: false, cursor: null } },
  });
  const company = { zone: 'Asia/Yangon', weekstart: 1 } as CompanyView;
  const { user } = renderPage(<OwnMonth company={company} />);
  expect(await screen.findByRole('region', { name: 'Records of November 2026' })).toBeDefined();
  const summed = () =>
    [...screen.getByRole('region', { name: 'Totals' }).querySelectorAll('dt')].map((it) => it.textContent);
  await screen.findByRole('region', { name: 'Totals' });
  expect(summed()).toEqual(expect.arrayContaining(['Worked', 'Expected', 'Present', 'Absent', 'To come', 'Days late']));
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(await screen.findByRole('region', { name: 'Days of December 2026' })).toBeDefined();
  await user.click(await screen.findByRole('gridcell', { name: /08\/12\/2026/ }));
  expect(await screen.findByText('22:00–06:00')).toBeDefined();
  expect(summed(), 'no hours of a month that nobody has worked in yet').toEqual([
    ...['Leave', 'Trip', 'Holiday', 'Off-day', 'To come'],
  ]);
  for (let presses = 0; presses < 4; presses++) await user.click(next);
  expect(await screen.findByRole('region', { name: 'Days of February 2027' })).toBeDefined();
  expect(next.getAttribute('aria-disabled')).toBe('true');
});
