import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { OpeningBalances } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { inBatches } from '../../../database/batches.ts';
import type { Database, EngineName, Write } from '../../../database/engine.ts';
import { findCompany } from '../../office/company.ts';
import { keepLeaveTypes } from '../leave-type.ts';
import { noteColumns } from './entries.ts';
import { type Following, followsCorrected, followsRejoined } from './other-first-day.ts';
import { agreedHalfDays, partOfYear } from './part-of-year.ts';

/**
 * Grants every active member what each leave type gives a year, for this fiscal year and the next, so that leave can
 * be planned across the first of April. Grants once; may run on several servers at once. On PostgreSQL it waits for
 * whoever changes a type or agrees on other days, and gives by what is so then.
 */
export async function grantLeave(database: Database, clock: Clock): Promise<void> {
  const company = await findCompany(database.query);
  if (!company) return;
  const now = clock();
  const year = fiscalYearOf(dayOf(now, company.zone));
  const members = await database.query
    .selectFrom('member')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  // Some members at a time: of ten thousand at once the statement would not end within its limit on a slow disk.
  await inBatches(members, (some) =>
    database.write((trx) => grantYears(trx, year, writeInstant(now), { memberIds: some.map((it) => it.id) })),
  );
}

/** The same for one member who has just been listed. */
export function grantMember(trx: Write, memberId: number, year: number, now: string): Promise<void> {
  return grantYears(trx, year, now, { memberIds: [memberId] });
}

/** The same for many at once, in batches, so that no statement takes long. */
export async function grantMembers(trx: Write, memberIds: readonly number[], year: number, now: string): Promise<void> {
  await inBatches(memberIds, (some) => grantYears(trx, year, now, { memberIds: some }));
}

/** The same for many and one leave type, of which they have just got days by agreement. */
export const grantOfType = (
  trx: Write,
  memberIds: readonly number[],
  leaveid: string,
  year: number,
  now: string,
): Promise<void> => inBatches(memberIds, (some) => grantYears(trx, year, now, { memberIds: some, leaveid }));

/** The same for one leave type, whose days have just been set. */
export function grantType(
  trx: Write,
  leaveid: string,
  year: number,
  now: string,
  opening: OpeningBalances = 'stand',
): Promise<void> {
  return grantYears(trx, year, now, { leaveid, opening });
}

/** Somebody who comes back, and the last day before that. */
interface Rejoined {
  readonly memberId: number;
  readonly joined: Day;
  readonly leftOn: Day;
  readonly today: Day;
  readonly now: string;
  readonly actorId: number;
}

/**
 * Gives who comes back the days of this leave year and the next, where they have none yet. Whoever was away got nothing of
 * what changed meanwhile: a year that was given ahead, before they left, and in which they have not worked before, is
 * brought to what it gives now, or to the part that is left of it; one in which they have, where it gives whole years.
 */
export async function grantRejoined(trx: Write, it: Rejoined): Promise<void> {
  const first = fiscalYearOf(it.joined);
  for (const year of [first, first + 1]) {
    const types = followsRejoined(it.leftOn, year);
    await bringToDue(trx, [it.memberId], year, { ...it, types, code: 'rejoined' });
  }
  await grantMember(trx, it.memberId, fiscalYearOf(it.today), it.now);
}

/** Members whose first day was corrected: from which day to which; null where none was said. */
export interface JoinedCorrected {
  readonly memberId: number;
  readonly was: Day | null;
  readonly is: Day | null;
}

/**
 * Brings the days of this leave year and the next to the part of them that is left from a corrected first day, up or
 * down, but never below what is used of them; to none, of types that give whole years too, where that day is behind the
 * year, and to what it gives where it is not behind it any more. A year that is over keeps what it gave.
 */
export async function grantCorrected(
  trx: Write,
  corrected: readonly JoinedCorrected[],
  { today, ...by }: { readonly today: Day; readonly now: string; readonly actorId: number },
): Promise<void> {
  const first = fiscalYearOf(today);
  for (const year of [first, first + 1]) {
    for (const [types, members] of Map.groupBy(corrected, (it) => followsCorrected(it, year))) {
      if (!types) continue;
      const ids = members.map((it) => it.memberId);
      await inBatches(ids, (some) => bringToDue(trx, some, year, { ...by, types, code: 'joinedCorrected' }));
    }
  }
  // A year that was over before they were to come has given nothing yet.
  await grantMembers(
    trx,
    corrected.map((it) => it.memberId),
    first,
    by.now,
  );
}

interface Brought {
  readonly now: string;
  readonly actorId: number;
  readonly code: 'rejoined' | 'joinedCorrected';
  readonly types: Following;
}

const OF_TYPES = {
  prorated: sql`type.prorated = 1`,
  whole: sql`type.prorated = 0`,
  all: sql`1 = 1`,
} as const;

/** The notes of lines that gave or took days of a year after its grant, as it came to give others. */
export const GIVEN_BY = [
  'daysPerYear',
  'agreedDays',
  'agreementEnded',
  'rejoined',
  'joinedCorrected',
] as const satisfies readonly LedgerNote['code'][];

