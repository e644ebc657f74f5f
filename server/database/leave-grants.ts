import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { findCompany } from './company-store.ts';
import type { Database, Read } from './engine.ts';

/**
 * Grants every active member what each leave type gives a year, for this fiscal year and the next, so that leave can
 * be planned across the first of April. Grants once; may run on several servers at once.
 */
export async function grantLeave(database: Database, clock: Clock): Promise<void> {
  const company = await findCompany(database.query);
  if (!company) return;
  const now = clock();
  const year = fiscalYearOf(dayOf(now, company.zone));
  await grantYears(database.query, year, writeInstant(now));
}

/** The same for one member who has just been listed, or for all: the fiscal year and the one after. */
export async function grantYears(db: Read, year: number, now: string, memberId?: number): Promise<void> {
  for (const granted of [year, year + 1]) await grantYear(db, granted, now, memberId);
}

/**
 * Gives every active member the year's days of every type that has some, where they have no grant yet. One
 * statement; several servers may run it at once.
 */
async function grantYear(db: Read, year: number, now: string, memberId?: number): Promise<void> {
  const only = memberId === undefined ? sql`` : sql`and member.id = ${memberId}`;
  await sql`
    insert into leave_ledger (member_id, leaveid, fiscal_year, kind, days, at)
    select member.id, leave_code.leaveid, ${sql.lit(year)}, 'grant', leave_code.days_per_year, ${sql.lit(now)}
    from member cross join leave_code
    where member.status = 'active' and leave_code.days_per_year > 0 ${only}
      and not exists (
        select 1 from leave_ledger as given
        where given.member_id = member.id and given.leaveid = leave_code.leaveid
          and given.fiscal_year = ${sql.lit(year)} and given.kind = 'grant')
    on conflict do nothing`.execute(db);
}
