import { attendanceDay, forgottenEnd, mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Write } from '../../../database/engine.ts';
import { closeAttendance, isStillOpen, type OpenRow } from '../../../records/attendance/attendance.ts';
import { addForgotten } from '../../../records/attendance/review-item.ts';
import { lockMember } from '../../../records/members/member.ts';
import { findCompany } from '../../../records/office/company.ts';
import { openBefore } from './open-attendance-view.ts';

/**
 * Closes every attendance whose check-out was forgotten, at the end of that day's shift, so that it is listed for
 * correction even when its member does not come back. May run on several servers at once: each is closed once.
 * @returns how many were closed
 */
export async function closeForgotten(database: Database, clock: Clock): Promise<number> {
  const company = await findCompany(database.query);
  if (!company) return 0;
  const { zone } = company;
  const instant = clock();
  const today = instant.toZonedDateTimeISO(zone).toPlainDate().toString();
  const closed: number[] = [];
  for (const { id, memberId, shift, ...open } of await openBefore(database.query, today)) {
    const day = attendanceDay(instant, shift, zone);
    if (mayStillCheckOut(open, shift, zone, { instant, day })) continue;
    const endedAt = writeInstant(forgottenEnd(open, shift, zone));
    const isClosed = await database.write(async (trx) => {
      // Nobody holds the member here, who may have checked out meanwhile.
      await lockMember(trx, memberId);
      if (!(await isStillOpen(trx, id))) return false;
      await forget(trx, { id }, endedAt);
      return true;
    });
    if (isClosed) closed.push(memberId);
  }
  if (closed.length > 0) database.signals.send('days', closed);
  return closed.length;
}

/**
 * Ends an open attendance whose check-out was forgotten, and lists it to be looked at unless its day is excused or not
 * counted; of a member who is held.
 */
export async function forget(trx: Write, open: Pick<OpenRow, 'id'>, endedAt: string): Promise<void> {
  await Promise.all([
    closeAttendance(trx, open.id, { endedAt, ending: 'forgotten', outPunchId: null }),
    addForgotten(trx, open.id),
  ]);
}
