import type { Day } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { LedgerLine } from '@muster/domain/leave/balances/leave-balance.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { employedBetween } from '../../../records/members/employment.ts';
import { isMemberLike, memberPatterns } from '../../../records/members/member-search.ts';
import { workHeldOn } from '../../../records/work/member-work/held-work.ts';

export interface BalancesAsked {
  readonly year: number;
  readonly today: Day;
  readonly search?: string | undefined;
  readonly groupno?: string | undefined;
}

/** Who works here on a day of a fiscal year, by what is asked; the group is today's. */
const found = ({ query: db, engine }: Database, { year, today, search, groupno }: BalancesAsked) =>
  db
    .selectFrom('member')
    .leftJoin('member_work', workHeldOn(today))
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .where((eb) => employedBetween(eb as never, fiscalYearDays(year)))
    .$if(groupno !== undefined, (query) => query.where('work_group.groupno', '=', groupno ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(isMemberLike(engine, 'member.membercode', ['member.membername'], memberPatterns(search ?? ''))),
    );

/** So many members by code, behind others or behind a code. */
export const membersWithBalances = (
  database: Database,
  asked: BalancesAsked,
  { take, skip = 0, after }: { readonly take: number; readonly skip?: number; readonly after?: string | undefined },
) =>
  found(database, asked)
    .select(['member.id', 'member.membercode', 'member.membername', 'work_group.groupno'])
    .$if(after !== undefined, (query) => query.where('member.membercode', '>', after ?? ''))
    .orderBy('member.membercode')
    .offset(skip)
    .limit(take)
    .execute();

/** How many there are, and the ledger of all of them in the fiscal year, summed by type, kind and note. */
export async function sumsOfFound(database: Database, asked: BalancesAsked) {
  const [{ count }, rows] = await Promise.all([
    found(database, asked)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    database.query
      .selectFrom('leave_ledger')
      .select(['leaveid', 'kind', 'note_code as note', sql<number>`cast(sum(half_days) as integer)`.as('half_days')])
      .where('fiscal_year', '=', asked.year)
      .where('member_id', 'in', found(database, asked).select('member.id'))
      .groupBy(['leaveid', 'kind', 'note_code'])
      .execute(),
  ]);
  const lines = rows.map(({ half_days, ...it }): LedgerLine & { leaveid: string } => ({
    ...it,
    days: asDays(half_days),
  }));
  return { count: Number(count), lines };
}
