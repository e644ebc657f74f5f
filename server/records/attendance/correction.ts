import { type Generated, type Selectable, type SqlBool, sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { markAskedRead } from '../news/notification.ts';

export interface CorrectionTables {
  correction: CorrectionTable;
  /** The punches that an approved correction added. */
  correction_punch: { punch_id: number; correction_id: number };
}

interface CorrectionTable {
  id: Generated<number>;
  member_id: number;
  day: string;
  kind: 'times' | 'excuse' | 'inlieu' | 'overtime' | 'hours';
  /** The punches of the day as they were, and as they are asked to be; JSON. */
  before: string;
  after: string;
  reason: string;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  asked_by: number;
  created_at: string;
  decided_by: number | null;
  /** In whose place, where a deputy decided. */
  decided_for: Generated<number | null>;
  decided_at: string | null;
  decision_remark: Generated<string>;
  revision: Generated<number>;
  /** The leave that is asked for in return for the work of the day, and of which type; of no other kind. */
  earned_half_days: Generated<number | null>;
  earned_leaveid: Generated<string | null>;
  /** The minutes of overtime that are asked for; of no other kind. */
  overtime_minutes: Generated<number | null>;
  /** The hours off that are asked for, by the company's clock, and how many minutes that is; of no other kind. */
  off_from: Generated<string | null>;
  off_to: Generated<string | null>;
  off_minutes: Generated<number | null>;
}

export type CorrectionRecord = Selectable<CorrectionTable>;

/** What a request stands for beside the times of its day: leave in return, minutes of overtime, or hours off. */
export type Worth = Partial<
  Pick<
    CorrectionRecord,
    'earned_half_days' | 'earned_leaveid' | 'overtime_minutes' | 'off_from' | 'off_to' | 'off_minutes'
  >
>;

export async function addCorrection(
  trx: Write,
  it: Pick<CorrectionRecord, 'member_id' | 'day' | 'kind' | 'before' | 'after' | 'reason' | 'asked_by' | 'created_at'> &
    Worth,
): Promise<CorrectionRecord> {
  const waiting = { state: 'pending', decided_by: null, decided_at: null } as const;
  return trx
    .insertInto('correction')
    .values({ ...it, ...waiting })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCorrection(db: Read, id: number): Promise<CorrectionRecord | undefined> {
  return db.selectFrom('correction').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends the waiting of a correction, also of what asked for a decision about it, and counts its revision up. The caller holds the member. */
export async function settleCorrection(
  trx: Write,
  before: CorrectionRecord,
  change: Pick<CorrectionRecord, 'state' | 'decided_by' | 'decided_for' | 'decided_at' | 'decision_remark'>,
  at: string,
): Promise<CorrectionRecord> {
  await markAskedRead(trx, [`correction:${before.id}`], at);
  return trx
    .updateTable('correction')
    .set({ ...change, revision: before.revision + 1 })
    .where('id', '=', before.id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes back leave that was given in return for a day, or overtime or hours off that were approved. The caller holds the member. */
export async function endGiven(trx: Write, given: CorrectionRecord): Promise<CorrectionRecord> {
  return trx
    .updateTable('correction')
    .set({ state: 'withdrawn', revision: given.revision + 1 })
    .where('id', '=', given.id)
    .where('state', '=', 'approved')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The days of a member, of a span, for whose work leave was given in return. */
export async function givenBetween(db: Read, memberId: number, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('correction')
    .select('day')
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', 'inlieu')
    .where('state', '=', 'approved')
    .execute();
  return new Set(rows.map((it) => it.day));
}

/** A member's requests for hours off of some days in these states, by day. */
export async function hoursOffBetween(
  db: Read,
  memberId: number,
  { from, to }: { readonly from: string; readonly to: string },
  states: readonly CorrectionRecord['state'][],
): Promise<Pick<CorrectionRecord, 'day' | 'state' | 'off_from' | 'off_to' | 'off_minutes'>[]> {
  return db
    .selectFrom('correction')
    .select(['day', 'state', 'off_from', 'off_to', 'off_minutes'])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', 'hours')
    .where('state', 'in', states)
    .orderBy('day')
    .orderBy('off_from')
    .execute();
}

/** The states in which hours off are somebody's, or may be. */
export const HELD_HOURS = ['pending', 'approved'] as const;

/** Whether anybody has hours off that were approved, of some days or at all. The condition is spelled as its index is. */
export async function areHoursOff(db: Read, days?: { readonly from: string; readonly to: string }): Promise<boolean> {
  const row = await db
    .selectFrom('correction')
    .select('day')
    .where(sql<SqlBool>`kind = 'hours' and state = 'approved'`)
    .$if(days !== undefined, (it) => it.where('day', '>=', days?.from ?? '').where('day', '<=', days?.to ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a correction of a member's day waits. */
export async function waitingOfDay(db: Read, memberId: number, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('correction')
    .select('id')
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks punches as added by a correction. */
export async function markCorrected(trx: Write, correctionId: number, punchIds: readonly number[]): Promise<void> {
  if (punchIds.length === 0) return;
  await trx
    .insertInto('correction_punch')
    .values(punchIds.map((punch_id) => ({ punch_id, correction_id: correctionId })))
    .execute();
}

/** The punches of a member's days that corrections added. */
export const correctedBetween = compiledOnce(
  (db, it: { readonly memberId: number; readonly from: string; readonly to: string }) =>
    db
      .selectFrom('correction')
      .innerJoin('correction_punch', 'correction_punch.correction_id', 'correction.id')
      .select('correction_punch.punch_id')
      .where('correction.member_id', '=', it.memberId)
      .where('correction.day', '>=', it.from)
      .where('correction.day', '<=', it.to)
      .where('correction.state', '=', 'approved'),
);
