import type { Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { storeManagers } from '../../records/group.ts';
import { workOn } from '../../records/work/work.ts';
import { groupInACircle, membersOfCodes } from './managers-view.ts';

/**
 * Who decides for an HR officer is for an administrator to name: their own leave and hours would otherwise be decided by
 * whom they choose. @throws MANAGER_NOT_POSSIBLE
 */
export async function requireOthersGroup(
  trx: Write,
  { member }: Caller,
  groupId: number,
  today: string,
): Promise<void> {
  if (member.role === 'SA') return;
  const own = await workOn(trx, member.id, today);
  if (own.groupId === groupId) throw refuse('MANAGER_NOT_POSSIBLE', { field: 'managers', params: { reason: 'own' } });
}

/**
 * Names the managers of a group. Who was a manager before may stay although they are suspended since.
 * @throws MANAGER_NOT_POSSIBLE
 */
export async function nameManagers(
  trx: Write,
  groupId: number,
  codes: readonly string[],
  before: readonly string[],
  today: string,
): Promise<void> {
  const members = await membersOfCodes(trx, codes);
  const not = (params: Parameters<typeof refuse<'MANAGER_NOT_POSSIBLE'>>[1]) =>
    refuse('MANAGER_NOT_POSSIBLE', { field: 'managers', ...params });
  for (const membercode of codes) {
    const member = members.find((it) => it.membercode === membercode);
    if (!member) throw not({ params: { reason: 'unknown', membercode } });
    if (member.status !== 'active' && !before.includes(membercode)) {
      throw not({ params: { reason: 'suspended', who: member.membername } });
    }
  }
  await storeManagers(
    trx,
    groupId,
    members.map((it) => it.id),
  );
  const groupno = await groupInACircle(trx, groupId, today);
  if (groupno !== undefined) throw not({ params: { reason: 'circle', groupno } });
}
