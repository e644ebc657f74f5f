import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Generated, NotNull } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { endMailedLinksOf } from '../identity/mailed-links.ts';
import { keptList, type ListColumns, type Named, toGive } from '../office/kept-list.ts';
import { decidesAs } from './deputy.ts';
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

const groupByNumber = toGive('work_group', (db, { groupno }: { readonly groupno: string }) =>
  db.selectFrom('work_group').select(['id', 'retired_at']).where('groupno', '=', groupno),
);

export async function findGroup(db: Read, groupno: string): Promise<Named | undefined> {
  const [group] = await groupByNumber(db, { groupno });
  return group;
}

/** Ids of the groups that a member has on a day or will have later. */
export const groupsFrom = (db: Read, memberId: number, day: Day) =>
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

const someGroupOf = compiledOnce((db, { memberId, day }: { readonly memberId: number; readonly day: Day }) =>
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
