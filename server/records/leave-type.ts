import type { YearlyDays } from '@muster/domain/leave/days-per-year.ts';
import type { LeaveType } from '@muster/domain/leave/leave-type.ts';
import { type Generated, sql } from 'kysely';
import type { Read, Write } from '../database/engine.ts';
import { locking } from '../database/locks.ts';

export interface LeaveTypeTables {
  leave_code: LeaveCodeTable;
}

interface LeaveCodeTable {
  leaveid: string;
  description: string;
  next_to_holiday: 'allow' | 'forbid';
  next_to_offday: 'allow' | 'forbid';
  /** What a fiscal year gives from `days_from_year` on; the years before it give `days_before`. */
  days_per_year: Generated<number>;
  days_from_year: Generated<number>;
  days_before: Generated<number>;
  revision: Generated<number>;
}

/** A leave type with what it gives a year. */
export interface LeaveCode extends LeaveType, YearlyDays {
  readonly revision: number;
}

const codes = (db: Read) =>
  db
    .selectFrom('leave_code')
    .select([
      'leaveid',
      'description',
      'next_to_holiday as nextToHoliday',
      'next_to_offday as nextToOffday',
      'days_per_year as daysPerYear',
      'days_from_year as daysFromYear',
      'days_before as daysBefore',
      'revision',
    ]);

export const listCodes = (db: Read): Promise<LeaveCode[]> => codes(db).orderBy('leaveid').execute();

export const findCode = (db: Read, leaveid: string): Promise<LeaveCode | undefined> =>
  codes(db).where('leaveid', '=', leaveid).executeTakeFirst();

const holdType = locking((db, { leaveid }: { readonly leaveid: string }) =>
  db.selectFrom('leave_code').select('leaveid').where('leaveid', '=', leaveid).forNoKeyUpdate(),
);

/** Makes this transaction the only one that changes a leave type or grants its days. */
export const lockLeaveType = (trx: Write, leaveid: string): Promise<void> => holdType(trx, { leaveid });

const columnsOf = (it: LeaveCode) => ({
  description: it.description,
  next_to_holiday: it.nextToHoliday,
  next_to_offday: it.nextToOffday,
  days_per_year: it.daysPerYear,
  days_from_year: it.daysFromYear,
  days_before: it.daysBefore,
  revision: it.revision,
});

export async function addCode(trx: Write, it: LeaveCode): Promise<void> {
  await trx
    .insertInto('leave_code')
    .values({ leaveid: it.leaveid, ...columnsOf(it) })
    .execute();
}

/** Stores a type as it now is. The caller holds it. */
export async function storeCode(trx: Write, it: LeaveCode): Promise<void> {
  await trx.updateTable('leave_code').set(columnsOf(it)).where('leaveid', '=', it.leaveid).execute();
}

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
export function membersBelowZero(db: Read, leaveid: string, year: number, difference: number): Promise<ShortMember[]> {
  return db
    .selectFrom('leave_ledger as line')
    .innerJoin('leave_ledger as given', (join) =>
      join
        .onRef('given.member_id', '=', 'line.member_id')
        .onRef('given.leaveid', '=', 'line.leaveid')
        .onRef('given.fiscal_year', '=', 'line.fiscal_year')
        .on('given.kind', '=', 'grant'),
    )
    .innerJoin('member', 'member.id', 'line.member_id')
    .select(['member.membercode', 'member.membername', sql<number>`cast(sum(line.days) as integer)`.as('remaining')])
    .where('line.leaveid', '=', leaveid)
    .where('line.fiscal_year', '=', year)
    .groupBy(['member.id', 'member.membercode', 'member.membername'])
    .having((eb) => eb(eb.fn.sum('line.days'), '<', -difference))
    .orderBy('member.membercode')
    .execute();
}

/** Gives everybody who has a year's days of a type the difference, a line each. */
export async function adjustAll(
  trx: Write,
  it: { leaveid: string; year: number; difference: number; note: string; actorId: number; at: string },
): Promise<void> {
  await trx
    .insertInto('leave_ledger')
    .columns(['member_id', 'leaveid', 'fiscal_year', 'kind', 'days', 'at', 'actor_id', 'note'])
    .expression((eb) =>
      eb
        .selectFrom('leave_ledger')
        .select([
          'member_id',
          'leaveid',
          'fiscal_year',
          sql<'adjusted'>`${sql.lit('adjusted')}`.as('kind'),
          sql<number>`${sql.lit(it.difference)}`.as('days'),
          sql<string>`${sql.lit(it.at)}`.as('at'),
          sql<number>`${sql.lit(it.actorId)}`.as('actor_id'),
          sql<string>`${sql.lit(it.note)}`.as('note'),
        ])
        .where('leaveid', '=', it.leaveid)
        .where('fiscal_year', '=', it.year)
        .where('kind', '=', 'grant'),
    )
    .execute();
}
