import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDays } from '@muster/domain/calendar/day.ts';

/** Puts a check-in at nine of yesterday on record that nobody ended, of who joined then: the clock of a running server cannot be set back. */
export function forgetYesterday(
  directory: string,
  memberId: number,
  { today, zone }: { readonly today: string; readonly zone: string },
): string {
  const day = addDays(today, -1);
  const at = Temporal.PlainDateTime.from(`${day}T09:00`).toZonedDateTime(zone).toInstant();
  const written = at.toString({ smallestUnit: 'millisecond' });
  const database = new DatabaseSync(join(directory, 'muster.sqlite'));
  try {
    database.prepare('update member set joined_on = ? where id = ?').run(day, memberId);
    const { lastInsertRowid } = database
      .prepare(
        `insert into punch (member_id, client_id, content_hash, kind, recorded_at, device_at, attendance_date, verdict, remark, address)
         values (?, ?, 'of yesterday', 'in', ?, ?, ?, 'unknown', '', '')`,
      )
      .run(memberId, crypto.randomUUID(), written, written, day);
    database
      .prepare('insert into attendance (member_id, attendance_date, in_punch_id, started_at) values (?, ?, ?, ?)')
      .run(memberId, day, lastInsertRowid, written);
  } finally {
    database.close();
  }
  return day;
}
