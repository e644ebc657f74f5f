import type { YearAgreed } from '@muster/domain/leave/balances/agreed-days.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../../../database/batches.ts';
import { engineOf, type Read } from '../../../database/engine.ts';
import type { KeptLeaveType } from '../leave-type.ts';
import { GIVEN_BY } from './grants.ts';
import { daysWorkedBefore, type OtherFirstDay, willFollow } from './other-first-day.ts';
import { partOfYear, workedBefore } from './part-of-year.ts';

/** Other days of a fiscal year for a member. */
export interface OwnYear extends Pick<YearAgreed, 'days' | 'before'> {
  readonly memberId: number;
  /** The first day that will be theirs by then, where it is about to be another. */
  readonly firstDay?: OtherFirstDay | undefined;
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
    const firstDays = new Map(some.map((it) => [it.memberId, it.firstDay]));
    for (const row of await effectRows(db, type, year, some)) {
      effects.set(row.id, effectOf(row, type, firstDays.get(row.id), year));
    }
  });
  return effects;
}

interface EffectRow {
  readonly id: number;
  readonly status: 'active' | 'suspended';
  readonly due: number;
  readonly was: number;
  readonly sum: number;
  /** What was given of the year, without what was entered or taken otherwise. */
  readonly given: number;
  readonly granted: boolean | 0 | 1;
  readonly entered: boolean | 0 | 1;
}

async function effectRows(db: Read, type: KeptLeaveType, year: number, own: readonly OwnYear[]): Promise<EffectRow[]> {
  const engine = engineOf(db);
  const prorated = sql`${sql.lit(Number(type.prorated))} = 1`;
  const before = sql`coalesce(member.worked_before, ${workedBefore(engine, year)})`;
  const due = (column: string) =>
    partOfYear(engine, { year, wholeYear: sql.ref(`member.${column}`), prorated, before });
  const lines = sql`from leave_ledger as line where line.member_id = member.id and line.leaveid = ${type.leaveid}
    and line.fiscal_year = ${sql.lit(year)}`;
  const whether = (which: RawBuilder<unknown>) => sql`exists (select 1 ${lines} and ${which})`;
  const day = engine === 'sqlite' ? sql`text` : sql`date`;
  const values = own.map(({ memberId, days, before, firstDay }) => {
    const numbers = [
      memberId,
      asHalfDays(days),
      asHalfDays(before),
      firstDay ? daysWorkedBefore(firstDay.earlier, year) : null,
    ];
    return sql`(${sql.join(numbers.map((one) => sql`cast(${one} as integer)`))}, cast(${firstDay?.is ?? null} as ${day}))`;
  });
  const { rows } = await sql<EffectRow>`
    with own (member_id, half_days, half_days_before, worked_before, first_day) as (values ${sql.join(values)}),
    whose as (select person.id, person.status, half_days, half_days_before, worked_before,
        case when worked_before is null then person.joined_on else first_day end as joined_on
      from own join member as person on person.id = own.member_id)
    select member.id, member.status, ${due('half_days')} as due, ${due('half_days_before')} as was,
      cast(coalesce((select sum(line.half_days) ${lines}), 0) as integer) as sum,
      cast(coalesce((select sum(line.half_days) ${lines} and (line.kind = 'grant'
        or line.note_code in (${sql.join(GIVEN_BY.map((it) => sql.lit(it)))}))), 0) as integer) as given,
      ${whether(sql`line.kind = 'grant'`)} as granted, ${whether(sql`line.note_code = 'balanceEntered'`)} as entered
    from whose as member`.execute(db);
  return rows;
}

function effectOf(
  row: EffectRow,
  type: KeptLeaveType,
  firstDay: OtherFirstDay | undefined,
  year: number,
): OwnYearEffect {
  const granted = Boolean(row.granted);
  const stands = Boolean(row.entered);
  const mayGet = (row.status === 'active' || firstDay?.leftOn !== undefined) && !type.retired;
  const more = stands ? 0 : granted ? row.due - row.was : mayGet ? row.due : 0;
  const follows = firstDay && willFollow(firstDay, year);
  const brought = granted && !stands && (follows === 'all' || follows === (type.prorated ? 'prorated' : 'whole'));
  // As the first day brings it, which is stored before: never below what is used.
  const followed = brought ? Math.max(row.was - row.given, -Math.max(row.sum, 0)) : 0;
  return { more: asDays(more), remaining: asDays(row.sum + followed), granted, stands };
}
