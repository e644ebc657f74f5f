import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { forbiddenNeighbour } from '@muster/domain/leave/rules/leave-rules.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { everyWeek, weekdaysIn } from '@muster/domain/work/work-pattern.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantLeave } from '../records/leave/ledger/grants.ts';
import { openTestDatabase, stateOf, type TestDatabase } from '../testing/database/test-database.ts';
import { expectSoundLeave } from '../testing/leave/sound-leave.ts';
import { sayNews } from '../words/words.ts';
import { addSampleCompany } from './sample-company.ts';
import { ZONE } from './sample-office.ts';

/** Friday 20 November 2026, 15:00 in Yangon. */
const AFTERNOON = Temporal.Instant.from('2026-11-20T08:30:00Z');
const TODAY = '2026-11-20';

let own: TestDatabase;
async function sample(now = AFTERNOON): Promise<TestDatabase> {
  const made = await openTestDatabase();
  await addSampleCompany(made.database, { now, passwordHash: 'hash' });
  return made;
}
beforeAll(async () => {
  own = await sample();
});
afterAll(() => own.drop());

const leaveOf = ({ database }: TestDatabase) =>
  database.query
    .selectFrom('leave')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .innerJoin('member_work', 'member_work.member_id', 'member.id')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .leftJoin('member as decider', 'decider.id', 'leave.decided_by')
    .selectAll('leave')
    .select(['member.membercode', 'member_work.rest_days', 'leave_code.next_to_holiday', 'leave_code.next_to_offday'])
    .select('decider.membercode as decider')
    .orderBy('leave.id')
    .execute();
const states = async (code: string) =>
  (await leaveOf(own)).filter((it) => it.membercode === code).map((it) => `${it.leaveid} ${it.status}`);

async function linesOf(code: string, leaveid: string, year: number) {
  const lines = await own.database.query
    .selectFrom('leave_ledger')
    .innerJoin('member', 'member.id', 'leave_ledger.member_id')
    .select(['kind', 'half_days'])
    .where('membercode', '=', code)
    .where('leaveid', '=', leaveid)
    .where('fiscal_year', '=', year)
    .orderBy('leave_ledger.id')
    .execute();
  return lines.map((it) => ({ kind: it.kind, days: asDays(it.half_days) }));
}

describe('the sample company’s leave', () => {
  test('shows every state', async () => {
    const leave = await leaveOf(own);
    const shown = new Set(
      leave.map((it) => `${it.status} ${it.to_date < TODAY ? 'over' : it.from_date > TODAY ? 'to come' : 'now'}`),
    );
    expect(shown).toEqual(
      new Set([
        'approved over',
        'approved now',
        'approved to come',
        'pending to come',
        'rejected over',
        'rejected to come',
      ]),
    );
    const decided = await own.database.query
      .selectFrom('leave_return')
      .select(['confirmed', 'decision_remark'])
      .execute();
    expect(decided).toEqual([{ confirmed: 0, decision_remark: 'The stock is counted until then.' }]);
    expect(leave.filter((it) => it.return_from !== null).map((it) => [it.membercode, it.status])).toEqual([
      ['EM003', 'approved'],
    ]);
    expect(new Set(leave.map((it) => it.leaveid))).toEqual(new Set(['EL', 'CL', 'ML', 'WP', 'O']));
  });

  test('has the two employees of SALES wait for their manager', async () => {
    expect(await states('EM001')).toEqual(['ML approved', 'EL approved', 'CL rejected', 'EL pending']);
    expect(await states('EM002')).toContain('CL pending');
    const decided = (await leaveOf(own)).filter((it) => it.membercode.startsWith('EM00') && it.decider);
    expect(decided.find((it) => it.membercode === 'EM001')?.decider).toBe('MG001');
    expect(decided.filter((it) => it.decider === it.membercode)).toEqual([]);
  });

  test('leaves EM001 five days of earned leave or more, and today free', async () => {
    expect(balanceOf(await linesOf('EM001', 'EL', 2026)).remaining).toBeGreaterThanOrEqual(5);
    const claims = await own.database.query
      .selectFrom('member_day')
      .innerJoin('member', 'member.id', 'member_day.member_id')
      .select('membercode')
      .where('day', '=', TODAY)
      .where('claim', '=', 'leave')
      .execute();
    expect(claims.map((it) => it.membercode)).toEqual(['EM007']);
  });

  test('has ledgers with every kind of line, of last year, this one and the next', async () => {
    const lines = await own.database.query.selectFrom('leave_ledger').selectAll().orderBy('id').execute();
    expect(new Set(lines.map((it) => it.kind))).toEqual(
      new Set(['grant', 'carry', 'taken', 'released', 'adjusted', 'expired']),
    );
    expect(new Set(lines.map((it) => it.fiscal_year))).toEqual(new Set([2025, 2026, 2027]));
    expect(lines.map((it) => it.at)).toEqual(lines.map((it) => it.at).toSorted());
    expect((await linesOf('EM001', 'EL', 2026)).map((it) => [it.kind, it.days])).toEqual([
      ['grant', 10],
      ['carry', 2],
      ['taken', -3],
      ['taken', -2],
    ]);
    expect(balanceOf(await linesOf('EM001', 'EL', 2025))).toMatchObject({ remaining: 0 });
  });

  test('lets leave without pay be taken', async () => {
    expect(balanceOf(await linesOf('EM001', 'WP', 2026)).entitled).toBeGreaterThan(0);
  });

  test('has everything granted already that a server would grant', async () => {
    const before = await stateOf(own.database);
    await grantLeave(own.database, () => AFTERNOON);
    expect(await stateOf(own.database)).toBe(before);
  });

  test('is told to members and managers, the older of it read', async () => {
    const told = await own.database.query
      .selectFrom('notification')
      .innerJoin('member', 'member.id', 'notification.member_id')
      .select(['membercode', 'code', 'params', 'read_at'])
      .orderBy('notification.id')
      .execute();
    const titles = (code: string) =>
      told
        .filter((it) => it.membercode === code)
        .map((it) => sayNews({ code: it.code, params: JSON.parse(it.params) } as News, 'en'))
        .filter((it) => it.heading === 'Leave')
        .map((it) => it.title);
    expect(titles('EM001')).toEqual(['MEDICAL LEAVE: approved', 'EARNED LEAVE: approved', 'CASUAL LEAVE: rejected']);
    expect(titles('MG001').at(-1)).toMatch(/^Zaw Min Oo would come back on /);
    expect(told.filter((it) => it.membercode === 'MG001' && it.read_at === null).length).toBeGreaterThan(2);
    expect(told.some((it) => it.read_at !== null)).toBe(true);
  });

  test('has a withdrawn holiday whose leave HR has to look at', async () => {
    const rows = await own.database.query
      .selectFrom('affected_leave')
      .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
      .innerJoin('member', 'member.id', 'leave.member_id')
      .select(['membercode', 'effect', 'done_at'])
      .execute();
    expect(rows).toContainEqual({ membercode: 'EM005', effect: 'no-longer-inside', done_at: null });
  });
});

