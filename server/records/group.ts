import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';

export interface GroupTables {
  work_group: WorkGroupTable;
  group_manager: { group_id: number; member_id: number };
}

interface WorkGroupTable {
  id: Generated<number>;
  groupno: string;
}

const groupByNumber = compiledOnce((db, { groupno }: { readonly groupno: string }) =>
  db.selectFrom('work_group').select('id').where('groupno', '=', groupno),
);

export async function findGroup(db: Read, groupno: string): Promise<{ id: number } | undefined> {
  const [group] = await groupByNumber(db, { groupno });
  return group;
}

/** A member with who decides for them: the managers of their group. */
export interface ManagedMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly groupId: number | null;
  readonly groupno: string | null;
  readonly managerIds: readonly number[];
}

/** One row for each member and manager; a member without managers has one row. */
const managed = (db: Read) =>
  db
    .selectFrom('member')
    .leftJoin('work_group', 'work_group.id', 'member.group_id')
    .leftJoin('group_manager', 'group_manager.group_id', 'member.group_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.email',
      'member.group_id as groupId',
      'work_group.groupno',
      'group_manager.member_id as managerId',
    ]);
const managedByCode = compiledOnce((db, it: { readonly membercode: string }) =>
  managed(db).where('member.membercode', '=', it.membercode),
);
const managedById = compiledOnce((db, it: { readonly id: number }) => managed(db).where('member.id', '=', it.id));

/** A member, by code or by id, with who decides for them. */
export async function findManaged(db: Read, who: string | number): Promise<ManagedMember | undefined> {
  const rows = await (typeof who === 'string' ? managedByCode(db, { membercode: who }) : managedById(db, { id: who }));
  return withManagers(rows)[0];
}

/** Some members with who decides for them. */
export async function listManaged(db: Read, ids: readonly number[]): Promise<ManagedMember[]> {
  return ids.length === 0 ? [] : withManagers(await managed(db).where('member.id', 'in', ids).execute());
}

type ManagedRow = Omit<ManagedMember, 'managerIds'> & { readonly managerId: number | null };

function withManagers(rows: readonly ManagedRow[]): ManagedMember[] {
  const members = new Map<number, ManagedMember & { managerIds: number[] }>();
  for (const { managerId, ...row } of rows) {
    const member = members.get(row.id) ?? { ...row, managerIds: [] };
    if (managerId !== null) member.managerIds.push(managerId);
    members.set(row.id, member);
  }
  return [...members.values()];
}

/** Whether this member manages a group. */
export async function decidesForSomebody(db: Read, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('group_manager')
    .select('group_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
