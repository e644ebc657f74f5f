import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../database/engine.ts';
import { employedBetween } from '../../records/members/employment.ts';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Who works here on one of some days: how many, and the first of them by code. */
export async function workingOn(db: Read, days: Days, named: number) {
  const working = db.selectFrom('member').where((eb) => employedBetween(eb, days));
  const [{ count }, first] = await Promise.all([
    working.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    working.select(['membercode', 'membername']).orderBy('membercode').limit(named).execute(),
  ]);
  return { count: Number(count), first };
}

/** The first and the last day in no closed pay period, of some that may have no end, on which somebody has worked, and how many have. */
export async function openWork(db: Read, days: { readonly from: Day | null; readonly before?: Day | null }) {
  const { from: since, before = null } = days;
  const { from, to, members } = await db
    .selectFrom('attendance')
    .select(({ fn }) => [fn.min('attendance_date').as('from'), fn.max('attendance_date').as('to')])
    .select(({ fn }) => fn.count('member_id').distinct().as('members'))
    .where('ending', 'is distinct from', 'forgotten')
    .$if(since !== null, (later) => later.where('attendance_date', '>=', since))
    .$if(before !== null, (earlier) => earlier.where('attendance_date', '<', before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('period_close')
            .select('period_close.id')
            .where('reopened_at', 'is', null)
            .whereRef('first_day', '<=', 'attendance_date')
            .whereRef('last_day', '>=', 'attendance_date'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return from === null ? undefined : { from, to, members: Number(members) };
}

/** How many days there are with check-ins, leave and trips, each counted for each member. */
export async function recordedDays(db: Read, { from, to }: Days) {
  const punched = db
    .selectFrom('punch')
    .select(['member_id', 'attendance_date'])
    .distinct()
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to);
  const claimed = db
    .selectFrom('member_day')
    .select(['member_id', 'day', 'claim'])
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', to);
  const [{ checkins }, { leave, trips }] = await Promise.all([
    db
      .selectFrom(punched.as('day'))
      .select((eb) => eb.fn.countAll<number>().as('checkins'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(claimed.as('claimed'))
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('claim', '=', 'leave').as('leave'),
        eb.fn.countAll<number>().filterWhere('claim', '=', 'trip').as('trips'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { checkins: Number(checkins), leave: Number(leave), trips: Number(trips) };
}
