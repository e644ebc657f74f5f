import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Place } from '@muster/domain/wire/page.ts';
import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Database, EngineName, Read, Tables } from '../../../database/engine.ts';
import { membersManagedBy } from '../../../records/deciding/deciders.ts';
import { selectAllLeave } from '../../../records/leave/leave.ts';
import { isMemberLike, memberPatterns } from '../../../records/members/member-search.ts';
import { workHeldThen } from '../../../records/work/member-work/held-work.ts';

/** Who looks at what was decided: who decided, or in whose place it was decided, on the day on which they look. */
export interface OfDecider {
  readonly decider: number;
  readonly today: Day;
}

export interface Asked {
  readonly by: OfDecider | 'anybody';
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
  /** Where the page before ended. */
  readonly after?: Place | undefined;
}

/** Leave, removed or not, that was decided by who asks and is of whom they look for, with its member and the group of its first day. */
export const leaveAsked = ({ query: db, engine }: Database, { by, groupno, search }: Asked) =>
  selectAllLeave(db)
    .innerJoin('member as owner', 'owner.id', 'leave.member_id')
    .leftJoin('member_work as work', workHeldThen('leave'))
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .select(['owner.membercode', 'owner.membername', 'work_group.groupno'])
    .where(decidedBy(db, 'leave', by))
    .where(isLookedFor(engine, { groupno, search }));

/**
 * Whether leave, or a return from it, was decided by somebody or in their place, or agreed to before the office decided, and its member is one for whom they decide
 * on the day: who decides for them no more reads no more what became of it.
 */
export function decidedBy(db: Read, of: 'leave' | 'leave_return', by: Asked['by']) {
  const eb = expressionBuilder<Tables, 'leave' | 'leave_return'>();
  if (by === 'anybody') return eb.and([]);
  const { decider, today } = by;
  return eb.and([
    eb.or([
      eb(`${of}.decided_by`, '=', decider),
      eb(`${of}.decided_for`, '=', decider),
      ...(of === 'leave' ? [eb('leave.agreed_by', '=', decider), eb('leave.agreed_for', '=', decider)] : []),
    ]),
    eb(`${of}.member_id`, 'in', membersManagedBy(db, decider, today)),
  ]);
}

/** Whether the member is one who is looked for, by the group of the first day or by what they are called. */
export function isLookedFor(engine: EngineName, { groupno, search }: Pick<Asked, 'groupno' | 'search'>) {
  const eb = expressionBuilder<Tables, 'work_group'>();
  const group = groupno === undefined ? [] : [eb('work_group.groupno', '=', groupno)];
  const named = search ? [isMemberLike(engine, 'owner.membercode', ['owner.membername'], memberPatterns(search))] : [];
  return eb.and([...group, ...named]);
}

/** Whether leave comes after a place, in the order of a moment, the latest first. */
export const afterPlace =
  (moment: 'leave.decided_at' | 'leave.cancelled_at', { at, id }: Place) =>
  (eb: ExpressionBuilder<Tables, 'leave'>) =>
    eb.or([eb(moment, '<', at), eb.and([eb(moment, '=', at), eb('leave.id', '<', id)])]);
