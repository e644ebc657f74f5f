import type { LedgerLine } from '@muster/domain/leave/balances/leave-balance.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { type Generated, sql } from 'kysely';
import { rememberedOnce } from '../../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read } from '../../../database/engine.ts';

export interface LedgerTables {
  leave_ledger: LeaveLedgerTable;
}

interface LeaveLedgerTable {
  id: Generated<number>;
  member_id: number;
  leaveid: string;
  fiscal_year: number;
  kind: 'grant' | 'carry' | 'taken' | 'released' | 'reversed' | 'adjusted' | 'expired';
  /** Signed: taken and expired are negative. */
  half_days: number;
  leave_id: number | null;
  revision: number | null;
  at: string;
  actor_id: number | null;
  /** What a person wrote. */
  note: Generated<string>;
  /** What the line says of itself, by code, with its parameters as JSON. */
  note_code: Generated<LedgerNote['code'] | null>;
  note_params: Generated<string | null>;
  /** The first and the last day of leave that the line is about; null where it is about none, and in lines of before. */
  from_day: Generated<string | null>;
  until_day: Generated<string | null>;
}

export interface BalanceLine extends LedgerLine {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
}

const sums = (db: Read) =>
  db
    .selectFrom('leave_ledger')
    .select([
      'member_id',
      'leaveid',
      'fiscal_year',
      'kind',
      'note_code',
      sql<number>`cast(sum(half_days) as integer)`.as('half_days'),
    ])
    .groupBy(['member_id', 'leaveid', 'fiscal_year', 'kind', 'note_code']);

/** One balance, which every request for leave reads. */
const sumsOfOne = rememberedOnce((db, it: { memberId: number; year: number; leaveid: string }) =>
  sums(db).where('member_id', '=', it.memberId).where('fiscal_year', '=', it.year).where('leaveid', '=', it.leaveid),
);

/** The ledger of members in fiscal years, summed by kind and note: what balances are made from. */
export async function balanceLines(
  db: Read,
  of: { memberIds: readonly number[]; years: readonly number[]; leaveid?: string },
): Promise<BalanceLine[]> {
  const [memberId, year] = [of.memberIds[0], of.years[0]];
  if (memberId === undefined || year === undefined) return [];
  const isOne = of.memberIds.length === 1 && of.years.length === 1;
  const { leaveid } = of;
  const rows =
    isOne && leaveid !== undefined ? await sumsOfOne(db, { memberId, year, leaveid }) : await sumsOfMany(db, of);
  return rows.map((row) => ({
    memberId: row.member_id,
    leaveid: row.leaveid,
    year: row.fiscal_year,
    kind: row.kind,
    days: asDays(row.half_days),
    note: row.note_code,
  }));
}

function sumsOfMany(db: Read, of: Parameters<typeof balanceLines>[1]) {
  const engine = engineOf(db);
  const reading = sums(db)
    .where(isAmong(engine, 'member_id', listed(engine, of.memberIds)))
    .where('fiscal_year', 'in', of.years);
  return (of.leaveid === undefined ? reading : reading.where('leaveid', '=', of.leaveid)).execute();
}
