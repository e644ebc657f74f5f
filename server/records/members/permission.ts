import { everyFlag, type Flags, joined, noFlags } from '@muster/domain/administration/flags.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Generated } from 'kysely';
import { sql } from 'kysely';
import { containing, type Database, isLike, type Read, type Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface PermissionTables {
  permission: { id: Generated<number>; name: string; flags: string; revision: Generated<number> };
  permission_member: { permission_id: number; member_id: number };
}

export interface StoredPermission {
  readonly id: number;
  readonly name: string;
  readonly flags: Flags;
  readonly members: number[];
  readonly revision: number;
}

/** What a member may do by the permissions they were given; an administrator may everything. */
export async function flagsOf(db: Read, member: Pick<CurrentMember, 'id' | 'role'>): Promise<Flags> {
  if (member.role === 'SA') return everyFlag;
  return (await flagsOfMembers(db, [member.id])).get(member.id) ?? noFlags;
}

/** The same of some members. */
export async function flagsOfMembers(db: Read, ids: readonly number[]): Promise<ReadonlyMap<number, Flags>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .leftJoin('permission_member', 'permission_member.member_id', 'member.id')
    .leftJoin('permission', 'permission.id', 'permission_member.permission_id')
    .select(['member.id', 'member.role', 'permission.flags'])
    .where('member.id', 'in', ids)
    .execute();
  const flagsIn = (own: typeof rows) =>
    own[0]?.role === 'SA' ? everyFlag : joined(own.flatMap((it) => (it.flags ? [JSON.parse(it.flags) as Flags] : [])));
  return new Map([...Map.groupBy(rows, (it) => it.id)].map(([id, own]) => [id, flagsIn(own)]));
}

const holdPermissions = locking('permissions', (db) =>
  db.selectFrom('permission').select('id').orderBy('id').forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides what permissions there are and what they allow, before it holds any member. */
export const lockPermissions = (trx: Write): Promise<void> => holdPermissions(trx, {});

/** Who holds a permission that a member does not. */
export async function holdersOfOtherPermissions(db: Read, memberId: number): Promise<number[]> {
  const own = db.selectFrom('permission_member').select('permission_id').where('member_id', '=', memberId);
  const rows = await db
    .selectFrom('permission_member')
    .select('member_id')
    .distinct()
    .where('permission_id', 'not in', own)
    .execute();
  return rows.map((it) => it.member_id);
}

const select = (db: Read) => db.selectFrom('permission').select(['id', 'name', 'flags', 'revision']);

async function withMembers(
  db: Read,
  rows: readonly { id: number; name: string; flags: string; revision: number }[],
): Promise<StoredPermission[]> {
  if (rows.length === 0) return [];
  const given = await db
    .selectFrom('permission_member')
    .selectAll()
    .where(
      'permission_id',
      'in',
      rows.map((it) => it.id),
    )
    .orderBy('member_id')
    .execute();
  return rows.map((it) => ({
    ...it,
    flags: JSON.parse(it.flags) as Flags,
    members: given.filter((one) => one.permission_id === it.id).map((one) => one.member_id),
  }));
}

export async function findPermission(db: Read, id: number): Promise<StoredPermission | undefined> {
  const [found] = await withMembers(db, await select(db).where('id', '=', id).execute());
  return found;
}

interface Asked {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

export async function listPermissions({ engine, query: db }: Database, it: Asked): Promise<StoredPermission[]> {
  const found = select(db)
    .where(isLike(engine, sql.ref('name'), containing(it.search)))
    .orderBy('id')
    .limit(it.limit)
    .offset(it.offset);
  return withMembers(db, await found.execute());
}

export async function countPermissions({ engine, query: db }: Database, search: string): Promise<number> {
  const { n } = await db
    .selectFrom('permission')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(isLike(engine, sql.ref('name'), containing(search)))
    .executeTakeFirstOrThrow();
  return Number(n);
}

interface Said {
  readonly name: string;
  readonly flags: Flags;
  readonly members: readonly number[];
}

export async function addPermission(trx: Write, { name, flags, members }: Said): Promise<number> {
  const { id } = await trx
    .insertInto('permission')
    .values({ name, flags: JSON.stringify(flags) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await give(trx, id, members);
  return id;
}

export async function storePermission(trx: Write, it: Said & { id: number; revision: number }): Promise<void> {
  await trx
    .updateTable('permission')
    .set({ name: it.name, flags: JSON.stringify(it.flags), revision: it.revision + 1 })
    .where('id', '=', it.id)
    .execute();
  await trx.deleteFrom('permission_member').where('permission_id', '=', it.id).execute();
  await give(trx, it.id, it.members);
}

async function give(trx: Write, permissionId: number, members: readonly number[]): Promise<void> {
  if (members.length === 0) return;
  const rows = [...new Set(members)].map((member_id) => ({ permission_id: permissionId, member_id }));
  await trx.insertInto('permission_member').values(rows).execute();
}

/** Takes every permission from a member. Each is one revision on from there: an edit that began before is told. */
export async function leavePermissions(trx: Write, memberId: number): Promise<void> {
  const left = await trx
    .deleteFrom('permission_member')
    .where('member_id', '=', memberId)
    .returning('permission_id')
    .execute();
  if (left.length === 0) return;
  const ids = left.map((it) => it.permission_id);
  const revision = sql<number>`permission.revision + 1`;
  await trx.updateTable('permission').set({ revision }).where('id', 'in', ids).execute();
}

export async function dropPermission(trx: Write, id: number): Promise<void> {
  await trx.deleteFrom('permission_member').where('permission_id', '=', id).execute();
  await trx.deleteFrom('permission').where('id', '=', id).execute();
}
