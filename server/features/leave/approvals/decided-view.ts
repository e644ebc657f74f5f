import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { Place } from '@muster/domain/wire/page.ts';
import { anyIsLike, containing, type Database } from '../../../database/engine.ts';
import { cutByMoment } from '../../../database/page.ts';
import { asLeave, selectLeave } from '../../../records/leave.ts';
import { type Asked, afterPlace, decidedBy, type OfDecider } from './decisions-view.ts';

interface AskedDecided extends Asked {
  readonly decision?: 'approved' | 'rejected' | undefined;
}

/** A page of decided leave with its member and the group of its first day, the newest decision first. */
export async function leaveDecided(
  { query: db, engine }: Database,
  { by, decision, groupno, search, after }: AskedDecided,
) {
  const rows = await selectLeave(db)
    .innerJoin('member as owner', 'owner.id', 'leave.member_id')
    .leftJoin('member_work as work', (join) =>
      join
        .onRef('work.member_id', '=', 'leave.member_id')
        .onRef('work.from_day', '<=', 'leave.from_date')
        .onRef('work.until_day', '>=', 'leave.from_date'),
    )
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .select(['owner.membercode', 'owner.membername', 'work_group.groupno'])
    .where('leave.decided_at', 'is not', null)
    .where('leave.status', decision ? '=' : 'in', decision ?? ['approved', 'rejected'])
    .$if(by !== 'anybody', (query) => query.where(decidedBy(db, by as OfDecider)))
    .$if(groupno !== undefined, (query) => query.where('work_group.groupno', '=', groupno ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(anyIsLike(engine, ['owner.membercode', 'owner.membername'], containing(search ?? ''))),
    )
    .$if(after !== undefined, (query) => query.where(afterPlace('leave.decided_at', after as Place)))
    .orderBy('leave.decided_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  const { items, ...rest } = cutByMoment(rows, (it) => it.decided_at, PENDING_PAGE);
  return {
    items: items.map((row) => ({
      leave: asLeave(row),
      membercode: row.membercode,
      membername: row.membername,
      groupno: row.groupno,
      decidedat: row.decided_at ?? '',
    })),
    ...rest,
  };
}
