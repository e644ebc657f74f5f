import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { DayDetails } from './day-details.tsx';

/** 08:37 in Yangon, of the day after. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T02:07:00Z') });
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
});
afterEach(() => vi.useRealTimers());

const day: SummaryDay = {
  ...{ date: '2026-11-19', status: 'present', note: '', checkin: '2026-11-19T01:52:00.000Z', checkout: null },
  ...{ minutes: 0, expected: 480, late: 0, early: 0, overtime: 0, flags: [], shift: null },
  may: { correct: false, excuse: false },
};
const cameIn = { id: 1, checktype: 'in', checktime: '2026-11-19T01:52:00.000Z', ending: null, replaced: false };

async function show(flags: SummaryDay['flags']) {
  answerWire({ 'GET /api/membercheckin/list': { body: { ...success([cameIn]), page: 1, more: false } } });
  renderPage(<DayDetails day={{ ...day, flags }} zone="Asia/Yangon" />);
  await screen.findByRole('list');
}

it('says how long somebody has been in who may still check out', async () => {
  await show([]);
  const since = screen.getByText('In since Thu 08:22, 24 h 15 min');
  expect(since.getAttribute('aria-live'), 'it is not read out with each minute').toBe('off');
});

it.each(['incomplete', 'corrected'] as const)(
  'says of nobody that they are in since a day that is %s',
  async (flag) => {
    await show([flag]);
    expect(screen.queryByText(/^In since/)).toBeNull();
  },
);

const rule = { overtimefrom: 30, overtimestep: 15, overtimebefore: true };
const spans = [
  { from: null, counted: true, break: 0, ...EVERY_MINUTE },
  { from: '2026-11-16', counted: true, break: 45, ...EVERY_MINUTE },
  { from: '2026-11-17', counted: false, break: 45, ...rule },
  { from: '2026-11-18', counted: true, break: 45, ...rule },
  { from: '2026-11-19', counted: true, break: 0, ...rule },
];
const RULE = 'The rule of the shift: overtime from 30 min, overtime in steps of 15 min.';

async function showWorked(date: string, overtime: number, told: Partial<SummaryDay> = {}) {
  answerWire({
    'GET /api/membercheckin/list': { body: { ...success([cameIn]), page: 1, more: false } },
    'GET /api/members/11/work': { body: success({ work: spans, overrides: [], revision: 1 }) },
  });
  const { client } = renderPage(
    <DayDetails day={{ ...day, date, minutes: 520, overtime, ...told }} zone="Asia/Yangon" />,
  );
  await screen.findByRole('list');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

it('says why less than all that was worked beyond a shift is overtime', async () => {
  await showWorked('2026-11-19', 30);
  expect(screen.getByText(RULE)).toBeDefined();
});

it.each([
  ['with its rule', '2026-11-18', {}, /: a break of 45 min is no overtime, overtime from 30 min, /],
  [
    'half of it beside half a day of leave',
    '2026-11-18',
    { expected: 240, flags: ['half_day'] },
    /: a break of 23 min /,
  ],
  ['alone where every minute counts', '2026-11-16', {}, /: a break of 45 min is no overtime\.$/],
  ['not on a free day', '2026-11-18', { expected: 0, overtime: 510 }, /: overtime from 30 min, /],
] as const)('names the break of the shift, too: %s', async (_, date, told, says) => {
  await showWorked(date, 0, told as Partial<SummaryDay>);
  expect(screen.getByText(/^The rule of the shift/).textContent).toMatch(says);
});

it.each([
  ['all of it is', '2026-11-19', 40, {}],
  ['the shift had no rule on that day', '2026-11-15', 30, {}],
  ['they need not check in', '2026-11-17', 0, { expected: 0 }],
  ['it was a trip', '2026-11-19', 0, { status: 'trip', expected: 0 }],
  ['leave was given in return for a free day', '2026-11-18', 0, { expected: 0 }],
] as const)('says nothing of it where %s', async (_, date, overtime, told) => {
  await showWorked(date, overtime, told);
  expect(screen.queryByText(/The rule of the shift/)).toBeNull();
});

it.each([[true], [undefined]] as const)('says why a day is not to be put right: %s', async (closed) => {
  answerWire({ 'GET /api/membercheckin/list': { body: { ...success([cameIn]), page: 1, more: false } } });
  renderPage(<DayDetails day={{ ...day, ...(closed && { closed }) }} zone="Asia/Yangon" />);
  await screen.findByRole('list');
  expect(screen.queryAllByText(/^Its pay period is closed/)).toHaveLength(closed ? 1 : 0);
});

describe('the shift', () => {
  const shift = { starts: '22:00', ends: '06:00' };
  const shown = (told: Partial<SummaryDay>) => {
    answerWire({ 'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } } });
    renderPage(<DayDetails day={{ ...day, checkin: null, expected: 0, shift, ...told }} zone="Asia/Yangon" />);
    return screen.queryByText('Shift')?.parentElement?.textContent;
  };

  it.each([
    ['is said of a day to come', { status: 'upcoming' }, 'Shift22:00–06:00'],
    ['and beside half a day of leave', { status: 'leave', flags: ['half_day'] }, 'Shift22:00–06:00'],
    ['of which a whole one leaves nothing', { status: 'leave' }, undefined],
    ['nor a day of rest', { status: 'offday' }, undefined],
    ['and what was there is said in its place on a day that has been', { status: 'present' }, undefined],
  ] as const)('%s', (_, told, expected) => {
    expect(shown(told as Partial<SummaryDay>)).toBe(expected);
  });
});

it.each([
  [435, 'Of it at night7 h 15 min'],
  [undefined, undefined],
] as const)('says how much of what was worked was night work, where any was: %s', async (night, expected) => {
  await showWorked('2026-11-16', 0, night === undefined ? {} : { night });
  expect(screen.queryByText('Of it at night')?.parentElement?.textContent).toBe(expected);
});

it.each([
  [90, '1 h 30 min of overtime is not approved.'],
  [undefined, undefined],
] as const)('says what of the overtime is not approved, where any is not: %s', async (open, expected) => {
  await showWorked('2026-11-16', 0, open === undefined ? {} : { overtimeopen: open });
  expect(screen.queryByText(/not approved/)?.textContent).toBe(expected);
});
