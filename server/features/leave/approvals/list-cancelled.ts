import type {
  CancelledLeave,
  listCancelled as listCancelledCall,
} from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { costOf, timesOf } from '../../../records/leave/leave.ts';
import { companyToday } from '../../../records/office/company.ts';
import { leaveCancelled } from './cancelled-view.ts';

/**
 * A page of leave that its member has withdrawn or the office has cancelled, the latest first: for the office all of it,
 * for others what they had decided, or somebody in their place, of those for whom they decide now.
 */
export async function listCancelled(
  deps: Dependencies,
  { member }: Caller,
  { cursor, ...asked }: Parsed<typeof listCancelledCall>['query'],
): Promise<Page<CancelledLeave, string>> {
  const today = await companyToday(deps.database.query, deps.clock);
  const by = isOffice(member.role) ? 'anybody' : { decider: member.id, today };
  const { items, ...rest } = await leaveCancelled(deps.database, { ...asked, by, after: cursor });
  return {
    items: items.map((row) => ({
      id: row.id,
      start: row.from_date,
      end: row.to_date,
      part: row.part,
      parttimes: timesOf(row),
      days: chargedDays({ from: row.from_date, to: row.to_date, ...costOf(row) }),
      leavetitle: row.description,
      remark: row.remark,
      withdrawn: row.cancelled_by === row.member_id,
      cancelledby: row.cancellerName,
      cancelledat: row.cancelled_at ?? '',
      cancelreason: row.cancel_reason,
      membernoid: row.member_id,
      membercode: row.membercode,
      membername: row.membername,
      groupno: row.groupno,
    })),
    ...rest,
  };
}
