import { asDays } from '@muster/domain/leave/half-days.ts';
import { sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { type ChangedYear, givenYear, wasEntered } from '../../../records/leave/ledger/entries.ts';
import { agreedHalfDays, joinedWithin, ownDifference, worksIn } from '../../../records/leave/ledger/part-of-year.ts';

/**
 * How many members get what a year gives them on top, and how many of them a part of it; how many active ones have none of
 * its days yet; apart from them, how many have an opening balance that stands instead, and how many active ones one that
 * no days of the year have met yet.
 */
export async function countTouched(
  db: Read,
  changed: ChangedYear,
): Promise<{ adjusted: number; inPart: number; stand: number; activeWithout: number; activeEntered: number }> {
  const { leaveid, year, prorated } = changed;
  const lines = db.selectFrom('leave_ledger').where('leaveid', '=', leaveid).where('fiscal_year', '=', year);
  const own = ownDifference(changed);
  const { adjusted, inPart, stand } = await givenYear(db, changed)
    .select((eb) => [
      eb.fn.count<number>('given.id').filterWhere(sql<boolean>`${own} <> 0 and not ${wasEntered}`).as('adjusted'),
      eb.fn
        .count<number>('given.id')
        .filterWhere(
          sql<boolean>`${own} <> 0 and not ${wasEntered} and ${sql.lit(Number(prorated))} = 1 and ${joinedWithin(year)}`,
        )
        .as('inPart'),
      eb.fn.count<number>('given.id').filterWhere(wasEntered).as('stand'),
    ])
    .executeTakeFirstOrThrow();
  const agreedOnNone = db
    .selectFrom('agreed_days as agreed')
    .select('agreed.member_id')
    .where('agreed.leaveid', '=', leaveid)
    .where(agreedHalfDays(year), '=', 0);
  const without = db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .where('guest', '=', 0)
    .where(worksIn(year))
    .where('id', 'not in', agreedOnNone)
    .where('id', 'not in', lines.where('kind', '=', 'grant').select('member_id'));
  const entered = lines.where('note_code', '=', 'balanceEntered').select('member_id');
  const { count: activeWithout } = await without.where('id', 'not in', entered).executeTakeFirstOrThrow();
  const { count: activeEntered } = await without.where('id', 'in', entered).executeTakeFirstOrThrow();
  return { adjusted, inPart, stand, activeWithout, activeEntered };
}

export interface ShortMember {
  readonly membercode: string;
  readonly membername: string;
  readonly remaining: number;
  /** What would remain; negative. */
  readonly after: number;
}

/** Who would have less of a year than nothing after what it takes from them, by member code. */
export async function membersBelowZero(
  db: Read,
  {
    limited,
    ...changed
  }: ChangedYear & {
    /** Whether the type was without limit: then balances that stand are looked at too. */ readonly limited: boolean;
  },
): Promise<ShortMember[]> {
  const difference = ownDifference(changed);
  const own =
    changed.opening === 'stand' ? sql<number>`case when ${wasEntered} then 0 else ${difference} end` : difference;
  const left = sql<number>`cast((select sum(half_days) from leave_ledger as line where line.member_id = member.id
    and line.leaveid = given.leaveid and line.fiscal_year = given.fiscal_year) as integer)`;
  const rows = await db
    .selectFrom(
      givenYear(db, changed)
        .select(['member.membercode', 'member.membername', left.as('remaining'), own.as('difference')])
        .as('own'),
    )
    .selectAll()
    .where(sql<boolean>`remaining + difference < 0`)
    .$if(!limited, (all) => all.where('difference', '<>', 0))
    .orderBy('membercode')
    .execute();
  return rows.map(({ remaining, difference: more, ...member }) => ({
    ...member,
    remaining: asDays(remaining),
    after: asDays(remaining + more),
  }));
}
