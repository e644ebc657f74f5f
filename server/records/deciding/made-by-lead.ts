import type { Day } from '@muster/domain/calendar/company-time.ts';
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

/** The days of a member among some of which somebody has made check-ins for them. */
export async function daysMadeFor(
  db: Read,
  {
    leadId,
    memberId,
    from,
    to,
  }: { readonly leadId: number; readonly memberId: number; readonly from: Day; readonly to: Day },
): Promise<ReadonlySet<Day>> {
  const rows = await db
    .selectFrom('punch')
    .select('attendance_date')
    .distinct()
    .where('member_id', '=', memberId)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .where('recorded_by', '=', leadId)
    .execute();
  return new Set(rows.map((it) => it.attendance_date));
}
