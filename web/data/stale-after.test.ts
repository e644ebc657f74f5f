import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { answerWire, success } from '../testing/wire.ts';
import { attendanceChanges } from './attendance.ts';
import { correctionChanges } from './corrections.ts';
import { deputyChanges } from './deputies.ts';
import { holidayChanges } from './holiday-office.ts';
import { leaveChanges } from './leave.ts';
import { leaveActingChanges } from './leave-acting.ts';
import { approvalChanges } from './leave-approvals.ts';
import { leaveOfficeChanges } from './leave-office.ts';
import { memberOfficeChanges } from './member-office.ts';
import { periodChanges } from './periods.ts';
import { reviewChanges } from './review.ts';
import { tripChanges } from './trips.ts';

/** What some screen shows, each a list or a count that a change elsewhere makes another. */
const SHOWN = [
  'affected-leave',
  'board',
  'corrections',
  'deputies',
  'holidays',
  'leave',
  'lookups',
  'members',
  'periods',
  'punch-rules',
  'punches',
  'summary',
  'today',
  'trips',
  'waiting',
] as const;

/** What is read anew once a change has been answered. */
async function staleAfter(change: object, variables: unknown): Promise<string[]> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...success({}), accessToken: 'token', tokenType: 'Bearer', expiresIn: 1800 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  for (const noun of SHOWN) client.setQueryData([noun], 'as it was');
  const mutation = client.getMutationCache().build(client, change as never);
  await mutation.execute(variables as never);
  const stale = SHOWN.filter((noun) => client.getQueryState([noun])?.isInvalidated);
  client.clear();
  return stale;
}

const stored = { id: 7, revision: 2 };
const DAY = ['board', 'summary', 'today'];
const LEAVE = ['affected-leave', ...DAY, 'leave', 'waiting'].toSorted();
const TRIP = [...DAY, 'leave', 'punch-rules', 'trips', 'waiting'].toSorted();
const WORK = ['affected-leave', ...DAY, 'holidays', 'leave', 'members', 'waiting'].toSorted();
const HOLIDAY = ['affected-leave', ...DAY, 'holidays', 'leave', 'waiting'].toSorted();
const MADE_RIGHT = [...DAY, 'corrections', 'punches', 'waiting'].toSorted();

describe('what a change makes stale', () => {
  it.each<[string, object, unknown, readonly string[]]>([
    ['asking for leave', leaveChanges.take, { body: {}, key: 'k' }, [...DAY, 'leave', 'waiting'].toSorted()],
    [
      'changing leave',
      leaveChanges.edit(stored),
      { body: { leavetype: 'EL-EARNED LEAVE', fromdate: '2026-12-01', todate: '2026-12-01' }, key: 'k' },
      LEAVE,
    ],
    ['taking leave back', leaveChanges.remove, { leave: { ...stored, days: 1 }, membercode: 'A' }, LEAVE],
    ['asking to come back early', leaveChanges.askReturn(7), {}, [...DAY, 'leave', 'waiting'].toSorted()],
    ['deciding about leave', approvalChanges.decide, { items: [], verdict: 'approve', remark: '' }, LEAVE],
    ['entering leave for a member', leaveActingChanges.enter('A'), { body: {}, key: 'k' }, LEAVE],
    ['changing leave of a member', leaveActingChanges.change(stored), { body: {}, key: 'k' }, LEAVE],
    ['cancelling leave of a member', leaveActingChanges.cancel(stored), { body: {}, key: 'k' }, LEAVE],
    ['adjusting a balance', leaveOfficeChanges.adjust, { body: {}, key: 'k' }, [...DAY, 'leave', 'waiting'].toSorted()],
    ['the end of a year', leaveOfficeChanges.runYearEnd, 2026, [...DAY, 'leave', 'waiting'].toSorted()],
    ['changing a trip', tripChanges.change(stored as never), { body: {}, key: 'k' }, TRIP],
    ['deciding about a trip', tripChanges.decide(stored as never), {}, TRIP],
    ['cancelling a trip', tripChanges.cancel, {}, TRIP],
    ['asking for a correction', correctionChanges.ask, { body: {}, key: 'k' }, MADE_RIGHT],
    [
      'deciding about one',
      correctionChanges.decide,
      { correction: stored, verdict: 'approve', remark: '' },
      MADE_RIGHT,
    ],
    ['taking one back', correctionChanges.withdraw, stored, [...DAY, 'corrections'].toSorted()],
    [
      'looking at punches',
      reviewChanges.settle,
      { items: [], decision: 'accept' },
      [...MADE_RIGHT, 'periods'].toSorted(),
    ],
    ['closing a pay period', periodChanges.close, { month: '2026-10' }, ['periods', 'summary']],
    ['opening one again', periodChanges.reopen, { month: '2026-10', reason: 'put right' }, ['periods', 'summary']],
    ['naming a deputy', deputyChanges.name, { body: {}, key: 'k' }, ['deputies']],
    ['taking a deputy back', deputyChanges.end, 7, ['deputies']],
    ['other work of a member', memberOfficeChanges.setWork, { id: 7, body: {} }, WORK],
    ['a day off or worked', memberOfficeChanges.overrideDay, { id: 7, body: {} }, WORK],
    [
      'a member’s first day',
      memberOfficeChanges.change,
      { id: 7, body: {} },
      ['affected-leave', ...DAY, 'leave', 'members', 'waiting'].toSorted(),
    ],
    ['adding a holiday', holidayChanges.add, {}, HOLIDAY],
    ['removing a holiday', holidayChanges.remove, 7, HOLIDAY],
    ['sending what waited', attendanceChanges.sendWaiting, 'A', [...DAY, 'punches', 'waiting'].toSorted()],
  ])('%s', async (_, change, variables, stale) => {
    expect(await staleAfter(change, variables)).toEqual(stale);
  });
});

it('more punches than go at once are all sent, each once', async () => {
  const wire = answerWire({ 'POST /api/membercheckin/review/settle': { body: success({ settled: 50 }) } });
  const client = new QueryClient();
  const items = Array.from({ length: 120 }, (_, id) => ({ id, reasons: ['outside'] }));
  const mutation = client.getMutationCache().build(client, reviewChanges.settle as never);
  await mutation.execute({ items, decision: 'accept' } as never);
  const sent = wire.bodies('POST /api/membercheckin/review/settle') as { items: { id: number }[] }[];
  expect(sent.map((it) => it.items.length)).toEqual([50, 50, 20]);
  expect(sent.flatMap((it) => it.items.map(({ id }) => id))).toEqual(items.map((it) => it.id));
});
