import { onlyDay } from '@muster/domain/attendance/periods/pay-period.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { LedgerLine } from '@muster/domain/leave/balances/leave-balance.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import type { YearEnd } from '@muster/domain/leave/leave-office-contract.ts';
import { sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { employedBetween, staysUntil } from '../../../records/members/employment.ts';

export interface MemberSum extends LedgerLine {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
}

/** The ledger of some types in a fiscal year that is over and in the one after it, of members who have not left, summed by member, kind and note. */
export async function sumsAround(
  db: Read,
  of: { readonly year: number; readonly leaveids: readonly string[]; readonly today: string },
): Promise<MemberSum[]> {
  const rows = await db
    .selectFrom('leave_ledger')
    .innerJoin('member', 'member.id', 'leave_ledger.member_id')
    .select([
      'leave_ledger.member_id',
      'leave_ledger.leaveid',
      'leave_ledger.fiscal_year',
      'leave_ledger.kind',
      'leave_ledger.note_code',
      sql<number>`cast(sum(leave_ledger.half_days) as integer)`.as('half_days'),
    ])
    .where('leave_ledger.fiscal_year', 'in', [of.year, of.year + 1])
    .where('leave_ledger.leaveid', 'in', of.leaveids)
    .where((eb) => staysUntil(eb, of.today))
    .groupBy([
      'leave_ledger.member_id',
      'leave_ledger.leaveid',
      'leave_ledger.fiscal_year',
      'leave_ledger.kind',
      'leave_ledger.note_code',
    ])
    .execute();
  return rows.map(({ member_id, leaveid, fiscal_year, kind, note_code, half_days }) => ({
    memberId: member_id,
    leaveid,
    year: fiscal_year,
    kind,
    note: note_code,
    days: asDays(half_days),
  }));
}

/** As what a run is on record, and about what. */
export const YEAR_END = 'leave.year-end';
export const subjectOf = (year: number): string => `fiscal-year:${year}`;

/** When the end of a fiscal year was run last and changed something, and by whom. */
export async function lastRunOf(db: Read, year: number): Promise<YearEnd['ran']> {
  const run = await db
    .selectFrom('audit')
    .innerJoin('member', 'member.id', 'audit.actor_id')
    .select(['audit.at', 'member.membercode', 'member.membername'])
    .where('audit.subject', '=', subjectOf(year))
    .where('audit.action', '=', YEAR_END)
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run) return null;
  const { at, ...by } = run;
  return { at, by };
}

/** The fiscal years before one in which members who have not left have days left of some types, or owe some, in order. */
export async function yearsUnsettled(
  db: Read,
  of: { readonly before: number; readonly leaveids: readonly string[]; readonly today: string },
): Promise<number[]> {
  if (of.leaveids.length === 0) return [];
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('leave_ledger')
        .innerJoin('member', 'member.id', 'leave_ledger.member_id')
        .select('leave_ledger.fiscal_year')
        .where('leave_ledger.fiscal_year', '<', of.before)
        .where('leave_ledger.leaveid', 'in', of.leaveids)
        .where((it) => staysUntil(it, of.today))
        .groupBy(['leave_ledger.member_id', 'leave_ledger.leaveid', 'leave_ledger.fiscal_year'])
        .having((it) => it.fn.sum('leave_ledger.half_days'), '!=', 0)
        .as('rest'),
    )
    .select('fiscal_year')
    .distinct()
    .orderBy('fiscal_year')
    .execute();
  return rows.map((it) => it.fiscal_year);
}

/** Who worked here on the last day of a fiscal year and on the day after it. What was left to others was settled when they left. */
export async function stayedOver(db: Read, year: number): Promise<ReadonlySet<number>> {
  const days = [fiscalYearDays(year).to, fiscalYearDays(year + 1).from];
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where((eb) => eb.and(days.map((day) => employedBetween(eb, onlyDay(day)))))
    .execute();
  return new Set(rows.map((it) => it.id));
}

/** What members are called, by id. */
export async function namesOf(db: Read): Promise<ReadonlyMap<number, { membercode: string; membername: string }>> {
  const rows = await db.selectFrom('member').select(['id', 'membercode', 'membername']).execute();
  return new Map(rows.map(({ id, ...it }) => [id, it]));
}
