import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../http/problems.ts';
import { companyToday } from '../records/office/company.ts';

/** Who is in since their last day, which was yesterday: they work its night to the end, and check out. */
export async function inSinceLastDay(db: Read, today: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('attendance', 'attendance.member_id', 'member.id')
    .select('member.id')
    .where('member.left_on', '=', addDays(today, -1))
    .whereRef('attendance.attendance_date', '=', 'member.left_on')
    .where('attendance.ended_at', 'is', null)
    .execute();
  return rows.map((it) => it.id);
}

interface Account {
  readonly id: number;
  readonly status: 'active' | 'suspended';
  readonly leftOn: Day | null;
}

/**
 * Somebody who signs in may: they are active, and neither their last day is over nor its night.
 * @throws MEMBER_SUSPENDED
 */
export async function requireOpenAccount(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { id, status, leftOn }: Account,
): Promise<void> {
  const db = database.query;
  const today = await companyToday(db, clock);
  const closed = hasLeft(leftOn, today) && !(await inSinceLastDay(db, today)).includes(id);
  if (closed || status !== 'active') throw refuse('MEMBER_SUSPENDED');
}
