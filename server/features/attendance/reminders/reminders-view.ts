import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { managesOn } from '../../../records/deciding/managing.ts';

/** Who manages a group on a day. */
export async function managersOn(db: Read, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('group_manager')
    .select('group_manager.member_id')
    .distinct()
    .where((eb) => managesOn(eb, day))
    .execute();
  return rows.map((it) => it.member_id);
}
