import type {
  DecidedReturn,
  listReturns as listReturnsCall,
} from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { companyToday } from '../../../records/office/company.ts';
import { returnsDecided } from './returns-view.ts';

/**
 * A page of decided early returns, the newest decision first: those of the caller's own leave, or those that the caller
 * decided or that were decided in their place, of those for whom they decide now; for the office whoever decided. A leave that was given back whole is in
 * no other list.
 */
export async function listReturns(
  deps: Dependencies,
  { member }: Caller,
  { cursor, own, ...asked }: Parsed<typeof listReturnsCall>['query'],
): Promise<Page<DecidedReturn>> {
  const today = await companyToday(deps.database.query, deps.clock);
  const decided = isOffice(member.role) ? ('anybody' as const) : { decider: member.id, today };
  const of = own ? { member: member.id } : decided;
  const { items, ...rest } = await returnsDecided(deps.database, { ...asked, of, after: cursor });
  return {
    items: items.map((row) => ({
      id: row.id,
      start: row.from_date,
      end: row.to_date,
      leavetitle: row.description,
      returnfrom: row.return_from,
      confirmed: row.confirmed === 1,
      decisionremark: row.decision_remark,
      decidedby: row.deciderName,
      decidedfor: row.principalName,
      decidedat: row.decided_at,
      membernoid: row.member_id,
      membercode: row.membercode,
      membername: row.membername,
      groupno: row.groupno,
    })),
    ...rest,
  };
}
