import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { cutPage, type Page } from '../../database/page.ts';
import { asLeave, type StoredLeave, selectLeave } from '../../records/leave.ts';

/**
 * A page of what waits for a decision, oldest first: of the groups a manager decides for, or of everybody but the
 * decider for the office. The condition is spelled as the two indexes of what waits are.
 */
export async function leaveWaiting(
  db: Read,
  decider: { id: number; office: boolean },
  after = 0,
): Promise<Page<StoredLeave>> {
  const rows = await selectLeave(db)
    .where(sql<SqlBool>`(leave.status = 'pending' or leave.return_from is not null)`)
    .where('leave.id', '>', after)
    .where('leave.member_id', '<>', decider.id)
    .$if(!decider.office, (query) => query.where('leave.member_id', 'in', membersDecidedBy(db, decider.id)))
    .orderBy('leave.id')
    .limit(PENDING_PAGE + 1)
    .execute();
  return cutPage(rows.map(asLeave), PENDING_PAGE);
}

const membersDecidedBy = (db: Read, managerId: number) =>
  db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.group_id', 'group_manager.group_id')
    .select('member.id')
    .where('group_manager.member_id', '=', managerId);

/** Who of the same group is away on any day of some leaves: a row a claim, cut to the days of the leave. */
export function awayBeside(db: Read, leaveIds: readonly number[]) {
  return db
    .selectFrom('leave as asked')
    .innerJoin('member as asker', 'asker.id', 'asked.member_id')
    .innerJoin('member as other', (join) =>
      join.onRef('other.group_id', '=', 'asker.group_id').onRef('other.id', '<>', 'asker.id'),
    )
    .innerJoin('member_day', (join) =>
      join
        .onRef('member_day.member_id', '=', 'other.id')
        .onRef('member_day.day', '>=', 'asked.from_date')
        .onRef('member_day.day', '<=', 'asked.to_date'),
    )
    .leftJoin('leave as claiming', 'claiming.id', 'member_day.leave_id')
    .select((eb) => [
      'asked.id as leaveId',
      'other.membername',
      'member_day.claim as kind',
      'claiming.status',
      eb.fn.min('member_day.day').as('from'),
      eb.fn.max('member_day.day').as('to'),
    ])
    .where('asked.id', 'in', leaveIds)
    .groupBy([
      'asked.id',
      'other.id',
      'other.membername',
      'member_day.claim',
      'member_day.leave_id',
      'member_day.trip_id',
      'claiming.status',
    ])
    .orderBy('from')
    .orderBy('other.id')
    .execute();
}
