import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { TripState } from '@muster/domain/trips/trip-days.ts';
import { MAX_TRIP_DAYS } from '@muster/domain/trips/trip-rules.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Database, isLike } from '../../database/engine.ts';
import { findGroup } from '../../records/deciding/group.ts';
import { memberPatterns } from '../../records/members/member-search.ts';
import type { Tables } from '../../records/tables.ts';
import { type StoredTrip, selectTrip, withCrews } from './trip-view.ts';

export interface TripSearch {
  readonly today: Day;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A trip that touches the span begins at most this early, for the index. */
  readonly earliest?: string | undefined;
  readonly search?: string | undefined;
  readonly typeId?: number | undefined;
  readonly groupno?: string | undefined;
  readonly place?: string | undefined;
  /** Only trips that stand so today. */
  readonly standing?: TripState | undefined;
  /** Only trips of this member: entered by them or with them in the crew. */
  readonly memberId?: number | undefined;
  /** Only trips with the member of this code in the crew. */
  readonly crewCode?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Trips: what is now or next first, then what is over, newest departure first. The page is chosen among bare trips, by an
 * index in their order where there is one, and only what is on it is put together with all that it names.
 */
export async function searchTrips(database: Database, it: TripSearch): Promise<StoredTrip[]> {
  const { query: db } = database;
  let page = db.selectFrom('trip').select(['trip.id', 'trip.departure', 'trip.arrival']);
  if (it.from !== undefined) page = page.where('trip.arrival', '>=', it.from);
  if (it.earliest !== undefined) page = page.where('trip.departure', '>=', it.earliest);
  if (it.to !== undefined) page = page.where('trip.departure', '<=', it.to);
  if (it.typeId !== undefined) page = page.where('trip.trip_type_id', '=', it.typeId);
  if (it.place !== undefined) page = page.where('trip.place', '=', it.place);
  if (it.standing !== undefined) page = page.where(standsSo(it.standing, it.today));
  const { groupno, memberId, crewCode, search } = it;
  if (groupno !== undefined) {
    const group = await findGroup(db, groupno);
    if (!group) return [];
    page = page.where('trip.group_id', '=', group.id);
  }
  if (memberId !== undefined) page = page.where((eb) => eb('trip.id', 'in', ownTrips(eb, memberId)));
  if (crewCode !== undefined) page = page.where((eb) => eb('trip.id', 'in', tripsWith(eb, crewCode)));
  if (search) page = page.where(await wordsHold(database, search));
  const most = it.offset + it.limit;
  const next = page
    .where('trip.arrival', '>=', it.today)
    // One that is not over has begun at most this early, for the index.
    .where('trip.departure', '>=', addDays(it.today, -MAX_TRIP_DAYS))
    .orderBy('trip.departure')
    .orderBy('trip.id')
    .limit(most);
  const over = page
    .where('trip.arrival', '<', it.today)
    .where('trip.departure', '<', it.today)
    .orderBy('trip.departure', 'desc')
    .orderBy('trip.id', 'desc')
    .limit(most);
  const ahead = db.selectFrom(next.as('next')).selectAll();
  // From today on nothing is over, and those that began before would be looked through for it.
  const mayBeOver = it.from === undefined || it.from < it.today;
  const both = mayBeOver ? ahead.unionAll(db.selectFrom(over.as('over')).selectAll()) : ahead;
  const order = nextFirst(it.today);
  const chosen = db.selectFrom(both.as('trip')).select('trip.id').orderBy(order).limit(it.limit).offset(it.offset);
  const rows = await selectTrip(db).where('trip.id', 'in', chosen).orderBy(order).execute();
  return withCrews(db, rows);
}

/** What is not over in the order in which it begins, then what is over, the last first. */
const nextFirst = (today: Day) => sql`
  trip.arrival < ${today},
  case when trip.arrival >= ${today} then trip.departure end,
  case when trip.arrival >= ${today} then trip.id end,
  trip.departure desc, trip.id desc`;

type Trips = ExpressionBuilder<Tables, 'trip'>;

/** `tripState` (domain/trips/trip-days.ts), asked of the rows. */
function standsSo(state: TripState, today: Day) {
  return (eb: Trips) => {
    if (state === 'cancelled') return eb('trip.cancelled_at', 'is not', null);
    const days = {
      planned: [eb('trip.departure', '>', today)],
      underway: [
        eb('trip.departure', '<=', today),
        eb('trip.departure', '>=', addDays(today, -MAX_TRIP_DAYS)),
        eb('trip.arrival', '>=', today),
      ],
      done: [eb('trip.arrival', '<', today)],
      requested: [],
      rejected: [],
    }[state];
    const approval = state === 'requested' || state === 'rejected' ? state : 'approved';
    return eb.and([eb('trip.cancelled_at', 'is', null), eb('trip.approval', '=', approval), ...days]);
  };
}

const ownTrips = (eb: Trips, memberId: number) =>
  eb
    .selectFrom('trip as entered')
    .select('entered.id')
    .where('entered.entered_by', '=', memberId)
    .union(eb.selectFrom('trip_member').select('trip_member.trip_id as id').where('member_id', '=', memberId));

const tripsWith = (eb: Trips, membercode: string) =>
  eb
    .selectFrom('trip_member')
    .innerJoin('member', 'member.id', 'trip_member.member_id')
    .select('trip_member.trip_id as id')
    .where('member.membercode', '=', membercode);

/** Up to so many members of a name all their trips are looked up; with more of them each trip is asked for its crew. */
const FEW = 20;

/** Trips in which some words are found: in the number, the place, the remark, or the names of the crew. */
async function wordsHold({ engine, query: db }: Database, words: string) {
  // In a query of its own, or PostgreSQL would conclude from its letters that hardly any trip is like it, and read all.
  const patternOf = (it: string) => sql`(select cast(${it} as text))`;
  const { code, pattern } = memberPatterns(words);
  const like = (column: string): Expression<SqlBool> => isLike(engine, sql.ref(column), patternOf(pattern));
  const codeLike = (column: string): Expression<SqlBool> => isLike(engine, sql.ref(column), patternOf(code));
  const named = () =>
    db
      .selectFrom('member')
      .select('member.id')
      .where((eb) => eb.or([like('member.membername'), codeLike('member.membercode')]));
  const found = await named()
    .limit(FEW + 1)
    .execute();
  return (eb: Trips) => {
    const said = [codeLike('trip.number'), like('trip.place'), like('trip.remark')];
    if (found.length === 0) return eb.or(said);
    const rows = eb.selectFrom('trip_member').select('trip_member.trip_id');
    if (found.length > FEW) {
      const going = rows.whereRef('trip_member.trip_id', '=', 'trip.id').where('trip_member.member_id', 'in', named());
      // Not "exists", for which PostgreSQL would first put together everybody's trips.
      return eb.or([...said, eb(going.limit(1), 'is not', null)]);
    }
    const theirs = rows.where(
      'trip_member.member_id',
      'in',
      found.map((it) => it.id),
    );
    return eb.or([...said, eb('trip.id', 'in', theirs)]);
  };
}
