import { coverAll } from '@muster/domain/attendance/periods/pay-period.ts';
import type {
  DecidedLeave,
  listDecided as listDecidedCall,
} from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { companyToday } from '../../../records/office/company.ts';
import { presentLeave } from '../present-leave.ts';
import { leaveDecided } from './decided-view.ts';
import { lastReturns } from './returns-view.ts';

/**
 * A page of leave that the caller has decided or that was decided in their place, of those for whom they decide now, the
 * newest decision first; for the office whoever decided, with what was decided last about coming back from it early. Leave that is asked for anew waits
 * and is not among it.
 */
export async function listDecided(
  deps: Dependencies,
  { member: reader }: Caller,
  { cursor, ...asked }: Parsed<typeof listDecidedCall>['query'],
): Promise<Page<DecidedLeave, string>> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const by = isOffice(reader.role) ? 'anybody' : { decider: reader.id, today };
  const { items, ...rest } = await leaveDecided(deps.database, { ...asked, by, after: cursor });
  const leaves = items.map((it) => it.leave);
  const [returns, closed] = await Promise.all([
    lastReturns(
      db,
      leaves.map((it) => it.id),
    ),
    closedAround(db, leaves),
  ]);
  return {
    items: items.map(({ leave, membercode, membername, groupno, decidedat }) => {
      const { may, ...view } = presentLeave(leave, reader, today, closed);
      const member = { membernoid: leave.memberId, membercode, membername, groupno };
      const more = { closed: coverAll(closed, leave), decidedat, lastreturn: returns.get(leave.id) ?? null };
      return { ...view, ...member, may: { act: may.act }, ...more };
    }),
    ...rest,
  };
}
