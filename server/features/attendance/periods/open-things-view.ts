import type { OpenThings, ToDecide } from '@muster/domain/attendance/periods/periods-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { selectAffected } from '../../../records/leave/affected-leave.ts';
import type { Days } from '../../../records/members/of-members.ts';

/** What of some days nobody has settled yet, and how much of it is a member's own. */
export async function openThings(db: Read, days: Days, memberId: number): Promise<OpenThings> {
  const [running, all, own] = await Promise.all([
    countRunning(db, days),
    thingsToDecide(db, days),
    thingsToDecide(db, days, memberId),
  ]);
  return { running, ...all, own };
}

async function countRunning(db: Read, { from, to }: Days): Promise<number> {
  const { count } = await db
    .selectFrom('attendance')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What of some days waits for a decision: everybody's, or a member's own. The conditions are spelled as the indexes of what waits are. */
async function thingsToDecide(db: Read, { from, to }: Days, memberId?: number): Promise<ToDecide> {
  const whose = memberId === undefined ? [] : [memberId];
  const isOwn = whose.length > 0;
  const [toReview, corrections, leave, trips, affected, mileage] = await Promise.all([
    db
      .selectFrom('review_item')
      .select((eb) => [
        eb.fn.count<number>('punch_id').filterWhere('reason', '=', 'forgotten').as('forgotten'),
        eb.fn.count<number>('punch_id').distinct().filterWhere('reason', '<>', 'forgotten').as('review'),
      ])
      .where(sql<SqlBool>`state = 'open'`)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .$if(isOwn, (query) => query.where('member_id', 'in', whose))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('correction')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<SqlBool>`state = 'pending'`)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .$if(isOwn, (query) => query.where('member_id', 'in', whose))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('leave')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<SqlBool>`(status = 'pending' or return_from is not null)`)
      .where('status', '<>', 'removed')
      .where('from_date', '<=', to)
      .where('to_date', '>=', from)
      .$if(isOwn, (query) => query.where('member_id', 'in', whose))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('trip')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('approval', '=', sql.lit('requested'))
      .where('cancelled_at', 'is', null)
      .where('departure', '<=', to)
      .where('arrival', '>=', from)
      .$if(isOwn, (query) =>
        query.where('id', 'in', (eb) =>
          eb.selectFrom('trip_member').select('trip_member.trip_id').where('trip_member.member_id', 'in', whose),
        ),
      )
      .executeTakeFirstOrThrow(),
    selectAffected(db)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('leave.from_date', '<=', to)
      .where('leave.to_date', '>=', from)
      .$if(isOwn, (query) => query.where('leave.member_id', 'in', whose))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('mileage')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', sql.lit('waiting'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .$if(isOwn, (query) => query.where('member_id', 'in', whose))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    forgotten: Number(toReview.forgotten),
    review: Number(toReview.review),
    corrections: Number(corrections.count),
    leave: Number(leave.count),
    trips: Number(trips.count),
    affected: Number(affected.count),
    ...(Number(mileage.count) > 0 && { mileage: Number(mileage.count) }),
  };
}
