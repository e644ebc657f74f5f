import { expressionBuilder } from 'kysely';
import type { Read, Tables } from '../../database/engine.ts';

/** Whether somebody has made check-ins of the day of a correction for its member: a condition for queries of corrections. */
export const madeFor = (leadId: number) => {
  const eb = expressionBuilder<Tables, 'correction'>();
  const made = eb
    .selectFrom('punch')
    .select('punch.id')
    .whereRef('punch.member_id', '=', 'correction.member_id')
    .whereRef('punch.attendance_date', '=', 'correction.day')
    .where('punch.recorded_by', '=', leadId);
  return eb.exists(made);
};

/** Who has made check-ins of a day for a member. */
export async function leadsOfDay(db: Read, memberId: number, day: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('punch')
    .select('recorded_by')
    .distinct()
    .where('member_id', '=', memberId)
    .where('attendance_date', '=', day)
    .where('recorded_by', 'is not', null)
    .execute();
  return new Set(rows.flatMap((it) => it.recorded_by ?? []));
}
