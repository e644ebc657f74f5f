import { type AgreedDays, nothingAgreed } from '@muster/domain/leave/balances/agreed-days.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import { inBatches } from '../../database/batches.ts';
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

/** What is agreed with members, of every leave type of which something ever was: with some, or with all of them. */
export async function agreementsAmong(
  db: Read,
  memberIds: readonly number[] | 'all',
): Promise<Map<number, KeptAgreement[]>> {
  if (memberIds.length === 0) return new Map();
  let asked = db.selectFrom('agreed_days').selectAll();
  if (memberIds !== 'all') asked = asked.where('member_id', 'in', memberIds);
  const rows = Map.groupBy(await asked.execute(), (it) => it.member_id);
  return new Map([...rows].map(([id, own]) => [id, own.map(asAgreement)]));
}

const asAgreement = (row: AgreedDaysTable): KeptAgreement => ({
  leaveid: row.leaveid,
  revision: row.revision,
  days: orNothing(asDays, row.half_days),
  fromYear: row.from_year,
  daysBefore: orNothing(asDays, row.half_days_before),
});

export const agreementsOf = async (db: Read, memberId: number): Promise<KeptAgreement[]> =>
  (await agreementsAmong(db, [memberId])).get(memberId) ?? [];

/** What is agreed of a leave type, among all that is with a member. */
export const ofType = (agreed: readonly KeptAgreement[], leaveid: string): KeptAgreement =>
  agreed.find((it) => it.leaveid === leaveid) ?? { ...nothingAgreed, leaveid, revision: 0 };

/** Stores what is agreed now, each at the revision that it says. The caller holds the members. */
export async function storeAgreements(
  trx: Write,
  agreed: readonly (KeptAgreement & { readonly memberId: number })[],
): Promise<void> {
  await inBatches(agreed, async (some) => {
    await trx
      .insertInto('agreed_days')
      .values(
        some.map((it) => ({
          member_id: it.memberId,
          leaveid: it.leaveid,
          half_days: orNothing(asHalfDays, it.days),
          from_year: it.fromYear,
          half_days_before: orNothing(asHalfDays, it.daysBefore),
          revision: it.revision,
        })),
      )
      .onConflict((on) =>
        on.columns(['member_id', 'leaveid']).doUpdateSet((eb) => ({
          half_days: eb.ref('excluded.half_days'),
          from_year: eb.ref('excluded.from_year'),
          half_days_before: eb.ref('excluded.half_days_before'),
          revision: eb.ref('excluded.revision'),
        })),
      )
      .execute();
  });
}

const orNothing = (convert: (count: number) => number, count: number | null) =>
  count === null ? null : convert(count);
