import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice, officeRoles } from '@muster/domain/members/member-policy.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import type { Generated, NotNull, SqlBool } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { endMailedLinksOf } from '../identity/mailed-links.ts';
import { keptList, type ListColumns, type Named } from '../office/kept-list.ts';
import { workHeldOn } from '../work/member-work/held-work.ts';
import { decidersOf } from './deciders.ts';
import { decidesAs, standsInOn } from './deputy.ts';
import { managesOn } from './managing.ts';

export interface GroupTables {
  work_group: WorkGroupTable;
  group_manager: GroupManagerTable;
}

interface WorkGroupTable extends ListColumns {
  id: Generated<number>;
  groupno: string;
  /** What the group is called beside its number; may be empty. */
  name: Generated<string>;
}

export const groupList = keptList('work_group');

/** Names who manages a group, in place of those who did. No mailbox of before takes the mail address of who comes to it back. */
export async function storeManagers(trx: Write, groupId: number, memberIds: readonly number[]): Promise<void> {
  const before = await trx.deleteFrom('group_manager').where('group_id', '=', groupId).returning('member_id').execute();
  const named = new Set(before.map((it) => it.member_id));
  await endMailedLinksOf(
    trx,
    memberIds.filter((it) => !named.has(it)),
  );
  if (memberIds.length === 0) return;
  await trx
    .insertInto('group_manager')
    .values(memberIds.map((member_id) => ({ group_id: groupId, member_id })))
    .execute();
}

interface GroupManagerTable {
  group_id: number;
  member_id: number;
  /** The first and the last day on which they manage it; always, unless said otherwise. */
  from_day: Generated<string>;
  until_day: Generated<string>;
}

const groupByNumber = compiledOnce((db, { groupno }: { readonly groupno: string }) =>
  db.selectFrom('work_group').select(['id', 'retired_at']).where('groupno', '=', groupno),
);

export async function findGroup(db: Read, groupno: string): Promise<Named | undefined> {
  const [group] = await groupByNumber(db, { groupno });
  return group;
}

/** A member with who decides for them on a day: the managers that their group has then. */
export interface ManagedMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly groupno: string | null;
  /** Their managers, and who stands in for one of them. */
  readonly managerIds: readonly number[];
  /** Who decides only in the place of a manager, and of which. */
  readonly deputies: readonly StandIn[];
  /** Who is named to stand in for a manager and decides nothing of theirs, as they decide for them in turn. */
  readonly inTurn: readonly number[];
}

export interface StandIn {
  readonly id: number;
  readonly managerId: number;
  readonly managerName: string;
}

interface OnDay {
  readonly day: Day;
}

/**
 * One row for each member, manager and who stands in for them; a member without managers has one row. Nobody stands in to
 * decide about the one in whose place they are, nor about who decides for them. Who does not work here that day, or may not
 * sign in, decides nothing, and nobody in their place. A guest is no member: nothing is decided, booked or counted for one.
 */
const managed = (db: Read, { day }: OnDay) =>
  db
    .selectFrom('member')
    .leftJoin('member_work', workHeldOn(day))
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .leftJoin('group_manager', (join) =>
      join.onRef('group_manager.group_id', '=', 'member_work.group_id').on((eb) => managesOn(eb, day)),
    )
    .leftJoin('member as manager', 'manager.id', 'group_manager.member_id')
    .leftJoin('delegation', (join) =>
      join
        .onRef('delegation.manager_id', '=', 'manager.id')
        .onRef('delegation.manager_id', '<>', 'member.id')
        .on((eb) => standsInOn(eb, day)),
    )
    .leftJoin('member as deputy', 'deputy.id', 'delegation.deputy_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.email',
      'work_group.groupno',
      'group_manager.member_id as managerId',
      'deputy.id as deputyId',
      'manager.membername as managerName',
    ])
    .select((eb) => eb('member.id', 'in', decidersOf(db, eb.ref('deputy.id'), day)).as('decidesForDeputy'))
    .where('member.guest', '=', 0);
const managedByCode = rememberedOnce((db, it: OnDay & { readonly membercode: string }) =>
  managed(db, it).where('member.membercode', '=', it.membercode),
);
const managedById = rememberedOnce((db, it: OnDay & { readonly id: number }) =>
  managed(db, it).where('member.id', '=', it.id),
);

