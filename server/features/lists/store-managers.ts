import type { Write } from '../../database/engine.ts';
import { refuse } from '../../http/problems.ts';
import { storeManagers } from '../../records/group.ts';
import { groupInACircle, membersOfCodes } from './managers-view.ts';

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
