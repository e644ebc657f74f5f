import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { JoinBuilder } from 'kysely';
import type { Tables } from '../../database/engine.ts';

/** Joins to each member of a query the work pattern that holds for them on a day: one at most. */
export const workHeldOn = (day: Day) => (join: JoinBuilder<Tables, 'member' | 'member_work'>) =>
  join
    .onRef('member_work.member_id', '=', 'member.id')
    .on('member_work.from_day', '<=', day)
    .on('member_work.until_day', '>=', day);

type WithWork = Tables & { readonly work: Tables['member_work'] };

/** Joins as `work` to each leave of a query, or to what came back early of one, what held for its member on its first day. */
export const workHeldAtFirst =
  (of: 'leave' | 'leave_return') => (join: JoinBuilder<WithWork, 'leave' | 'leave_return' | 'work'>) =>
    join
      .onRef('work.member_id', '=', `${of}.member_id`)
      .onRef('work.from_day', '<=', `${of}.from_date`)
      .onRef('work.until_day', '>=', `${of}.from_date`);