describe.each([
  ['on an ordinary day', '2026-11-20T08:30:00Z'],
  ['on the last day of a fiscal year', '2027-03-31T17:29:59Z'],
  ['on the first of April', '2027-03-31T17:30:00Z'],
  ['before Thingyan', '2026-04-08T02:00:00Z'],
  ['on a leap day', '2028-02-29T02:00:00Z'],
  ['on a Sunday', '2026-08-16T02:00:00Z'],
])('made %s', (_, moment) => {
  const now = Temporal.Instant.from(moment);
  const today = dayOf(now, ZONE);
  let made: TestDatabase;
  beforeAll(async () => {
    made = await sample(now);
  });
  afterAll(() => made.drop());

  test('it is sound, obeys the rules, and only one works on leave', async () => {
    await expectSoundLeave(made.database);
    const { query } = made.database;
    const holidays = new Set(
      (await query.selectFrom('public_holiday').select('holidaydate').execute()).map((it) => it.holidaydate),
    );
    for (const it of await leaveOf(made)) {
      const free = { holidays, rests: everyWeek(weekdaysIn(it.rest_days)) };
      const type = {
        leaveid: it.leaveid,
        description: '',
        nextToHoliday: it.next_to_holiday,
        nextToOffday: it.next_to_offday,
      };
      expect([it.id, forbiddenNeighbour(it.from_date, it.to_date, type, free)]).toEqual([it.id, undefined]);
      expect(it.created_at <= (it.decided_at ?? it.created_at)).toBe(true);
      expect((it.decided_at ?? it.created_at) <= now.toString({ smallestUnit: 'millisecond' })).toBe(true);
      if (it.status === 'pending') expect(it.from_date > today).toBe(true);
    }
    const worked = await query
      .selectFrom('attendance')
      .innerJoin('leave', (join) =>
        join
          .onRef('leave.member_id', '=', 'attendance.member_id')
          .onRef('leave.from_date', '<=', 'attendance.attendance_date')
          .onRef('leave.to_date', '>=', 'attendance.attendance_date'),
      )
      .select(['attendance.member_id', 'attendance.attendance_date', 'leave.part'])
      .where('leave.status', '=', 'approved')
      .execute();
    expect(worked.filter((it) => it.part === null)).toHaveLength(1);
    expect(worked.filter((it) => it.part === 'am')).toHaveLength(1);
  });

  test('the people whom everybody tries first have leave to take, and today free', async () => {
    const { query } = made.database;
    for (const code of ['EM001', 'EM002']) {
      const { id } = await query
        .selectFrom('member')
        .select('id')
        .where('membercode', '=', code)
        .executeTakeFirstOrThrow();
      const lines = await query
        .selectFrom('leave_ledger')
        .select(['kind', 'half_days'])
        .where('member_id', '=', id)
        .where('leaveid', '=', 'EL')
        .where('fiscal_year', '=', fiscalYearOf(today))
        .execute();
      expect(
        balanceOf(lines.map((it) => ({ kind: it.kind, days: asDays(it.half_days) }))).remaining,
      ).toBeGreaterThanOrEqual(5);
      const soon = [today, addDays(today, 1)];
      expect(
        await query.selectFrom('member_day').selectAll().where('member_id', '=', id).where('day', 'in', soon).execute(),
      ).toEqual([]);
    }
  });
});
