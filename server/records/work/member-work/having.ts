import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../database/engine.ts';
import { staysUntil } from '../../members/employment.ts';

type OfMembers = ExpressionBuilder<Tables, 'member'>;

/** Work of a member of a query that holds on a day or is set for later. */
const workFrom = (eb: OfMembers, today: Day) =>
  eb
    .selectFrom('member_work as had')
    .select('had.id')
    .whereRef('had.member_id', '=', 'member.id')
    .where('had.until_day', '>=', today);

/** Whether a site is named for a member who stays, today or from a day that is set: for whom it is, it is not retired. */
export const worksAtSite = (eb: OfMembers, siteId: number, today: Day) =>
  eb.and([
    staysUntil(eb, today),
    eb.exists(
      workFrom(eb, today)
        .innerJoin('member_work_site as at_site', 'at_site.work_id', 'had.id')
        .where('at_site.site_id', '=', siteId),
    ),
  ]);

/** Whether a member who stays has a shift, today or from a day that is set. */
export const worksByShift = (eb: OfMembers, shiftId: number, today: Day) =>
  eb.and([staysUntil(eb, today), eb.exists(workFrom(eb, today).where('had.shift_id', '=', shiftId))]);
