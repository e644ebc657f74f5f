import type { OwnGroup } from '@muster/domain/deputies/deputies-contract.ts';
import { inLookedForOrder } from '@muster/domain/looked-for-order.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { groupList, groupsDecidedFor } from '../../records/deciding/group.ts';
import { companyToday } from '../../records/office/company.ts';

/** The groups that the caller may look at today, in the order in which one looks for them: those they manage or stand in for, for the office all; none that is retired. */
export async function listOwnGroups({ database, clock }: Dependencies, { member }: Caller): Promise<OwnGroup[]> {
  const db = database.query;
  if (isOffice(member.role)) {
    const all = await groupList.all(db, 'offered');
    return inOrder(all.map(({ groupno }) => ({ groupno, as: 'office' })));
  }
  const decided = await groupsDecidedFor(db, member.id, await companyToday(db, clock));
  // Who manages a group does so by themselves, also while they stand in for another manager of it.
  const own = [...Map.groupBy(decided, (it) => it.groupno)].map(([groupno, of]): OwnGroup => {
    const manages = of.some((it) => it.managerId === member.id);
    return { groupno, as: manages ? 'manager' : 'deputy' };
  });
  return inOrder(own);
}

const inOrder = (groups: readonly OwnGroup[]) => inLookedForOrder(groups, (it) => it.groupno);
