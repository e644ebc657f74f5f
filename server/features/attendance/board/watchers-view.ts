import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Standing } from '../../../http/caller.ts';
import { managesOn } from '../../../records/deciding/managing.ts';
import { companyToday } from '../../../records/office/company.ts';
import type { Sight } from '../days/subjects-view.ts';

/** Who has a board open, and of which groups. */
export interface Watcher {
  readonly sessionId: number;
  readonly member: CurrentMember;
  readonly groups: Sight;
  /** Of one group that they chose, or of all that they may see. */
  readonly chosen: boolean;
}

/** Those among them who still see what they are shown: their session stands, and their groups are the same. */
export async function stillSee<W extends Watcher>(
  { database, clock }: Dependencies,
  standing: Standing,
  watchers: readonly W[],
): Promise<ReadonlySet<W>> {
  if (watchers.length === 0) return new Set();
  const members = await standing(watchers.map((it) => it.sessionId));
  const managed = await groupsOf(database.query, [...members.values()], await companyToday(database.query, clock));
  return new Set(
    watchers.filter(({ sessionId, groups, chosen }) => {
      const member = members.get(sessionId);
      if (!member) return false;
      const may = isOffice(member.role) ? 'all' : (managed.get(member.id) ?? new Set());
      return sameSight(may, groups, chosen);
    }),
  );
}

function sameSight(may: Sight, groups: Sight, chosen: boolean): boolean {
  if (may === 'all') return chosen || groups === 'all';
  if (groups === 'all' || groups.size === 0) return false;
  return groups.isSubsetOf(may as Set<number>) && (chosen || groups.size === may.size);
}

/** The groups that each of some members manages on a day. */
async function groupsOf(
  db: Read,
  members: readonly CurrentMember[],
  day: Day,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const ids = members.flatMap((it) => (isOffice(it.role) ? [] : it.id));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_manager')
    .select(['member_id', 'group_id'])
    .where('member_id', 'in', ids)
    .where((eb) => managesOn(eb, day))
    .execute();
  const byMember = Map.groupBy(rows, (it) => it.member_id);
  return new Map([...byMember].map(([id, own]) => [id, new Set(own.map((it) => it.group_id))]));
}
