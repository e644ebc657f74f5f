import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../database/engine.ts';
import type { Deciding } from '../../records/deciding/to-decide.ts';

interface Night {
  /** The last day of those who left in it. */
  readonly lastDay: Day;
  /** When it was over. */
  readonly since: string;
}

/** The managers whose account was closed after a last day, each with the members for whom they decided on it. */
export function decidedUntil(db: Read, { lastDay, since }: Night): Promise<Deciding[]> {
  return db
    .selectFrom('member')
    .innerJoin('suspension', 'suspension.member_id', 'member.id')
    .innerJoin('group_manager', 'group_manager.member_id', 'member.id')
    .innerJoin('member_work', 'member_work.group_id', 'group_manager.group_id')
    .select(['member_work.member_id as memberId', 'member.id as deciderId'])
    .where('member.left_on', '=', lastDay)
    .where('suspension.from_at', '>=', since)
    .where('suspension.until_at', 'is', null)
    .where('group_manager.from_day', '<=', lastDay)
    .where('group_manager.until_day', '>=', lastDay)
    .where('member_work.from_day', '<=', lastDay)
    .where('member_work.until_day', '>=', lastDay)
    .execute();
}
