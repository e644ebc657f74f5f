import { attendanceDay, forgottenEnd, mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/engine.ts';
import { closeAttendance } from '../../records/attendance.ts';
import { findCompany } from '../../records/company.ts';
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
    await closeAttendance(database.query, id, { endedAt, ending: 'forgotten', outPunchId: null });
    closed.push(memberId);
  }
  if (closed.length > 0) database.signals.send('days', closed);
  return closed.length;
}
