import type { Day } from '@muster/domain/calendar/company-time.ts';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';

const notCounted = compiledOnce((db, it: { readonly memberId: number; readonly day: Day }) =>
  db
    .selectFrom('member_work')
    .select('id')
    .where('member_id', '=', it.memberId)
    .where('from_day', '<=', it.day)
    .where('until_day', '>=', it.day)
    .where('attendance_counted', '=', 0),
);

/** Whether a member is to check in on a day, by how they work on it. */
export const isCountedOn = async (db: Read, memberId: number, day: Day): Promise<boolean> =>
  (await notCounted(db, { memberId, day })).length === 0;
