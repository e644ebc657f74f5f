import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import { anyIsLike, containing, type Database } from '../../database/engine.ts';
import { cutPage } from '../../database/page.ts';
import { asLeave, selectLeave } from '../../records/leave.ts';

interface Asked {
  /** Who decided, or in whose place it was decided. */
  readonly by: number | 'anybody';
  readonly decision?: 'approved' | 'rejected' | undefined;
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
  /** The last leave of the page before. */
  readonly after?: number | undefined;
}

/** A page of decided leave with its member and the group of its first day, the newest decision first. */
export async function leaveDecided({ query: db, engine }: Database, { by, decision, groupno, search, after }: Asked) {
  const before =
    after === undefined
      ? undefined
      : await db.selectFrom('leave').select('decided_at').where('id', '=', after).executeTakeFirst();
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
          eb('leave.decided_at', '<', before?.decided_at ?? ''),
          eb.and([eb('leave.decided_at', '=', before?.decided_at ?? ''), eb('leave.id', '<', after ?? 0)]),
        ]),
      ),
    )
    .orderBy('leave.decided_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  const { items, ...rest } = cutPage(rows, PENDING_PAGE);
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
