import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import { presenceNow } from '@muster/domain/attendance/board/presence.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { companyFacts, companyTime, spanIn } from '../days/company-view.ts';
import { summaryFacts } from '../days/facts-view.ts';
import { membersIn, type NamedMember } from '../days/group-members-view.ts';
import { type Sight, sees } from '../days/subjects-view.ts';

/** Somebody on the board, and the group that they are in today. */
export interface BoardLine {
  readonly member: BoardMember;
  readonly groupId: number | null;
}

/** Members looked at with one set of statements: others are answered in between, and little is held at a time. */
const STEP = 200;

/** Some of those who are looked at, and behind which code the others are; undefined when there are no more. */
interface Part {
  readonly lines: readonly BoardLine[];
  readonly next: string | undefined;
}

interface Looked {
  readonly groups: Sight;
  /** Of these members alone. */
  readonly only?: readonly number[] | undefined;
  readonly after?: string | undefined;
  /** Only those whose code or name has this in it. */
  readonly search?: string | undefined;
}

/** Where a part of the active members of some groups is now, by code. */
export async function partOfBoard(db: Read, clock: Clock, { groups, only, after, search }: Looked): Promise<Part> {
  if (groups !== 'all' && groups.size === 0) return { lines: [], next: undefined };
  const { today } = await companyTime(db, clock);
  // The last night of who leaves goes on after midnight.
  const days = { from: addDays(today, -1), to: today };
  const members = await membersIn(db, groups, days, { take: STEP, after, only, search, active: true });
  const all = await linesOf(db, clock, members);
  // Who was in another group yesterday is in that of today.
  const lines = all.filter(({ groupId }) => sees(groups, groupId));
  return { lines, next: members.length < STEP ? undefined : members.at(-1)?.membercode };
}

/** Where all of them are, a part at a time: what is made of one may be thrown away before the next is read. */
export async function* boardNow(
  db: Read,
  clock: Clock,
  looked: Pick<Looked, 'groups' | 'search'>,
): AsyncGenerator<readonly BoardLine[]> {
  for (let after: string | undefined; ; ) {
    const { lines, next } = await partOfBoard(db, clock, { ...looked, after });
    if (lines.length > 0) yield lines;
    if (next === undefined) return;
    after = next;
    await giveWay();
  }
}

async function linesOf(db: Read, clock: Clock, members: readonly NamedMember[]): Promise<BoardLine[]> {
  if (members.length === 0) return [];
  const time = await companyTime(db, clock);
  const days = { from: addDays(time.today, -1), to: addDays(time.today, 1) };
  const ids = members.map((it) => it.id);
  const [companyOf, factsOf, sites] = await Promise.all([
    companyFacts(db, time, days, ids),
    summaryFacts(db, ids, days),
    sitesOfOpen(db, ids),
  ]);
  const span = spanIn(time.zone, days);
  return members.flatMap(({ id, membercode, membername }): BoardLine[] => {
    const own = factsOf(id);
    const presence = own && presenceNow(span, companyOf(id), own);
    if (!own || !presence) return [];
    const pattern = own.patterns.findLast((it) => it.from <= time.today);
    const site = presence.state === 'in' ? sites.get(id) : undefined;
    const member = {
      membernoid: id,
      membercode,
      membername,
      groupno: pattern?.groupno ?? null,
      ...presence,
      ...whereOf(site),
    };
    return [{ member, groupId: pattern?.groupId ?? null }];
  });
}

/** A punch names the nearest site however far it is; only who was inside is at one. */
const whereOf = (punched: Punched | undefined) => ({
  sitename: punched?.verdict === 'inside' ? punched.site_name : null,
  outside: punched?.verdict === 'outside',
});

interface Punched {
  readonly site_name: string | null;
  readonly verdict: string;
}

/** Where those who are in checked in. */
async function sitesOfOpen(db: Read, ids: readonly number[]): Promise<ReadonlyMap<number, Punched>> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('punch', 'punch.id', 'attendance.in_punch_id')
    .select(['attendance.member_id', 'punch.site_name', 'punch.verdict'])
    .where('attendance.ended_at', 'is', null)
    .where('attendance.member_id', 'in', ids)
    .execute();
  return new Map(rows.map((it) => [it.member_id, it]));
}