/** A member, by code or by id, with who decides for them on a day: today's, for whatever is done or looked at now. */
export async function findManaged(db: Read, who: string | number, day: Day): Promise<ManagedMember | undefined> {
  const rows = await (typeof who === 'string'
    ? managedByCode(db, { membercode: who, day })
    : managedById(db, { id: who, day }));
  return withManagers(rows)[0];
}

/** Some members with who decides for them on a day. */
export async function listManaged(db: Read, ids: readonly number[], day: Day): Promise<ManagedMember[]> {
  return ids.length === 0 ? [] : withManagers(await managed(db, { day }).where('member.id', 'in', ids).execute());
}

type ManagedRow = Omit<ManagedMember, 'managerIds' | 'deputies' | 'inTurn'> & {
  readonly managerId: number | null;
  readonly deputyId: number | null;
  readonly managerName: string | null;
  readonly decidesForDeputy: SqlBool;
};

function withManagers(rows: readonly ManagedRow[]): ManagedMember[] {
  return [...Map.groupBy(rows, (it) => it.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { managerId: _m, deputyId: _d, managerName: _n, decidesForDeputy: _t, ...member } = first;
    const managers = new Set(own.flatMap((it) => it.managerId ?? []));
    const named = own.flatMap(({ deputyId, managerId, managerName, decidesForDeputy }) =>
      deputyId === null || managerId === null || managers.has(deputyId)
        ? []
        : [{ id: deputyId, managerId, managerName: managerName ?? '', decidesForDeputy }],
    );
    const deputies = named.flatMap(({ decidesForDeputy, ...it }): StandIn[] => (decidesForDeputy ? [] : [it]));
    const inTurn = named.flatMap((it) => (it.decidesForDeputy ? [it.id] : []));
    return [{ ...member, managerIds: [...new Set([...managers, ...deputies.map((it) => it.id)])], deputies, inTurn }];
  });
}

/** Ids of the groups that a member has on a day or will have later. */
const groupsFrom = (db: Read, memberId: number, day: Day) =>
  db
    .selectFrom('member_work')
    .select('group_id')
    .where('member_id', '=', memberId)
    .where('group_id', 'is not', null)
    .where('until_day', '>=', day)
    .$narrowType<{ group_id: NotNull }>();

/** The groups that a member has on a day or will have later. */
export async function groupsToCome(db: Read, memberId: number, day: Day): Promise<ReadonlySet<number>> {
  return new Set((await groupsFrom(db, memberId, day).execute()).map((it) => it.group_id));
}

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

/** In whose place somebody decides about a member; undefined for who decides by themselves. */
export function inPlaceOf(
  { deputies }: Pick<ManagedMember, 'deputies'>,
  actor: { readonly id: number; readonly role: Role },
): StandIn | undefined {
  return isOffice(actor.role) ? undefined : deputies.find((it) => it.id === actor.id);
}

/** Whether somebody manages a group themselves on a day. */
export async function managesSomebody(db: Read, memberId: number, day: Day): Promise<boolean> {
  const row = await db
    .selectFrom('group_manager')
    .select('group_id')
    .where('member_id', '=', memberId)
    .where((eb) => managesOn(eb, day))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const someGroupOf = compiledOnce((db, { memberId, day }: OnDay & { readonly memberId: number }) =>
  db
    .selectFrom('group_manager')
    .select('group_id')
    .where('member_id', 'in', decidesAs(db, memberId, day))
    .where((eb) => managesOn(eb, day))
    .limit(1),
);

/** Whether somebody decides for a group on a day, their own or in the place of its manager. */
export async function decidesForSomebody(db: Read, memberId: number, day: Day): Promise<boolean> {
  return (await someGroupOf(db, { memberId, day })).length > 0;
}

/** The groups that somebody decides for on a day, each with the managers in whose place they do, or with themselves. */
export const groupsDecidedFor = (db: Read, memberId: number, day: Day) =>
  db
    .selectFrom('group_manager')
    .innerJoin('work_group', 'work_group.id', 'group_manager.group_id')
    .select(['work_group.groupno', 'group_manager.member_id as managerId'])
    .where('group_manager.member_id', 'in', decidesAs(db, memberId, day))
    .where((eb) => managesOn(eb, day))
    .where('work_group.retired_at', 'is', null)
    .execute();
