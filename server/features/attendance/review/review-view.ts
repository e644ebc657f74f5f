import type { ReviewItem, ReviewReason } from '@muster/domain/attendance/review/review-contract.ts';
import { REVIEW_PAGE } from '@muster/domain/attendance/review/review-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { cutPage, type Page } from '../../../database/page.ts';
import { recorderOf } from '../../../records/attendance/punch.ts';
import { membersManagedBy } from '../../../records/deciding/deciders.ts';
import { membersSought, type SoughtMembers } from '../../../records/members/member-search.ts';

export interface Seen extends SoughtMembers {
  readonly before?: number | undefined;
  readonly kind?: ReviewReason | undefined;
  /** The first and the last day that they count for. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly settled: boolean;
  readonly today: string;
  /** Who sees those they decide for alone; undefined for who sees everybody's. */
  readonly manager?: number | undefined;
}

/** The conditions are spelled as the indexes are. */
const inState = (settled: boolean) => (settled ? sql<SqlBool>`state <> 'open'` : sql<SqlBool>`state = 'open'`);

/** Ids of a page of punches that are to be looked at, or were, newest first. */
export async function punchesToReview(db: Read, it: Seen): Promise<Page<{ id: number }>> {
  let query = db
    .selectFrom('review_item')
    .select('punch_id as id')
    .distinct()
    .where(inState(it.settled))
    .orderBy('punch_id', 'desc')
    .limit(REVIEW_PAGE + 1);
  if (it.before !== undefined) query = query.where('punch_id', '<', it.before);
  if (it.kind !== undefined) query = query.where('reason', '=', it.kind);
  if (it.from !== undefined) query = query.where('day', '>=', it.from);
  if (it.to !== undefined) query = query.where('day', '<=', it.to);
  if (it.manager !== undefined) query = query.where('member_id', 'in', membersManagedBy(db, it.manager, it.today));
  if (it.groupno || it.search) query = query.where('member_id', 'in', membersSought(db, it, it.today));
  return cutPage(await query.execute(), REVIEW_PAGE);
}

/** Punches with how the attendance ended that each began, newest first. */
export const reviewedPunches = (db: Read, ids: readonly number[]) =>
  db
    .selectFrom('punch')
    .leftJoin('attendance', 'attendance.in_punch_id', 'punch.id')
    .selectAll('punch')
    .select((eb) => ['attendance.ending', recorderOf(eb)])
    .where('punch.id', 'in', ids)
    .orderBy('punch.id', 'desc')
    .execute();

export interface Reasons extends Pick<ReviewItem, 'state' | 'settledby' | 'settledat' | 'decisionremark'> {
  readonly reasons: ReviewReason[];
}

/** Why each of some punches is to be looked at, or was, and how that was settled. */
export async function reasonsOf(
  db: Read,
  ids: readonly number[],
  settled: boolean,
): Promise<ReadonlyMap<number, Reasons>> {
  const rows = await db
    .selectFrom('review_item')
    .leftJoin('member', 'member.id', 'review_item.settled_by')
    .select(['punch_id', 'reason', 'state', 'settled_at', 'remark', 'member.membername as settler'])
    .where('punch_id', 'in', ids)
    .where(inState(settled))
    .orderBy('reason')
    .execute();
  const found = new Map<number, Reasons>();
  for (const { punch_id, reason, state, settled_at, remark, settler } of rows) {
    const reasons = [...(found.get(punch_id)?.reasons ?? []), reason];
    found.set(punch_id, { reasons, state, settledby: settler, settledat: settled_at, decisionremark: remark });
  }
  return found;
}
