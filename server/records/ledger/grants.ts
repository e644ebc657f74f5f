import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, EngineName, Read, Write } from '../../database/engine.ts';
import { findCompany } from '../company.ts';

/**
 * Grants every active member what each leave type gives a year, for this fiscal year and the next, so that leave can
 * be planned across the first of April. Grants once; may run on several servers at once.
 */
export async function grantLeave(database: Database, clock: Clock): Promise<void> {
  const company = await findCompany(database.query);
  if (!company) return;
  const now = clock();
  const year = fiscalYearOf(dayOf(now, company.zone));
  await grantYears(database.query, database.engine, year, writeInstant(now));
}

/** The same for one member who has just been listed. */
export function grantMember(trx: Write, memberId: number, year: number, now: string): Promise<void> {
  return grantYears(trx, trx.engine, year, now, { memberId });
}

/** The same for one leave type, whose days have just been set. */
export function grantType(trx: Write, leaveid: string, year: number, now: string): Promise<void> {
  return grantYears(trx, trx.engine, year, now, { leaveid });
}

interface Only {
  readonly memberId?: number;
  readonly leaveid?: string;
}

/** Of all members and types, or of one alone: the fiscal year and the one after. */
async function grantYears(db: Read, engine: EngineName, year: number, now: string, only: Only = {}): Promise<void> {
  for (const granted of [year, year + 1]) await grantYear(db, engine, granted, now, only);
}

/**
 * Gives every active member the year's days of every type that has some, where they have no grant yet. One
 * statement; several servers may run it at once. On PostgreSQL it waits for whoever changes a type and reads the
 * type as it is then, so that nobody is given the days of before. The days are those of `daysOfYear` in domain/leave.
 */
async function grantYear(db: Read, engine: EngineName, year: number, now: string, only: Only): Promise<void> {
  const { memberId, leaveid } = only;
  const halfDays = sql`case when type.days_from_year <= ${sql.lit(year)}
    then type.half_days_per_year else type.half_days_before end`;
  const oneType = leaveid === undefined ? sql`` : sql`where leaveid = ${leaveid}`;
  const oneMember = memberId === undefined ? sql`` : sql`and member.id = ${memberId}`;
  const held = engine === 'postgres' ? sql`for share` : sql``;
  await sql`
    insert into leave_ledger (member_id, leaveid, fiscal_year, kind, half_days, at)
    select member.id, type.leaveid, ${sql.lit(year)}, 'grant', ${halfDays}, ${sql.lit(now)}
    from member cross join (select * from leave_code ${oneType} ${held}) as type
    where member.status = 'active' and ${halfDays} > 0 ${oneMember}
      and ${withoutGrant(year, leaveid)}
    on conflict do nothing`.execute(db);
}

/**
 * Who has no grant yet. For one type the members are looked up in one list, because PostgreSQL, asked member by member
 * right after thousands of lines were written, may read them all for each.
 */
function withoutGrant(year: number, leaveid: string | undefined) {
  const granted = sql`from leave_ledger as given where given.fiscal_year = ${sql.lit(year)} and given.kind = 'grant'`;
  return leaveid === undefined
    ? sql`not exists (select 1 ${granted} and given.member_id = member.id and given.leaveid = type.leaveid)`
    : sql`member.id not in (select given.member_id ${granted} and given.leaveid = ${leaveid})`;
}
