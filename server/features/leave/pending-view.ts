import type { Read } from '../../database/engine.ts';
import { asLeave, type StoredLeave, selectLeave } from '../../records/leave.ts';

/** What waits for a decision: of the groups a manager decides for, or of everybody but the decider for the office. */
export async function leaveWaiting(db: Read, decider: { id: number; office: boolean }): Promise<StoredLeave[]> {
  const rows = await selectLeave(db)
    .innerJoin('member', 'member.id', 'leave.member_id')
    .where((eb) => eb.or([eb('leave.status', '=', 'pending'), eb('leave.return_from', 'is not', null)]))
    .where('leave.member_id', '<>', decider.id)
    .$if(!decider.office, (query) =>
      query.where('member.group_id', 'in', (eb) =>
        eb.selectFrom('group_manager').select('group_id').where('group_manager.member_id', '=', decider.id),
      ),
    )
    .orderBy('leave.id')
    .limit(500)
    .execute();
  return rows.map(asLeave);
}

/** Who of some groups is away on any day of a span, one row a member, group and claim. */
export function awayInGroups(db: Read, groupIds: readonly number[], from: string, to: string) {
  return db
    .selectFrom('member_day')
    .innerJoin('member', 'member.id', 'member_day.member_id')
    .select(['member.id', 'member.membername', 'member.group_id as groupId', 'member_day.day', 'member_day.claim'])
    .where('member.group_id', 'in', groupIds)
    .where('member_day.day', '>=', from)
    .where('member_day.day', '<=', to)
    .orderBy('member_day.day')
    .execute();
}
