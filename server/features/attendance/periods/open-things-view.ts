import type { OpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../summary/member-rows-view.ts';

/** What of some days nobody has settled yet. The conditions are spelled as the indexes of what waits are. */
export async function openThings(db: Read, { from, to }: Days): Promise<OpenThings> {
  const [running, toReview, corrections, leave, trips] = await Promise.all([
    db
      .selectFrom('attendance')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('ended_at', 'is', null)
      .where('attendance_date', '>=', from)
      .where('attendance_date', '<=', to)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('review_item')
      .select((eb) => [
        eb.fn.count<number>('punch_id').filterWhere('reason', '=', 'forgotten').as('forgotten'),
        eb.fn.count<number>('punch_id').distinct().filterWhere('reason', '<>', 'forgotten').as('review'),
      ])
      .where(sql<SqlBool>`state = 'open'`)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('correction')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<SqlBool>`state = 'pending'`)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('leave')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<SqlBool>`(status = 'pending' or return_from is not null)`)
      .where('status', '<>', 'removed')
      .where('from_date', '<=', to)
      .where('to_date', '>=', from)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('trip')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('approval', '=', 'requested')
      .where('cancelled_at', 'is', null)
      .where('departure', '<=', to)
      .where('arrival', '>=', from)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    running: Number(running.count),
    forgotten: Number(toReview.forgotten),
    review: Number(toReview.review),
    corrections: Number(corrections.count),
    leave: Number(leave.count),
    trips: Number(trips.count),
  };
}
