import type { YearAgreed } from '@muster/domain/leave/agreed-days.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../../../database/batches.ts';
import { engineOf, type Read } from '../../../database/engine.ts';
import type { KeptLeaveType } from '../leave-type.ts';
import { partOfYear } from './part-of-year.ts';

/** Other days of a fiscal year for a member. */
export interface OwnYear extends Pick<YearAgreed, 'days' | 'before'> {
  readonly memberId: number;
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

/**
 * What other days of a type do to balances of one fiscal year, by member: to a year that is granted the difference, to
 * another its days, once they are. A statement for some hundreds of members.
 */
export async function effectsOfYear(
  db: Read,
  type: KeptLeaveType,
  year: number,
  own: readonly OwnYear[],
): Promise<ReadonlyMap<number, OwnYearEffect>> {
  const effects = new Map<number, OwnYearEffect>();
  await inBatches(own, async (some) => {
    for (const row of await effectRows(db, type, year, some)) effects.set(row.id, effectOf(row, type));
  });
  return effects;
}

interface EffectRow {
  readonly id: number;
  readonly status: 'active' | 'suspended';
  readonly due: number;
  readonly was: number;
  readonly sum: number;
  readonly granted: boolean | 0 | 1;
  readonly entered: boolean | 0 | 1;
}

async function effectRows(db: Read, type: KeptLeaveType, year: number, own: readonly OwnYear[]): Promise<EffectRow[]> {
  const prorated = sql`${sql.lit(Number(type.prorated))} = 1`;
  const due = (column: string) => partOfYear(engineOf(db), { year, wholeYear: sql.ref(`own.${column}`), prorated });
  const lines = sql`from leave_ledger as line where line.member_id = member.id and line.leaveid = ${type.leaveid}
    and line.fiscal_year = ${sql.lit(year)}`;
  const whether = (which: RawBuilder<unknown>) => sql`exists (select 1 ${lines} and ${which})`;
  const each = own.map(({ memberId, days, before }) => [memberId, asHalfDays(days), asHalfDays(before)]);
  const values = each.map((it) => sql`(${sql.join(it.map((one) => sql`cast(${one} as integer)`))})`);
  const { rows } = await sql<EffectRow>`
    with own (member_id, half_days, half_days_before) as (values ${sql.join(values)})
    select member.id, member.status, ${due('half_days')} as due, ${due('half_days_before')} as was,
      cast(coalesce((select sum(line.half_days) ${lines}), 0) as integer) as sum,
      ${whether(sql`line.kind = 'grant'`)} as granted, ${whether(sql`line.note_code = 'balanceEntered'`)} as entered
    from own join member on member.id = own.member_id`.execute(db);
  return rows;
}

function effectOf(row: EffectRow, type: KeptLeaveType): OwnYearEffect {
  const granted = Boolean(row.granted);
  const stands = Boolean(row.entered);
  const mayGet = row.status === 'active' && !type.retired;
  const more = stands ? 0 : granted ? row.due - row.was : mayGet ? row.due : 0;
  return { more: asDays(more), remaining: asDays(row.sum), granted, stands };
}
