import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import { anyIsLike, containing, type Database } from '../../database/engine.ts';
import { cutPage } from '../../database/page.ts';

interface Asked {
  /** Who had decided, or in whose place it had been decided. */
  readonly by: number | 'anybody';
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
  /** The last leave of the page before. */
  readonly after?: number | undefined;
}

/** A page of cancelled leave with its member and the group of its first day, what was cancelled last first. */
export async function leaveCancelled({ query: db, engine }: Database, { by, groupno, search, after }: Asked) {
  const before =
    after === undefined
      ? undefined
      : await db.selectFrom('leave').select('cancelled_at').where('id', '=', after).executeTakeFirst();
  const last = before?.cancelled_at ?? '';
  const rows = await db
    .selectFrom('leave')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member as owner', 'owner.id', 'leave.member_id')
    .innerJoin('member as canceller', 'canceller.id', 'leave.cancelled_by')
    .leftJoin('member_work as work', (join) =>
      join
        .onRef('work.member_id', '=', 'leave.member_id')
        .onRef('work.from_day', '<=', 'leave.from_date')
        .onRef('work.until_day', '>=', 'leave.from_date'),
    )
    .leftJoin('shift_times', (join) =>
      join
        .onRef('shift_times.shift_id', '=', 'work.shift_id')
        .onRef('shift_times.from_day', '<=', 'leave.from_date')
        .onRef('shift_times.until_day', '>=', 'leave.from_date'),
    )
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .selectAll('leave')
    .select(['leave_code.description', 'owner.membercode', 'owner.membername', 'work_group.groupno'])
    .select(['canceller.membername as cancellerName', 'shift_times.starts', 'shift_times.ends'])
    .where('leave.cancelled_at', 'is not', null)
    .$if(by !== 'anybody', (query) =>
      query.where((eb) =>
        eb.or([eb('leave.decided_by', '=', by as number), eb('leave.decided_for', '=', by as number)]),
      ),
    )
    .$if(groupno !== undefined, (query) => query.where('work_group.groupno', '=', groupno ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(anyIsLike(engine, ['owner.membercode', 'owner.membername'], containing(search ?? ''))),
    )
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('leave.cancelled_at', '<', last),
          eb.and([eb('leave.cancelled_at', '=', last), eb('leave.id', '<', after ?? 0)]),
        ]),
      ),
    )
    .orderBy('leave.cancelled_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  return cutPage(rows, PENDING_PAGE);
}
