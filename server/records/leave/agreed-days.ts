import { type AgreedDays, nothingAgreed } from '@muster/domain/leave/agreed-days.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { Read, Write } from '../../database/engine.ts';

export interface AgreedDaysTables {
  agreed_days: AgreedDaysTable;
}

interface AgreedDaysTable {
  member_id: number;
  leaveid: string;
  /** From `from_year` on; `half_days_before` in the fiscal years before it. Null: what the type gives. */
  half_days: number | null;
  from_year: number;
  half_days_before: number | null;
  revision: number;
}

/** What is agreed with a member of a leave type; `revision` 0 where nothing ever was. */
export interface KeptAgreement extends AgreedDays {
  readonly leaveid: string;
  readonly revision: number;
}

/** What is agreed with a member, of every leave type of which something ever was. */
export async function agreementsOf(db: Read, memberId: number): Promise<KeptAgreement[]> {
  const rows = await db.selectFrom('agreed_days').selectAll().where('member_id', '=', memberId).execute();
  return rows.map((row) => ({
    leaveid: row.leaveid,
    revision: row.revision,
    days: orNothing(asDays, row.half_days),
    fromYear: row.from_year,
    daysBefore: orNothing(asDays, row.half_days_before),
  }));
}

export async function agreementOf(db: Read, memberId: number, leaveid: string): Promise<KeptAgreement> {
  const found = (await agreementsOf(db, memberId)).find((it) => it.leaveid === leaveid);
  return found ?? { ...nothingAgreed, leaveid, revision: 0 };
}

/** Stores what is agreed now, one revision on. The caller holds the member. */
export async function storeAgreement(trx: Write, memberId: number, it: KeptAgreement): Promise<void> {
  const columns = {
    half_days: orNothing(asHalfDays, it.days),
    from_year: it.fromYear,
    half_days_before: orNothing(asHalfDays, it.daysBefore),
    revision: it.revision,
  };
  await trx
    .insertInto('agreed_days')
    .values({ member_id: memberId, leaveid: it.leaveid, ...columns })
    .onConflict((on) => on.columns(['member_id', 'leaveid']).doUpdateSet(columns))
    .execute();
}

const orNothing = (convert: (count: number) => number, count: number | null) =>
  count === null ? null : convert(count);
