import { setImmediate as breathe } from 'node:timers/promises';
import type { Read } from '../../../database/engine.ts';
import type { Days } from './member-rows-view.ts';
import type { Sight } from './subjects-view.ts';

export interface NamedMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

/** So many members, after some or after a code; of all of them, or of those who are not suspended, who can sign in, or of some. */
interface PartOfMembers {
  readonly take: number;
  readonly active?: boolean;
  readonly registered?: boolean;
  readonly only?: readonly number[] | undefined;
  readonly skip?: number;
  readonly after?: string | undefined;
}

/** Members by code who were in one of the groups on one of the days, and worked here on one of them. */
export function membersIn(
  db: Read,
  groups: Sight,
  { from, to }: Days,
  { skip = 0, take, after, active = false, registered = false, only }: PartOfMembers,
): Promise<NamedMember[]> {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.membercode', 'member.membername'])
    .where('member.guest', '=', 0)
    .where((eb) => eb.or([eb('member.joined_on', 'is', null), eb('member.joined_on', '<=', to)]))
    .where((eb) => eb.or([eb('member.left_on', 'is', null), eb('member.left_on', '>=', from)]))
    .$if(groups !== 'all', (query) =>
      query.where('member.id', 'in', (eb) =>
        eb
          .selectFrom('member_work')
          .select('member_work.member_id')
          .where('member_work.group_id', 'in', [...(groups as ReadonlySet<number>)])
          .where('member_work.from_day', '<=', to)
          .where('member_work.until_day', '>=', from),
      ),
    )
    .$if(active, (query) => query.where('member.status', '=', 'active'))
    .$if(registered, (query) => query.where('member.password_hash', 'is not', null))
    .$if(only !== undefined, (query) => query.where('member.id', 'in', [...(only ?? [])]))
    .$if(after !== undefined, (query) => query.where('member.membercode', '>', after ?? ''))
    .orderBy('member.membercode')
    .offset(skip)
    .limit(take)
    .execute();
}

/** Members read at once: enough for few statements, few enough for others to be answered in between. */
const STEP = 25;

/** The same in steps, from behind a code on, so that never all of them are in memory. */
export async function* membersInSteps(
  db: Read,
  groups: Sight,
  days: Days,
  begin?: string,
): AsyncGenerator<NamedMember[]> {
  let after = begin;
  for (;;) {
    const members = await membersIn(db, groups, days, { take: STEP, after });
    if (members.length > 0) yield members;
    if (members.length < STEP) return;
    after = members.at(-1)?.membercode;
    // An engine in this process answers at once, and nobody else would have a turn.
    await breathe();
  }
}
