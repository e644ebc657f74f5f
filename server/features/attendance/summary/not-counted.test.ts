import { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { closePeriod, readAbsences, readOpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { found } from '../../../testing/members/member-files.ts';
import { closeForgotten } from '../punches/close-forgotten.ts';
import { remindOfPunches } from '../reminders/remind-of-punches.ts';

/** Aye Aye of SALES need not check in from Monday 9 November 2026 on; Bo Bo beside her must. */
let office: Office;
const SINCE = '2026-11-09';
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const at = (local: string) => {
  office.now = inYangon(local);
};
const setCounted = async (counted: boolean, from = SINCE, query: object = {}) => {
  const shift = await office.database.query.selectFrom('company').select('default_shift_id').executeTakeFirstOrThrow();
  const body = { from, shiftid: shift.default_shift_id, restdays: [6, 7], counted };
  return (await office.holding('SA')).call(setWork, { params: { id: String(office.ids.A) }, query, body });
};
const punched = async (time: string, who: Persona, type: 'in' | 'out') => {
  at(time);
  await punch(await office.holding(who), who, type, { checktime: office.now.toString() });
};
const inMonth = async (month: string, who: string) => {
  const group = (await (await office.holding('M')).call(readGroupSummary, { query: { month } })).data();
  return group.members.find((it) => it.membercode === who);
};
const payroll = async (month: string, who: string) => {
  const raw = await (await office.holding('SA')).send({
    method: 'GET',
    url: `/api/attendance/payroll.csv?month=${month}`,
  });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows.find((it) => it['membercode'] === who);
};

describe('a member whose attendance is not counted from a day on', () => {
  test('is absent until then and not counted from then on, in the grid, in the own days and in payroll', async () => {
    at('2026-11-20T20:00');
    await setCounted(false);
    const a = await inMonth('2026-11', 'A');
    const on = (day: string) => a?.days.find((it) => it.date === day);
    expect(on('2026-11-06')).toMatchObject({ status: 'absent' });
    expect(on(SINCE)).toEqual({ date: SINCE, status: null, why: 'not_counted', minutes: 0, late: 0, flags: [] });
    expect(on('2026-11-14')).toMatchObject({ status: 'offday' });
    expect([a?.totals.absent, (await inMonth('2026-11', 'B'))?.totals.absent]).toEqual([5, 15]);
    const own = await (await office.holding('A')).call(readSummary, { query: { from: SINCE, to: SINCE } });
    expect(own.data().days).toMatchObject([{ status: null, why: 'not_counted', expected: 0 }]);
    expect(await payroll('2026-11', 'A')).toMatchObject({ absent: '5', workdays: '5', latecount: '0' });
    expect(await payroll('2026-11', 'B')).toMatchObject({ absent: '15' });
  });

  test('has what they do all the same, neither late nor early', async () => {
    await setCounted(false);
    await punched('2026-11-20T11:00', 'A', 'in');
    await punched('2026-11-20T13:00', 'A', 'out');
    at('2026-11-20T20:00');
    const day = (await inMonth('2026-11', 'A'))?.days.find((it) => it.date === '2026-11-20');
    expect(day).toMatchObject({ status: 'present', minutes: 120, late: 0, flags: [] });
    expect(await payroll('2026-11', 'A')).toMatchObject({ present: '1', latecount: '0', earlyminutes: '0' });
  });

  test('is reminded neither of a check-in nor of a check-out', async () => {
    await setCounted(false);
    await office.database.query.updateTable('company').set({ reminders: 1 }).execute();
    const reminded = async () => {
      await remindOfPunches(office.deps);
      const rows = await office.database.query.selectFrom('reminder').select('member_id').execute();
      return [office.ids.A, office.ids.B].map((id) => rows.filter((it) => it.member_id === id).length);
    };
    at('2026-11-20T09:30');
    expect(await reminded()).toEqual([0, 1]);
    for (const who of ['A', 'B'] as const) await punched('2026-11-20T10:00', who, 'in');
    at('2026-11-20T18:30');
    expect(await reminded()).toEqual([0, 2]);
  });

  test('is on the board of who is in while they are, and absent on none', async () => {
    await setCounted(false);
    const stateOf = async (who: Persona) => {
      const { members } = (await (await office.holding('M')).call(readAttendanceBoard)).data();
      return members.find((it) => it.membercode === who)?.state;
    };
    at('2026-11-19T18:00');
    expect([await stateOf('A'), await stateOf('B')]).toEqual([undefined, 'absent']);
    at('2026-11-20T10:00');
    expect([await stateOf('A'), await stateOf('B')]).toEqual([undefined, 'out']);
    await punched('2026-11-20T11:00', 'A', 'in');
    expect(await stateOf('A')).toBe('in');
  });
});

test('somebody may be listed as one who need not check in', async () => {
  const body = { membercode: 'DIRECTOR', membername: 'Daw Khin', joinedon: '2026-11-02', counted: false };
  expect((await (await office.holding('SA')).call(addMember, { body })).status).toBe(201);
  at('2026-11-20T20:00');
  expect(await payroll('2026-11', 'DIRECTOR')).toMatchObject({ absent: '0', workdays: '0' });
});

describe('the close of a pay period', () => {
  const open = async () =>
    (await (await office.holding('SA')).call(readOpenThings, { params: { month: '2026-11' } })).data();
  const toReview = async () =>
    (await (await office.holding('SA')).call(listForReview, { query: {} })).data().items.map((it) => it.membercode);
  const leftAt = async (who: Persona) =>
    (await (await office.holding(who)).call(readOwnToday)).data().attendance?.forgotten;
  const forget = async () => {
    for (const who of ['A', 'B'] as const) await punched('2026-11-19T09:00', who, 'in');
    at('2026-11-20T08:00');
    await closeForgotten(office.database, office.deps.clock);
  };

  test('misses neither days nor check-outs of who need not check in', async () => {
    await setCounted(false, '2026-11-02');
    await forget();
    expect([await leftAt('A'), (await leftAt('B'))?.attendancedate]).toEqual([null, '2026-11-19']);
    expect(await open()).toMatchObject({ forgotten: 1 });
    expect(await toReview()).toEqual(['B']);
    at('2026-12-01T09:00');
    const absent = await (await office.holding('SA')).call(readAbsences, { params: { month: '2026-11' } });
    const codes = absent.data().members.first.map((it) => it.membercode);
    expect([codes.includes('A'), codes.includes('B')]).toEqual([false, true]);
  });

  test('has nothing to look at where a morning of theirs arrives after the afternoon', async () => {
    await setCounted(false);
    for (const who of ['A', 'B'] as const) {
      await punched('2026-11-20T13:00', who, 'in');
      at('2026-11-20T15:00');
      const checktime = inYangon('2026-11-20T08:00').toString();
      await punch(await office.holding(who), who, 'in', { offline: true, checktime });
    }
    const { items } = (await (await office.holding('SA')).call(listForReview, { query: { kind: 'forgotten' } })).data();
    expect(items.map((it) => it.membercode)).toEqual(['B']);
    // Said by a file of members it is the same, and what waits of today waits no longer.
    await found(await office.holding('SA'), 'code,name,counted\nB,Bo Bo,no');
    expect((await open()).forgotten).toBe(0);
  });

  test('has to be looked at for anything else than a check-out, as ever', async () => {
    at('2026-11-19T09:00');
    const checktime = office.now.toString();
    await punch(await office.holding('A'), 'A', 'in', { checktime, ...FAR_AWAY, remark: 'At the customer' });
    at('2026-11-20T08:00');
    await closeForgotten(office.database, office.deps.clock);
    await setCounted(false);
    const { items } = (await (await office.holding('SA')).call(listForReview, { query: {} })).data();
    expect(items.map((it) => [it.membercode, it.reasons])).toEqual([['A', ['outside']]]);
  });

  test('is to look at again what is forgotten once one is to check in again', async () => {
    await setCounted(false, '2026-11-02');
    await setCounted(true, '2026-11-20');
    await punched('2026-11-20T13:00', 'A', 'in');
    at('2026-11-20T15:00');
    const checktime = inYangon('2026-11-20T08:00').toString();
    await punch(await office.holding('A'), 'A', 'in', { offline: true, checktime });
    const { items } = (await (await office.holding('SA')).call(listForReview, { query: { kind: 'forgotten' } })).data();
    expect(items.map((it) => it.membercode)).toEqual(['A']);
  });

  test('waits no longer for a check-out that was missed once its day is not counted', async () => {
    await forget();
    expect([await toReview(), (await open()).forgotten]).toEqual([['B', 'A'], 2]);
    expect((await setCounted(false, SINCE, { preview: 'true' })).status).toBe(200);
    expect((await open()).forgotten).toBe(2);
    await setCounted(false);
    expect([await toReview(), (await open()).forgotten]).toEqual([['B'], 1]);
  });

  test('keeps its days: no earlier day is counted otherwise afterwards', async () => {
    at('2026-12-01T09:00');
    await (await office.holding('SA')).call(closePeriod, { params: { month: '2026-11' }, body: { waive: 'as it is' } });
    const refused = await setCounted(false);
    expect([refused.status, refused.failure().code]).toEqual([409, 'PERIOD_CLOSED']);
    expect((await setCounted(false, '2026-12-01')).status).toBe(201);
    expect(await payroll('2026-11', 'A')).toMatchObject({ absent: '21' });
  });
});

describe('the look at what a change would do', () => {
  test('names the days up to today that come out otherwise, and no trips or leave', async () => {
    at('2026-11-20T20:00');
    const seen = await setCounted(false, '2026-11-18', { preview: 'true' });
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
    expect(seen.data().touches).toEqual({ leave: [], trips: [], summaries: { count: 3, days } });
    expect((await inMonth('2026-11', 'A'))?.totals.absent).toBe(15);
    const nothing = await setCounted(true, '2026-11-18', { preview: 'true' });
    expect(nothing.data().touches.summaries.count).toBe(0);
  });
});
