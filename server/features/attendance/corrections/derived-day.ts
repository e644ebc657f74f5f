import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { companyTime } from '../days/company-view.ts';
import { derivedMembers } from '../days/derived-members.ts';
import type { NamedMember } from '../days/group-members-view.ts';

/** A member's day as it is now, undefined of who did not work here on it, and by which of the company's rules. */
export async function derivedDay(db: Read, clock: Clock, subject: NamedMember, day: Day) {
  const time = await companyTime(db, clock);
  const [own] = await derivedMembers(db, [subject], { time, days: { from: day, to: day }, groups: 'all' });
  return { time, record: own?.records[0] };
}
