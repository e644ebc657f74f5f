import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { comingToDecide } from '../../identity/coming-to-decide.ts';
import { withDeputies } from '../../records/deciding/deciders-to-come.ts';
import { groupsToCome, storeManagers } from '../../records/deciding/group.ts';
import { lockMembers } from '../../records/members/member.ts';
import type { Beside } from './kept-noun.ts';
import { groupInACircle, type Manager, managersOfGroups, membersOfCodes } from './managers-view.ts';

/** Each manager once and in one order. */
const tidied = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted();

const byCode = (a: Manager, b: Manager) => (a.membercode < b.membercode ? -1 : 1);

/**
 * Who decides for the groups, who stand beside them by code. They are held before they are looked at: whoever suspends one, or
 * mails them a link for a new password, is done by then, or comes after. And before the number of a group changes: whoever
 * gives the group to somebody waits for that, and may hold one of them.
 */
export const namedManagers: Beside<ListInput<'groups'>> = {
  read: async (db, day) => {
    const all = Map.groupBy((await managersOfGroups(db, day)).toSorted(byCode), (it) => it.groupId);
    return (id) => {
      const own = all.get(id) ?? [];
      return {
        fields: { managers: own.map((it) => it.membercode) },
        told: {
          managernames: own.map((it) => it.membername),
          deciding: own.filter((it) => it.here).map((it) => it.membername),
        },
      };
    };
  },
  tidy: (it) => ({ ...it, managers: tidied(it.managers) }),
  hold: async (trx, { managers }, today) => {
    const ids = (await membersOfCodes(trx, managers)).map((it) => it.id);
    await lockMembers(trx, await withDeputies(trx, ids, today));
  },
  store: async (deps, trx, { id, before, wanted, today, caller }) => {
    const named = before?.managers ?? [];
    if (before && named.join() !== wanted.managers.join()) await requireOthersGroup(trx, caller, id, today);
    await comingToDecide(deps, trx, today, () => nameManagers(trx, id, wanted.managers, named, today));
  },
};

/**
 * Who decides for an HR officer, or will in a group that they move to, is for an administrator to name: their own leave
 * and hours would otherwise be decided by whom they choose. @throws MANAGER_NOT_POSSIBLE
 */
async function requireOthersGroup(trx: Write, { member }: Caller, groupId: number, today: string): Promise<void> {
  if (member.role === 'SA') return;
  const own = await groupsToCome(trx, member.id, today);
  if (own.has(groupId)) throw refuse('MANAGER_NOT_POSSIBLE', { field: 'managers', params: { reason: 'own' } });
}

/**
 * Names the managers of a group, who are held. Who was a manager before may stay although they are suspended since.
 * @throws MANAGER_NOT_POSSIBLE
 */
async function nameManagers(
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
