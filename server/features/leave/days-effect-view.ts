import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';

/** How many members have a year's days of a type already, and how many active ones do not. */
export async function countGranted(
  db: Read,
  leaveid: string,
  year: number,
): Promise<{ have: number; activeWithout: number }> {
  const grants = db
    .selectFrom('leave_ledger')
    .where('leaveid', '=', leaveid)
    .where('fiscal_year', '=', year)
    .where('kind', '=', 'grant');
  const { have } = await grants.select((eb) => eb.fn.countAll<number>().as('have')).executeTakeFirstOrThrow();
  const { activeWithout } = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('activeWithout'))
    .where('status', '=', 'active')
    .where('guest', '=', 0)
    .where('id', 'not in', grants.select('member_id'))
    .executeTakeFirstOrThrow();
  return { have, activeWithout };
}

export interface ShortMember {
  readonly membercode: string;
  readonly membername: string;
  readonly remaining: number;
}

/** Who has a year's days of a type and would have less than nothing after the difference, by member code. */
export async function membersBelowZero(
  db: Read,
  leaveid: string,
  year: number,
  difference: number,
): Promise<ShortMember[]> {
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
    ])
    .where('line.leaveid', '=', leaveid)
    .where('line.fiscal_year', '=', year)
    .groupBy(['member.id', 'member.membercode', 'member.membername'])
    .having((eb) => eb(eb.fn.sum('line.half_days'), '<', -asHalfDays(difference)))
    .orderBy('member.membercode')
    .execute();
  return rows.map(({ half_days, ...member }) => ({ ...member, remaining: asDays(half_days) }));
}
