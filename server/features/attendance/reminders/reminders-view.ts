import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';

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
