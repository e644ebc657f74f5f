import { onlyDay } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Expression, type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Tables } from '../../database/engine.ts';
import { employedBetween } from '../members/employment.ts';

/** Whether a member works here on a day and may sign in. Nobody else decides for others, or reads of them. */
export const isHereOn = (who: Expression<number>, day: Day) => {
  const eb = expressionBuilder<Tables, never>();
  return eb.exists(
    eb
      .selectFrom('member')
      .select('member.id')
      .where('member.id', '=', who)
      .where('member.status', '=', 'active')
      .where((it) => employedBetween(it, onlyDay(day))),
  );
};

/** Whether who is named to manage a group does so on a day. */
export const managesOn = (eb: ExpressionBuilder<Tables, 'group_manager'>, day: Day) =>
  eb.and([
    eb('group_manager.from_day', '<=', day),
    eb('group_manager.until_day', '>=', day),
    isHereOn(eb.ref('group_manager.member_id'), day),
  ]);
