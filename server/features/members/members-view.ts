import type { Day } from '@muster/domain/calendar/company-time.ts';
import { MEMBERS_PAGE, type MembersAsked, type OfficeMember } from '@muster/domain/members/member-office-contract.ts';
import { standingOf } from '@muster/domain/members/member-standing.ts';
import { byBytes, containing, type Database, isLike, type Read } from '../../database/engine.ts';

/** Members with the group that they are in on a day. */
export const selectOfficeMembers = (db: Read, today: Day) =>
  db
    .selectFrom('member')
    .innerJoin('member_work', (join) =>
      join
        .onRef('member_work.member_id', '=', 'member.id')
        .on('member_work.from_day', '<=', today)
        .on('member_work.until_day', '>=', today),
    )
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .select(['member.id', 'member.membercode', 'member.membername', 'member.status', 'member.role'])
    .select(['member.joined_on', 'member.left_on', 'member.last_seen_at', 'member_work.group_id', 'work_group.groupno'])
    .select((eb) => eb('member.password_hash', 'is not', null).as('registered'))
    .where('member.guest', '=', 0);

type Row = Awaited<ReturnType<ReturnType<typeof selectOfficeMembers>['execute']>>[number];

const columns = {
  membercode: 'member.membercode',
  membername: 'member.membername',
  groupno: 'work_group.groupno',
  role: 'member.role',
  lastseen: 'member.last_seen_at',
  joinedon: 'member.joined_on',
} as const;

/** A page of the members who are asked for. */
export async function officeMembers(
  { engine, query: db }: Database,
  asked: MembersAsked,
  today: Day,
): Promise<{ members: OfficeMember[]; more: boolean }> {
  const [number = 1, size = MEMBERS_PAGE] = (asked.page ?? '1').split(',').map(Number);
  const [order = 'membercode', direction] = (asked.order ?? '').split(',').filter(Boolean);
  const column = columns[order as keyof typeof columns];
  let rows = selectOfficeMembers(db, today);
  if (asked.search) {
    const pattern = containing(asked.search);
    rows = rows.where((eb) =>
      eb.or([
        isLike(engine, eb.ref('member.membercode'), pattern),
        isLike(engine, eb.ref('member.membername'), pattern),
        isLike(engine, eb.ref('work_group.groupno'), pattern),
      ]),
    );
  }
  if (asked.groupno) rows = rows.where('work_group.groupno', '=', asked.groupno);
  if (asked.role) rows = rows.where('member.role', '=', asked.role);
  if (asked.signedin) rows = rows.where('member.last_seen_at', asked.signedin === 'never' ? 'is' : 'is not', null);
  if (asked.status === 'left') rows = rows.where('member.left_on', '<', today);
  else if (asked.status) {
    rows = rows
      .where('member.status', '=', asked.status)
      .where((eb) => eb.or([eb('member.left_on', 'is', null), eb('member.left_on', '>=', today)]));
  }
  const found = await rows
    .orderBy(
      (eb) => byBytes(order === 'joinedon' || order === 'lastseen' ? 'sqlite' : engine, eb.ref(column)),
      (it) => (direction === 'desc' ? it.desc().nullsLast() : it.asc().nullsLast()),
    )
    .orderBy('member.membercode')
    .offset((number - 1) * size)
    .limit(size + 1)
    .execute();
  const page = found.slice(0, size);
  const managers = await managersOf(db, page, today);
  return { members: page.map((it) => presentMember(it, managers, today)), more: found.length > size };
}

/** The managers of the groups of some members, by group. */
export async function managersOf(
  db: Read,
  members: readonly { readonly group_id: number | null }[],
  today: Day,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const groups = [...new Set(members.map((it) => it.group_id))].filter((it) => it !== null);
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select(['group_manager.group_id', 'member.membername'])
    .where('group_manager.group_id', 'in', groups)
    .where('group_manager.from_day', '<=', today)
    .where('group_manager.until_day', '>=', today)
    .orderBy('member.membercode')
    .execute();
  const byGroup = Map.groupBy(rows, (it) => it.group_id);
  return new Map([...byGroup].map(([id, own]) => [id, own.map((it) => it.membername)]));
}

export const presentMember = (
  row: Row,
  managers: ReadonlyMap<number, readonly string[]>,
  today: Day,
): OfficeMember => ({
  id: row.id,
  membercode: row.membercode,
  membername: row.membername,
  status: standingOf({ status: row.status, lefton: row.left_on }, today),
  role: row.role,
  groupno: row.groupno,
  managers: [...(managers.get(row.group_id ?? 0) ?? [])],
  registered: Boolean(row.registered),
  lastseen: row.last_seen_at,
  joinedon: row.joined_on,
  lefton: row.left_on,
});
