import type { DecidedLeave, listDecided } from '@muster/domain/leave/leave-contract.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../database/page.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { companyToday } from '../../records/company.ts';
import { leaveDecided } from './decided-view.ts';
import { presentLeave } from './present-leave.ts';

/**
 * A page of leave that the caller has decided or that was decided in their place, the newest decision first; for the
 * office whoever decided. Leave that is asked for anew waits and is not among it.
 */
export async function decidedLeave(
  deps: Dependencies,
  { member }: Caller,
  { cursor, ...asked }: Parsed<typeof listDecided>['query'],
): Promise<Page<DecidedLeave>> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const by = isOffice(member.role) ? 'anybody' : member.id;
  const { items, ...rest } = await leaveDecided(deps.database, { ...asked, by, after: cursor });
  return {
    items: items.map(({ leave, membercode, membername, groupno, decidedat }) => {
      const { may: _, ...view } = presentLeave(leave, member, today);
      return { ...view, membernoid: leave.memberId, membercode, membername, groupno, decidedat };
    }),
    ...rest,
  };
}
