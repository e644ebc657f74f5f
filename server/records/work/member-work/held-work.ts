import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { JoinBuilder } from 'kysely';
import type { Tables } from '../../../database/engine.ts';

/** Joins to each member of a query the work pattern that holds for them on a day: one at most. */
export const workHeldOn = (day: Day) => (join: JoinBuilder<Tables, 'member' | 'member_work'>) =>
  join
    .onRef('member_work.member_id', '=', 'member.id')
    .on('member_work.from_day', '<=', day)
    .on('member_work.until_day', '>=', day);

type WithWork = Tables & { readonly work: Tables['member_work'] };

/** Of which day each is. */
const dayOf = {
  leave: 'leave.from_date',
  leave_return: 'leave_return.from_date',
  correction: 'correction.day',
} as const;

type Dated = keyof typeof dayOf;

/**
 * Joins as `work` what held for its member to each leave of a query, or to what came back early of one, on its first day, or
 * to each correction on its day.
 */
export const workHeldThen = (of: Dated) => (join: JoinBuilder<WithWork, Dated | 'work'>) =>
  join
    .onRef('work.member_id', '=', `${of}.member_id`)
    .onRef('work.from_day', '<=', dayOf[of])
    .onRef('work.until_day', '>=', dayOf[of]);
