import type { Day } from '@muster/domain/calendar/company-time.ts';
import { circlesAmong, type DecidedGroup } from '@muster/domain/lists/list-rules.ts';
import type { SqlBool } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { isHereOn } from '../../records/deciding/managing.ts';

export interface Manager {
  readonly groupId: number;
  readonly membercode: string;
  readonly membername: string;
  /** Whether they work here on the day, and may sign in. */
  readonly here: SqlBool;
}

/** Who manages the groups, in no order. */
export function managersOfGroups(db: Read, day: Day): Promise<Manager[]> {
  return db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select(['group_manager.group_id as groupId', 'member.membercode', 'member.membername'])
    .select((eb) => isHereOn(eb.ref('group_manager.member_id'), day).as('here'))
    .execute();
}

export interface NamedManager {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly status: 'active' | 'suspended';
}

/** The members of these codes, in no order. */
export async function membersOfCodes(db: Read, codes: readonly string[]): Promise<NamedManager[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'status'])
    .where('membercode', 'in', codes)
    .where('guest', '=', 0)
    .execute();
}

/** The number of the group that this one would decide for in turn; undefined when no group is. */
export async function groupInACircle(db: Read, groupId: number, today: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('work_group')
    .leftJoin('group_manager', 'group_manager.group_id', 'work_group.id')
    .leftJoin('member_work', (join) =>
      join.onRef('member_work.member_id', '=', 'group_manager.member_id').on('member_work.until_day', '>=', today),
    )
    .select(['work_group.id', 'work_group.groupno', 'member_work.group_id as worksIn'])
    .execute();
  const groups = new Map<number, DecidedGroup & { managersIn: number[] }>();
  for (const { id, worksIn } of rows) {
    const group = groups.get(id) ?? { id, managersIn: [] };
    if (worksIn !== null) group.managersIn.push(worksIn);
    groups.set(id, group);
  }
  const by = circlesAmong([...groups.values()])(groupId);
  return rows.find((it) => it.id === by)?.groupno;
}
