import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { Place } from '@muster/domain/wire/page.ts';
import type { Database } from '../../../database/engine.ts';
import { cutByMoment } from '../../../database/page.ts';
import { type Asked, afterPlace, leaveAsked } from './decisions-view.ts';

/** A page of cancelled leave with its member and the group of its first day, what was cancelled last first. */
export async function leaveCancelled(database: Database, { after, ...asked }: Asked) {
  const rows = await leaveAsked(database, asked)
    .innerJoin('member as canceller', 'canceller.id', 'leave.cancelled_by')
    .select('canceller.membername as cancellerName')
    .where('leave.cancelled_at', 'is not', null)
    .$if(after !== undefined, (query) => query.where(afterPlace('leave.cancelled_at', after as Place)))
    .orderBy('leave.cancelled_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  return cutByMoment(rows, (it) => it.cancelled_at, PENDING_PAGE);
}
