import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { correctionsToDecide, type Decider, leaveToDecide, tripsToDecide } from '../../../records/to-decide.ts';

/** Who manages a group on a day, active members alone. */
export async function managersOn(db: Read, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select('group_manager.member_id')
    .distinct()
    .where('member.status', '=', 'active')
    .where('group_manager.from_day', '<=', day)
    .where('group_manager.until_day', '>=', day)
    .execute();
  return rows.map((it) => it.member_id);
}

/** How much waits for a manager by kind: of the members whom they manage, also where they decide for everybody. */
export async function waitingForManager(
  db: Read,
  id: number,
  today: Day,
): Promise<Record<'leave' | 'trips' | 'corrections', number>> {
  const decider: Decider = { id, office: false, today };
  const leave = await leaveToDecide(db, decider).execute();
  const trips = await tripsToDecide(db, decider).execute();
  const corrections = await correctionsToDecide(db, decider).execute();
  return { leave: leave.length, trips: trips.length, corrections: corrections.length };
}
