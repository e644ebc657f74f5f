import type { LedgerKind, LedgerLine } from '@muster/domain/leave/leave-balance.ts';
import { type Generated, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

export interface LedgerTables {
  leave_ledger: LeaveLedgerTable;
}

interface LeaveLedgerTable {
  id: Generated<number>;
  member_id: number;
  leaveid: string;
  fiscal_year: number;
  kind: 'grant' | 'carry' | 'taken' | 'reversed' | 'adjusted' | 'expired';
  days: number;
  leave_id: number | null;
  revision: number | null;
  at: string;
  actor_id: number | null;
  note: Generated<string>;
  /** The office's key of an adjustment, so that a retry adds nothing. */
  request_key: Generated<string | null>;
}

export interface BalanceLine extends LedgerLine {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
}

const sums = (db: Read) =>
  db
    .selectFrom('leave_ledger')
    .select(['member_id', 'leaveid', 'fiscal_year', 'kind', sql<number>`cast(sum(days) as integer)`.as('days')])
    .groupBy(['member_id', 'leaveid', 'fiscal_year', 'kind']);

/** One balance, which every request for leave reads. */
const sumsOfOne = compiledOnce((db, it: { memberId: number; year: number; leaveid: string }) =>
  sums(db).where('member_id', '=', it.memberId).where('fiscal_year', '=', it.year).where('leaveid', '=', it.leaveid),
);

/** The ledger of members in fiscal years, summed by kind: what balances are made from. */
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
    days: row.days,
  }));
}

function sumsOfMany(db: Read, of: Parameters<typeof balanceLines>[1]) {
  const reading = sums(db).where('member_id', 'in', of.memberIds).where('fiscal_year', 'in', of.years);
  return (of.leaveid === undefined ? reading : reading.where('leaveid', '=', of.leaveid)).execute();
}

export interface LedgerEntry {
  readonly memberId: number;
  readonly leaveid: string;
  readonly leaveId: number;
  readonly revision: number;
  readonly kind: Extract<LedgerKind, 'taken' | 'reversed'>;
  readonly at: string;
  readonly actorId: number;
  readonly note?: string;
}

/** Writes one line a fiscal year. The schema lets each revision of a leave do so once. */
export async function addLedgerLines(
  trx: Write,
  entry: LedgerEntry,
  years: readonly { year: number; days: number }[],
): Promise<void> {
  const sign = entry.kind === 'taken' ? -1 : 1;
  await trx
    .insertInto('leave_ledger')
    .values(
      years.map(({ year, days }) => ({
        member_id: entry.memberId,
        leaveid: entry.leaveid,
        fiscal_year: year,
        kind: entry.kind,
        days: sign * days,
        leave_id: entry.leaveId,
        revision: entry.revision,
        at: entry.at,
        actor_id: entry.actorId,
        note: entry.note ?? '',
      })),
    )
    .execute();
}

/** The lines behind one balance, oldest first, each with the leave it speaks of. */
export function ledgerOf(db: Read, memberId: number, leaveid: string, year: number) {
  return db
    .selectFrom('leave_ledger')
    .leftJoin('leave', 'leave.id', 'leave_ledger.leave_id')
    .select([
      'leave_ledger.id',
      'leave_ledger.kind',
      'leave_ledger.days',
      'leave_ledger.fiscal_year as fiscalyear',
      'leave_ledger.at',
      'leave_ledger.note',
      'leave.from_date as start',
      'leave.to_date as end',
    ])
    .where('leave_ledger.member_id', '=', memberId)
    .where('leave_ledger.leaveid', '=', leaveid)
    .where('leave_ledger.fiscal_year', '=', year)
    .orderBy('leave_ledger.id')
    .execute();
}

export interface StoredAdjustment {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
  readonly days: number;
  readonly note: string;
}

/** One line by which the office changes a balance. */
export async function addAdjustment(
  trx: Write,
  it: StoredAdjustment & { requestKey: string | null; at: string; actorId: number },
): Promise<void> {
  await trx
    .insertInto('leave_ledger')
    .values({
      member_id: it.memberId,
      leaveid: it.leaveid,
      fiscal_year: it.year,
      kind: 'adjusted',
      days: it.days,
      leave_id: null,
      revision: null,
      at: it.at,
      actor_id: it.actorId,
      note: it.note,
      request_key: it.requestKey,
    })
    .execute();
}

/** The adjustment that an actor has stored with a key. */
export function findAdjustment(db: Read, actorId: number, requestKey: string): Promise<StoredAdjustment | undefined> {
  return db
    .selectFrom('leave_ledger')
    .select(['member_id as memberId', 'leaveid', 'fiscal_year as year', 'days', 'note'])
    .where('actor_id', '=', actorId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}
