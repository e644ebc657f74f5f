import type { Day } from '@muster/domain/calendar/company-time.ts';
import { officeRoles } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../../database/engine.ts';
import { groupsFrom } from './group.ts';

/**
 * Who decides for a member on a day or may come to: the managers of each group that they have then or later, and whoever
 * these have named to stand in until then or later. It is more than who decides: a manager who may not sign in today may
 * tomorrow, and so may their deputies.
 */
export async function decidersToCome(db: Read, memberId: number, day: Day): Promise<readonly number[]> {
  const managers = db
    .selectFrom('group_manager')
    .where('group_id', 'in', groupsFrom(db, memberId, day))
    .where('until_day', '>=', day);
  const deputies = db
    .selectFrom('delegation')
    .select('deputy_id as id')
    .where('manager_id', 'in', managers.select('member_id'))
    .where('manager_id', '<>', memberId)
    .where('ended_at', 'is', null)
    .where('until_day', '>=', day);
  const rows = await managers.select('member_id as id').union(deputies).execute();
  return rows.map((it) => it.id);
}

/** Some managers and who stands in for them on a day or may come to. */
export async function withDeputies(db: Read, managerIds: readonly number[], day: Day): Promise<readonly number[]> {
  if (managerIds.length === 0) return [];
  const deputies = await db
    .selectFrom('delegation')
    .select('deputy_id')
    .where('manager_id', 'in', managerIds)
    .where('ended_at', 'is', null)
    .where('until_day', '>=', day)
    .execute();
  return [...managerIds, ...deputies.map((it) => it.deputy_id)];
}

/** Who comes to decide for a member whom a group is given, where they are of the office; nobody for others. */
export async function decidersInGroup(
  db: Read,
  { memberId, groupno, day }: { readonly memberId: number; readonly groupno: string; readonly day: Day },
): Promise<readonly number[]> {
  const managers = await db
    .selectFrom('group_manager')
    .innerJoin('work_group', 'work_group.id', 'group_manager.group_id')
    .select('group_manager.member_id')
    .where('work_group.groupno', '=', groupno)
    .where('group_manager.until_day', '>=', day)
    .where((it) =>
      it.exists(it.selectFrom('member').select('id').where('id', '=', memberId).where('role', 'in', officeRoles)),
    )
    .execute();
  return withDeputies(
    db,
    managers.map((it) => it.member_id),
    day,
  );
}

/** Who decides for whom of the office on a day or may come to, without those who are of the office themselves. */
export async function decidersOfOffice(db: Read, day: Day) {
  const managers = db
    .selectFrom('member as officer')
    .innerJoin('member_work', 'member_work.member_id', 'officer.id')
    .innerJoin('group_manager', 'group_manager.group_id', 'member_work.group_id')
    .where('officer.role', 'in', officeRoles)
    .where('member_work.until_day', '>=', day)
    .where('group_manager.until_day', '>=', day);
  const deputies = managers
    .innerJoin('delegation', 'delegation.manager_id', 'group_manager.member_id')
    .whereRef('delegation.manager_id', '<>', 'officer.id')
    .where('delegation.ended_at', 'is', null)
    .where('delegation.until_day', '>=', day);
  const both = managers
    .select(['officer.id as officerId', 'group_manager.member_id as deciderId'])
    .union(deputies.select(['officer.id as officerId', 'delegation.deputy_id as deciderId']));
  return db
    .selectFrom(both.as('deciding'))
    .innerJoin('member', 'member.id', 'deciding.deciderId')
    .where('member.role', 'not in', officeRoles)
    .select(['deciding.officerId', 'deciding.deciderId'])
    .execute();
}

/** Who decides for which group on a day or may come to, in their own right or as a deputy. */
export async function groupsOfDeciders(db: Read, day: Day) {
  const managers = db.selectFrom('group_manager').where('group_manager.until_day', '>=', day);
  const deputies = managers
    .innerJoin('delegation', 'delegation.manager_id', 'group_manager.member_id')
    .where('delegation.ended_at', 'is', null)
    .where('delegation.until_day', '>=', day);
  return managers
    .select(['group_manager.member_id as deciderId', 'group_manager.group_id as groupId'])
    .union(deputies.select(['delegation.deputy_id as deciderId', 'group_manager.group_id as groupId']))
    .execute();
}
