import type { Day } from '@muster/domain/calendar/company-time.ts';
import {
  MEMBERS_PAGE,
  type MemberOrder,
  type MembersAsked,
  type OfficeMember,
} from '@muster/domain/members/member-office-contract.ts';
import { standingOf } from '@muster/domain/members/member-standing.ts';
import { LRUCache } from 'lru-cache';
import { compiledOnce } from '../../database/compiled-once.ts';
import { byBytes, type Database, type EngineName, isAmong, listed, type Read } from '../../database/engine.ts';
import { managesOn } from '../../records/deciding/managing.ts';
import { staysUntil } from '../../records/members/employment.ts';
import { idsBySearch, isMemberLike, type MemberPatterns, memberPatterns } from '../../records/members/member-search.ts';
import { worksAtSite, worksByShift } from '../../records/work/member-work/having.ts';
import { workHeldOn } from '../../records/work/member-work/held-work.ts';

/** Members with the group that they are in on a day. */
export const selectOfficeMembers = (db: Read, today: Day) =>
  db
    .selectFrom('member')
    .innerJoin('member_work', workHeldOn(today))
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
} as const satisfies Record<MemberOrder, string>;

/** Columns that nobody leaves empty: in their order an index is read. */
const isFull = (order: string) => order === 'membercode' || order === 'membername' || order === 'role';

/** A page of the members who are asked for. */
export async function officeMembers(
  database: Database,
  asked: MembersAsked,
  today: Day,
): Promise<{ members: OfficeMember[]; more: boolean }> {
  const [number = 1, size = MEMBERS_PAGE] = (asked.page ?? '1').split(',').map(Number);
  const { search = '', groupno = '', role = 'MEMBER', site, shift } = asked;
  const { engine, query: db } = database;
  const ids = await idsBySearch(database, search, today);
  const of = {
    today,
    ...memberPatterns(search),
    ids: listed(engine, ids ?? []),
    groupno,
    role,
    site: Number(site),
    shift: Number(shift),
  };
  const found = await pageOf(engine, asked, ids !== undefined, size + 1)(db, { ...of, skip: (number - 1) * size });
  const page = found.slice(0, size);
  const managers = await managersOf(db, page, today);
  return { members: page.map((it) => presentMember(it, managers, today)), more: found.length > size };
}

interface Values extends MemberPatterns {
  readonly today: Day;
  /** All who may be sought, where an index told them. */
  readonly ids: string;
  readonly groupno: string;
  readonly role: NonNullable<MembersAsked['role']>;
  readonly site: number;
  readonly shift: number;
  readonly skip: number;
}

type PageQuery = (db: Read, values: Values) => Promise<Row[]>;

/** The office asks in few shapes; who asks in many gains nothing by it and costs no memory. */
const pages = new LRUCache<string, PageQuery>({ max: 200 });

function pageOf(
  engine: EngineName,
  { search, groupno, site, shift, role, signedin, status, order }: MembersAsked,
  isNarrowed: boolean,
  take: number,
): PageQuery {
  const key = JSON.stringify([
    engine,
    Boolean(search),
    isNarrowed,
    Boolean(groupno),
    Boolean(site),
    Boolean(shift),
    Boolean(role),
    signedin,
    status,
    order,
    take,
  ]);
  const known = pages.get(key);
  if (known) return known;
  const [by = 'membercode', direction] = (order ?? '').split(',').filter(Boolean);
  const asked = { search, groupno, site, shift, role, signedin, status, isNarrowed };
  const query = compiledOnce((db, values: Values) => {
    const column = columns[by as keyof typeof columns];
    return narrowed(engine, selectOfficeMembers(db, values.today), asked, values)
      .orderBy(
        (eb) => byBytes(by === 'joinedon' || by === 'lastseen' ? 'sqlite' : engine, eb.ref(column)),
        (it) => {
          const sorted = direction === 'desc' ? it.desc() : it.asc();
          return isFull(by) ? sorted : sorted.nullsLast();
        },
      )
      .orderBy('member.membercode')
      .offset(values.skip)
      .limit(take);
  });
  pages.set(key, query);
  return query;
}

type Members = ReturnType<typeof selectOfficeMembers>;

/** Members by what is asked of them. */
function narrowed(
  engine: EngineName,
  all: Members,
  {
    search,
    isNarrowed,
    groupno,
    site,
    shift,
    role,
    signedin,
    status,
  }: Omit<MembersAsked, 'order' | 'page'> & { isNarrowed: boolean },
  values: Values,
): Members {
  let rows = all;
  if (search) {
    if (isNarrowed) rows = rows.where(isAmong(engine, 'member.id', values.ids));
    rows = rows.where(isMemberLike(engine, 'member.membercode', ['member.membername', 'work_group.groupno'], values));
  }
  if (groupno) rows = rows.where('work_group.groupno', '=', values.groupno);
  if (site) rows = rows.where((eb) => worksAtSite(eb, values.site, values.today));
  if (shift) rows = rows.where((eb) => worksByShift(eb, values.shift, values.today));
  if (role) rows = rows.where('member.role', '=', values.role);
  if (signedin) rows = rows.where('member.last_seen_at', signedin === 'never' ? 'is' : 'is not', null);
  if (status === 'left') return rows.where('member.left_on', '<', values.today);
  if (!status) return rows;
  return rows.where('member.status', '=', status).where((eb) => staysUntil(eb, values.today));
}

type ManagersByGroup = ReadonlyMap<number, readonly { readonly id: number; readonly membername: string }[]>;

/** Who manages the groups of some members on a day, by group. */
export async function managersOf(
  db: Read,
  members: readonly { readonly group_id: number | null }[],
  today: Day,
): Promise<ManagersByGroup> {
  const groups = [...new Set(members.map((it) => it.group_id))].filter((it) => it !== null);
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select(['group_manager.group_id', 'member.id', 'member.membername'])
    .where('group_manager.group_id', 'in', groups)
    .where((eb) => managesOn(eb, today))
    .orderBy('member.membercode')
    .execute();
  return Map.groupBy(rows, (it) => it.group_id);
}

/** Nobody decides for themselves: who manages their own group is not among those who decide for them. */
export const presentMember = (row: Row, managers: ManagersByGroup, today: Day): OfficeMember => ({
  id: row.id,
  membercode: row.membercode,
  membername: row.membername,
  status: standingOf({ status: row.status, lefton: row.left_on }, today),
  role: row.role,
  groupno: row.groupno,
  managers: (managers.get(row.group_id ?? 0) ?? []).filter((it) => it.id !== row.id).map((it) => it.membername),
  registered: Boolean(row.registered),
  lastseen: row.last_seen_at,
  joinedon: row.joined_on,
  lefton: row.left_on,
});
