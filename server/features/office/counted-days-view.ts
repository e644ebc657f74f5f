import { openBetween, type PeriodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Read, Tables } from '../../database/engine.ts';
import { allClosed } from '../../records/attendance/period-close.ts';
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

/**
 * The first and the last day in no closed pay period, of some that may have no end, on which somebody has worked, and how many
 * have. Each member's first and last are looked for by their index, so that years of attendance are not read.
 */
export async function openWork(db: Read, days: { readonly from: Day | null; readonly before?: Day | null }) {
  const to = days.before ? addDays(days.before, -1) : FOREVER;
  const stretches = openBetween(await allClosed(db), { from: days.from ?? BEGINNING, to });
  const worked = db
    .selectFrom('member')
    .select((eb) => [
      firstOf(stretches.map((it) => workedIn(eb, it).orderBy('attendance_date').limit(1))).as('first'),
      firstOf(stretches.toReversed().map((it) => workedIn(eb, it).orderBy('attendance_date', 'desc').limit(1))).as(
        'last',
      ),
    ]);
  const { from, ...rest } = await db
    .selectFrom(worked.as('worked'))
    .select(({ fn }) => [fn.min('first').as('from'), fn.max('last').as('to'), fn.count('first').as('members')])
    .executeTakeFirstOrThrow();
  return from === null || rest.to === null ? undefined : { from, to: rest.to, members: Number(rest.members) };
}

/** The days of a stretch on which a member has worked. */
const workedIn = (eb: ExpressionBuilder<Tables, 'member'>, { from, to }: PeriodDays) =>
  eb
    .selectFrom('attendance')
    .select('attendance_date')
    .whereRef('attendance.member_id', '=', 'member.id')
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .where('ending', 'is distinct from', 'forgotten');

/** The first of some that there is; it takes two at the least. */
const firstOf = (some: readonly Expression<unknown>[]) =>
  sql<Day | null>`coalesce(${sql.join([...some, sql`null`, sql`null`])})`;

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
