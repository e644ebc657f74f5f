import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { Place } from '@muster/domain/wire/page.ts';
import { anyIsLike, containing, type Database } from '../../../database/engine.ts';
import { cutByMoment } from '../../../database/page.ts';
import { type Asked, afterPlace, decidedBy, type OfDecider } from './decisions-view.ts';

/** A page of cancelled leave with its member and the group of its first day, what was cancelled last first. */
export async function leaveCancelled({ query: db, engine }: Database, { by, groupno, search, after }: Asked) {
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
    .leftJoin('company', (join) => join.on('leave.part', 'is not', null))
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .selectAll('leave')
    .select(['leave_code.description', 'owner.membercode', 'owner.membername', 'work_group.groupno'])
    .select(['canceller.membername as cancellerName', 'shift_times.starts', 'shift_times.ends', 'company.zone'])
    .where('leave.cancelled_at', 'is not', null)
    .$if(by !== 'anybody', (query) => query.where(decidedBy(db, by as OfDecider)))
    .$if(groupno !== undefined, (query) => query.where('work_group.groupno', '=', groupno ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(anyIsLike(engine, ['owner.membercode', 'owner.membername'], containing(search ?? ''))),
    )
    .$if(after !== undefined, (query) => query.where(afterPlace('leave.cancelled_at', after as Place)))
    .orderBy('leave.cancelled_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  return cutByMoment(rows, (it) => it.cancelled_at, PENDING_PAGE);
}
