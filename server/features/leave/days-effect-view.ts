import type { OpeningBalances } from '@muster/domain/leave/days-per-year.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';

/**
 * How many members have a year's days of a type already, and how many active ones do not; apart from them, how many have
 * an opening balance that stands instead, and how many active ones one that no days of the year have met yet.
 */
export async function countGranted(
  db: Read,
  leaveid: string,
  year: number,
): Promise<{ have: number; stand: number; activeWithout: number; activeEntered: number }> {
  const lines = db.selectFrom('leave_ledger').where('leaveid', '=', leaveid).where('fiscal_year', '=', year);
  const grants = lines.where('kind', '=', 'grant');
  const { all, stand } = await grants
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('id').filterWhere('note_code', '=', 'balanceStands').as('stand'),
    ])
    .executeTakeFirstOrThrow();
  const without = db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .where('guest', '=', 0)
    .where('id', 'not in', grants.select('member_id'));
  const entered = lines.where('note_code', '=', 'balanceEntered').select('member_id');
  const { count: activeWithout } = await without.where('id', 'not in', entered).executeTakeFirstOrThrow();
  const { count: activeEntered } = await without.where('id', 'in', entered).executeTakeFirstOrThrow();
  return { have: all - stand, stand, activeWithout, activeEntered };
}

export interface ShortMember {
  readonly membercode: string;
  readonly membername: string;
  readonly remaining: number;
  /** What would remain; negative. */
  readonly after: number;
}

interface Difference {
  readonly leaveid: string;
  readonly year: number;
  readonly difference: number;
  readonly opening: OpeningBalances;
  /** Whether the type was without limit: then balances that stand are looked at too. */
  readonly limited: boolean;
}

/** Who has a year's days of a type and would have less than nothing after the difference, by member code. */
export async function membersBelowZero(
  db: Read,
  { leaveid, year, difference, opening, limited }: Difference,
): Promise<ShortMember[]> {
  const own = sql<number>`case when given.note_code = 'balanceStands' then ${sql.lit(
    opening === 'stand' ? 0 : asHalfDays(difference),
  )} else ${sql.lit(asHalfDays(difference))} end`;
  const rows = await db
    .selectFrom('leave_ledger as line')
    .innerJoin('leave_ledger as given', (join) =>
      join
        .onRef('given.member_id', '=', 'line.member_id')
        .onRef('given.leaveid', '=', 'line.leaveid')
        .onRef('given.fiscal_year', '=', 'line.fiscal_year')
        .on('given.kind', '=', 'grant'),
    )
    .innerJoin('member', 'member.id', 'line.member_id')
    .select([
      'member.membercode',
      'member.membername',
      sql<number>`cast(sum(line.half_days) as integer)`.as('half_days'),
      sql<number>`cast(sum(line.half_days) + ${own} as integer)`.as('after'),
    ])
    .where('line.leaveid', '=', leaveid)
    .where('line.fiscal_year', '=', year)
    .groupBy(['member.id', 'member.membercode', 'member.membername', 'given.note_code'])
    .having(sql<boolean>`sum(line.half_days) + ${own} < 0`)
    .$if(!limited, (all) => all.having(sql<boolean>`${own} <> 0`))
    .orderBy('member.membercode')
    .execute();
  return rows.map(({ half_days, after, ...member }) => ({
    ...member,
    remaining: asDays(half_days),
    after: asDays(after),
  }));
}
