import type { ReviewReason, ReviewState } from '@muster/domain/attendance/review/review-contract.ts';
import type { WorkSpan } from '@muster/domain/work/work-pattern.ts';
import { type Expression, type Generated, sql } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';

export interface ReviewItemTables {
  /** What is to be looked at of a punch, a row a reason, and how it was settled. */
  review_item: ReviewItemTable;
}

interface ReviewItemTable {
  punch_id: number;
  reason: ReviewReason;
  member_id: number;
  day: string;
  state: Generated<ReviewState>;
  settled_by: Generated<number | null>;
  settled_at: Generated<string | null>;
  remark: Generated<string>;
}

interface OfPunch {
  readonly punchId: number | Expression<number>;
  readonly memberId: number;
  readonly day: string;
}

/** Lists a punch to be looked at; what is listed already stays as it is. */
export async function addForReview(
  trx: Write,
  { punchId, memberId, day }: OfPunch,
  reasons: readonly ReviewReason[],
): Promise<void> {
  if (reasons.length === 0) return;
  await trx
    .insertInto('review_item')
    .values(reasons.map((reason) => ({ punch_id: punchId, member_id: memberId, day, reason })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Lists the check-in of an attendance whose check-out was forgotten, unless its day was excused already, or is not
 * counted for its member.
 */
export async function addForgotten(trx: Write, attendanceId: number): Promise<void> {
  await trx
    .insertInto('review_item')
    .columns(['punch_id', 'member_id', 'day', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('attendance')
        .select(['in_punch_id', 'member_id', 'attendance_date', sql.lit('forgotten').as('reason')])
        .where('attendance.id', '=', attendanceId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('correction')
                .select('correction.id')
                .whereRef('correction.member_id', '=', 'attendance.member_id')
                .whereRef('correction.day', '=', 'attendance.attendance_date')
                .where('correction.kind', '=', 'excuse')
                .where('correction.state', '=', 'approved'),
            ),
          ),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('member_work')
              .select('member_work.id')
              .whereRef('member_work.member_id', '=', 'attendance.member_id')
              .whereRef('member_work.from_day', '<=', 'attendance.attendance_date')
              .whereRef('member_work.until_day', '>=', 'attendance.attendance_date')
              .where('member_work.attendance_counted', '=', 1),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What of some punches was ever to be looked at, and who made them for their members. */
export const reviewItemsOf = (db: Read, punchIds: readonly number[]) =>
  db
    .selectFrom('review_item')
    .innerJoin('punch', 'punch.id', 'review_item.punch_id')
    .select(['punch_id', 'reason', 'review_item.member_id', 'day', 'state', 'punch.recorded_by'])
    .where('punch_id', 'in', punchIds)
    .orderBy('punch_id')
    .orderBy('reason')
    .execute();

interface Settled {
  readonly state: Exclude<ReviewState, 'open'>;
  readonly by: number;
  readonly at: string;
  readonly remark: string;
}

/** Settles what is open of some punches. The caller holds their members. */
export async function settlePunches(trx: Write, punchIds: readonly number[], it: Settled): Promise<void> {
  await settling(trx, it).where('punch_id', 'in', punchIds).execute();
}

interface OfDay extends Omit<OfPunch, 'punchId'> {
  readonly only?: ReviewReason | undefined;
}

/** Settles what is open of a member's day, or only for one reason. The caller holds the member. */
export async function settleDay(trx: Write, { memberId, day, only }: OfDay, it: Settled): Promise<void> {
  await settling(trx, it)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .$if(only !== undefined, (items) => items.where('reason', '=', only as ReviewReason))
    .execute();
}

/** A check-out that was missed has come after all: what its member did, or who makes theirs, settles it. The caller holds them. */
export async function settleForgotten(
  trx: Write,
  inPunchId: number,
  { by, at }: Pick<Settled, 'by' | 'at'>,
): Promise<void> {
  await settling(trx, { state: 'corrected', by, at, remark: '' })
    .where('punch_id', '=', inPunchId)
    .where('reason', '=', 'forgotten')
    .execute();
}

/**
 * Attendance of some days is not counted for a member any more: nobody waits for a check-out that they missed there. The
 * caller holds the member.
 */
export async function settleNotCounted(
  trx: Write,
  memberId: number,
  { from, until }: WorkSpan,
  by: Pick<Settled, 'by' | 'at'>,
): Promise<void> {
  await settling(trx, { ...by, state: 'accepted', remark: '' })
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('reason', '=', 'forgotten')
    .execute();
}

const settling = (trx: Write, { state, by, at, remark }: Settled) =>
  trx.updateTable('review_item').set({ state, settled_by: by, settled_at: at, remark }).where('state', '=', 'open');
