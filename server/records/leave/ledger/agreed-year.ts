import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { type RawBuilder, sql } from 'kysely';
import { engineOf, type Read } from '../../../database/engine.ts';
import type { KeptLeaveType } from '../leave-type.ts';
import { partOfYear } from './part-of-year.ts';

/** A fiscal year that comes to give a member other days of a type; days of a whole year. */
export interface OwnYear {
  readonly memberId: number;
  readonly type: KeptLeaveType;
  readonly year: number;
  readonly days: number;
  readonly before: number;
}

export interface OwnYearEffect {
  /** What the balance gets on top, negative when it loses some; the part of it that the member has of the year. */
  readonly more: number;
  /** What of the balance is left before. */
  readonly remaining: number;
  /** Whether the year has been granted; what has not is granted as it is due. */
  readonly granted: boolean;
  /** What a file has entered as left of the year stands instead. */
  readonly stands: boolean;
}

/** What other days a year do to one balance: to a year that is granted the difference, to another its days, once they are. */
export async function effectOfYear(db: Read, { memberId, type, year, days, before }: OwnYear): Promise<OwnYearEffect> {
  const due = (of: number) =>
    partOfYear(engineOf(db), {
      year,
      wholeYear: sql.lit(asHalfDays(of)),
      prorated: sql`${sql.lit(Number(type.prorated))} = 1`,
    });
  const lines = sql`from leave_ledger where member_id = ${memberId} and leaveid = ${type.leaveid} and fiscal_year = ${year}`;
  const whether = (which: RawBuilder<unknown>) => sql<boolean | 0 | 1>`exists (select 1 ${lines} and ${which})`;
  const row = await db
    .selectFrom('member')
    .select([
      'member.status',
      due(days).as('due'),
      due(before).as('was'),
      sql<number>`cast(coalesce((select sum(half_days) ${lines}), 0) as integer)`.as('sum'),
      whether(sql`kind = 'grant'`).as('granted'),
      whether(sql`note_code = 'balanceEntered'`).as('entered'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const granted = Boolean(row.granted);
  const stands = Boolean(row.entered);
  const mayGet = row.status === 'active' && !type.retired;
  const more = stands ? 0 : granted ? row.due - row.was : mayGet ? row.due : 0;
  return { more: asDays(more), remaining: asDays(row.sum), granted, stands };
}