/** Gives or takes what parts the days that members were given of a year from those that are due by their first day. */
async function bringToDue(
  trx: Write,
  memberIds: readonly number[],
  year: number,
  { now, actorId, code, types }: Brought,
): Promise<void> {
  const due = dueOf(trx.engine, year);
  const { note_code, note_params } = noteColumns({ code, params: {} });
  const larger = trx.engine === 'sqlite' ? sql`max` : sql`greatest`;
  const missing = sql`${larger}(${due} - own.given, 0 - ${larger}(own.remaining, 0))`;
  await sql`
    insert into leave_ledger (member_id, leaveid, fiscal_year, kind, half_days, at, actor_id, note_code, note_params)
    select member.id, type.leaveid, ${sql.lit(year)}, 'adjusted', ${missing},
      ${sql.lit(now)}, ${sql.lit(actorId)}, ${sql.lit(note_code)}, ${sql.lit(note_params)}
    from member
    join (select member_id, leaveid, cast(sum(half_days) as integer) as remaining,
        cast(sum(case when kind = 'grant' or note_code in (${sql.join(GIVEN_BY.map((it) => sql.lit(it)))})
          then half_days else 0 end) as integer) as given,
        max(case when kind = 'grant' then 1 else 0 end) as is_granted
      from leave_ledger where member_id in (${sql.join(memberIds)}) and fiscal_year = ${sql.lit(year)}
      group by member_id, leaveid) as own on own.member_id = member.id
    join leave_code as type on type.leaveid = own.leaveid
    ${withAgreed}
    where ${OF_TYPES[types]} and own.is_granted = 1 and ${missing} <> 0
      and (member.id, type.leaveid) not in (${enteredBalances(year, { memberIds })})`.execute(trx);
}

interface Only {
  readonly memberIds?: readonly number[];
  readonly leaveid?: string;
  /** Whether balances that a file has entered stand, as they do if nothing is said. */
  readonly opening?: OpeningBalances;
}

/** Of some members or one type, or both: the fiscal year and the one after. */
async function grantYears(trx: Write, year: number, now: string, only: Only): Promise<void> {
  await keepLeaveTypes(trx);
  for (const granted of [year, year + 1]) await grantYear(trx, granted, now, only);
}

/**
 * Gives every active member the year's days of every type that has some, where they have no grant yet. One
 * statement; several servers may run it at once. The days are those of `daysOfMember` in domain/leave;
 * who has an opening balance of the year, which stands, gets none of it, in a line that says so, as one says by an agreement
 * of the member's own (behaviour 5).
 */
async function grantYear(trx: Write, year: number, now: string, only: Only): Promise<void> {
  const { memberIds, leaveid } = only;
  const halfDays = dueOf(trx.engine, year);
  const entered =
    only.opening === 'add' ? sql`1 = 0` : sql`(member.id, type.leaveid) in (${enteredBalances(year, only)})`;
  const oneType = leaveid === undefined ? sql`` : sql`and leaveid = ${leaveid}`;
  const someMembers = memberIds === undefined ? sql`` : sql`and member.id in (${sql.join(memberIds)})`;
  const stands = noteColumns({ code: 'balanceStands', params: {} });
  const noted = (why: unknown, agreed: RawBuilder<unknown>) =>
    sql`case when ${entered} then ${sql.lit(why)} when ${agreedHalfDays(year)} is not null then ${agreed} end`;
  await sql`
    insert into leave_ledger (member_id, leaveid, fiscal_year, kind, half_days, at, note_code, note_params)
    select member.id, type.leaveid, ${sql.lit(year)}, 'grant', case when ${entered} then 0 else ${halfDays} end,
      ${sql.lit(now)}, ${noted(stands.note_code, sql.lit(AGREED_YEAR))}, ${noted(stands.note_params, agreedYearParams(year))}
    from member cross join (select * from leave_code where retired_at is null ${oneType}) as type
    ${withAgreed}
    where member.status = 'active' and member.guest = 0 and ${halfDays} > 0 ${someMembers}
      and ${withoutGrant(year, only)}
    on conflict do nothing`.execute(trx);
}

/** What each row of `member` has by agreement of each row of `type`, for what is due to them. */
const withAgreed = sql`left join agreed_days as agreed
  on agreed.member_id = member.id and agreed.leaveid = type.leaveid`;

/** What each row of `type` gives whoever works here all of a year, in half-days. */
const typeHalfDays = (year: number) =>
  sql`case when type.days_from_year <= ${sql.lit(year)} then type.half_days_per_year else type.half_days_before end`;

/** The note of a grant that is by an agreement of a member's own; its parameters are of each row. */
const AGREED_YEAR = 'agreedYear' satisfies LedgerNote['code'];

function agreedYearParams(year: number) {
  const days = (half: RawBuilder<unknown>) =>
    sql`cast((${half}) / 2 as text) || case (${half}) % 2 when 0 then '' else '.5' end`;
  return sql`'{"days":' || ${days(agreedHalfDays(year))} || ',"type":' || ${days(typeHalfDays(year))} || '}'`;
}

/** What is due to each row of `member` of a year of each row of `type`, in half-days: by their own agreement, or the type. */
const dueOf = (engine: EngineName, year: number) =>
  partOfYear(engine, {
    year,
    wholeYear: sql`coalesce(${agreedHalfDays(year)}, ${typeHalfDays(year)})`,
    prorated: sql`type.prorated = 1`,
  });

/**
 * Who has no grant yet, looked up in one list, because PostgreSQL, asked member by member right after thousands of
 * lines were written, may read them all for each.
 */
const withoutGrant = (year: number, only: Only) =>
  sql`(member.id, type.leaveid) not in (${linesOf(year, sql`given.kind = 'grant'`, only)})`;

/** Whose balance of a year, and of which type, a file has entered. */
const enteredBalances = (year: number, only: Only) => linesOf(year, sql`given.note_code = 'balanceEntered'`, only);

function linesOf(year: number, which: RawBuilder<unknown>, { memberIds, leaveid }: Only) {
  const oneType = leaveid === undefined ? sql`` : sql`and given.leaveid = ${leaveid}`;
  const someMembers = memberIds === undefined ? sql`` : sql`and given.member_id in (${sql.join(memberIds)})`;
  return sql`select given.member_id, given.leaveid from leave_ledger as given
    where given.fiscal_year = ${sql.lit(year)} and ${which} ${oneType} ${someMembers}`;
}
