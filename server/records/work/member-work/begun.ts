import { type Day, instantOf } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { workOn } from './work.ts';

interface OnDay {
  readonly day: Day;
  readonly zone: string;
  readonly now: Temporal.Instant;
}

/** Whether a day has begun for a member: their shift of it has, or they have checked in on it. */
export async function hasBegunFor(db: Read, memberId: number, { day, zone, now }: OnDay): Promise<boolean> {
  const { shift } = await workOn(db, memberId, day);
  if (Temporal.Instant.compare(now, instantOf(day, shift.starts, zone)) >= 0) return true;
  const punches = db.selectFrom('punch').select('id').where('member_id', '=', memberId);
  return (await punches.where('attendance_date', '=', day).limit(1).executeTakeFirst()) !== undefined;
}
