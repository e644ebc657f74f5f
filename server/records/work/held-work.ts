import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { JoinBuilder } from 'kysely';
import type { Tables } from '../../database/engine.ts';

/** Joins to each member of a query the work pattern that holds for them on a day: one at most. */
export const workOn = (day: Day) => (join: JoinBuilder<Tables, 'member' | 'member_work'>) =>
  join
    .onRef('member_work.member_id', '=', 'member.id')
    .on('member_work.from_day', '<=', day)
    .on('member_work.until_day', '>=', day);
