import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Employment, isEmployedOn } from '@muster/domain/members/employment.ts';
import type { MemberDetail, UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import type { Read } from '../../database/engine.ts';

/**
 * The days with check-ins, leave or trips on which the member would not be employed any more: what is recorded of them
 * stays, and nothing tells of it. Null where there is none.
 */
export async function uncountedBy(
  db: Read,
  { id, employment: before }: Pick<MemberDetail, 'id' | 'employment'>,
  after: Employment,
): Promise<UncountedDays | null> {
  const kinds = { checkins: new Set<Day>(), leave: new Set<Day>(), trips: new Set<Day>() };
  const isLeftOut = (day: Day) => isEmployedOn(before, day) && !isEmployedOn(after, day);
  for (const day of await punchedDays(db, id)) if (isLeftOut(day)) kinds.checkins.add(day);
  for (const { day, claim } of await claimedDays(db, id)) {
    if (isLeftOut(day)) kinds[claim === 'leave' ? 'leave' : 'trips'].add(day);
  }
  const days = [...new Set(Object.values(kinds).flatMap((it) => [...it]))].toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  const { checkins, leave, trips } = kinds;
  return { from, to, days: days.length, checkins: checkins.size, leave: leave.size, trips: trips.size };
}

async function punchedDays(db: Read, memberId: number): Promise<Day[]> {
  const rows = await db
    .selectFrom('punch')
    .select('attendance_date as day')
    .distinct()
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((it) => it.day);
}

const claimedDays = (db: Read, memberId: number) =>
  db.selectFrom('member_day').select(['day', 'claim']).where('member_id', '=', memberId).execute();
