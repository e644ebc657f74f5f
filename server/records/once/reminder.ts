import type { ReminderKind } from '@muster/domain/attendance/reminders/due-reminders.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { inBatches } from '../../database/batches.ts';
import type { Writable, Write } from '../../database/engine.ts';

export interface ReminderTables {
  reminder: ReminderTable;
}

/** Of what a member was reminded: of each thing once a day, also by several servers. */
interface ReminderTable {
  member_id: number;
  day: Day;
  /** `waiting` is the line of a week, on its first day. */
  kind: ReminderKind | 'waiting';
  at: string;
}

type Reminder = Omit<ReminderTable, 'at'>;

/** Keeps reminders that nobody has kept before; answers those. */
export async function keepReminders(trx: Write, reminders: readonly Reminder[], at: string): Promise<Reminder[]> {
  const kept: Reminder[] = [];
  await inBatches(reminders, async (some) => {
    const rows = await trx
      .insertInto('reminder')
      .values(some.map((it) => ({ ...it, at })))
      .onConflict((conflict) => conflict.columns(['day', 'kind', 'member_id']).doNothing())
      .returning(['member_id', 'day', 'kind'])
      .execute();
    kept.push(...rows);
  });
  return kept;
}

export async function dropRemindersBefore(db: Writable, day: Day): Promise<void> {
  await db.deleteFrom('reminder').where('day', '<', day).execute();
}
