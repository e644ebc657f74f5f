import type { LocationRule, UnlocatedMode } from '@muster/domain/attendance/location-verdict.ts';
import { attendanceDay, earlyOrBack, mayBeEarly, type Shift } from '@muster/domain/attendance/shift-window.ts';
import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { holdingOn } from '@muster/domain/work/work-pattern.ts';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { restsBetween } from '../../records/work/rests.ts';
import { timedSpan, timedWork } from '../../records/work/timed-work.ts';

/** What the rules need to know about a member to judge a punch of any day. */
export interface PunchFacts {
  readonly memberId: number;
  readonly zone: string;
  readonly unlocatedPunches: UnlocatedMode;
  readonly workOn: (day: Day) => PunchWork;
}

interface PunchWork {
  readonly workId: number;
  readonly shift: Shift;
  readonly locationRule: LocationRule;
}

interface OfMember {
  readonly memberId: number;
}

/** All that ever held for the member, a few rows: of which day a punch is comes out of these very facts. */
const factsQuery = (db: Read, { memberId }: OfMember) =>
  timedWork(db)
    .innerJoin('member', 'member.id', 'member_work.member_id')
    .innerJoin('company', (join) => join.onTrue())
    .select([
      'company.zone',
      'company.unlocated_punches as unlocatedPunches',
      'member_work.id as workId',
      'member_work.location_rule as locationRule',
    ])
    .where('member.id', '=', memberId);
const factsOf = compiledOnce(factsQuery);
const heldFactsOf = compiledOnce((db, member: OfMember) => factsQuery(db, member).forUpdate('member'));

/** Facts of a member; inside a transaction on PostgreSQL the member is held until it ends. */
export async function punchFacts(db: Read | Write, memberId: number): Promise<PunchFacts> {
  const rows = await ('engine' in db && db.engine === 'postgres'
    ? db.waitFor([`member:${memberId}`], () => heldFactsOf(db, { memberId }))
    : factsOf(db, { memberId }));
  const [first] = rows;
  if (!first) throw new Error('There is a session but no member.');
  const spans = rows.map((row) => ({
    ...timedSpan(row),
    workId: row.workId,
    locationRule: row.locationRule,
    shift: { starts: row.starts, ends: row.ends },
  }));
  return {
    memberId,
    zone: first.zone,
    unlocatedPunches: first.unlocatedPunches,
    workOn: (day) => {
      const work = holdingOn(spans, day);
      if (!work) throw new Error(`There is a member without work on ${day}.`);
      return work;
    },
  };
}

const attendedOn = compiledOnce((db, it: OfMember & { readonly day: Day; readonly until: string }) =>
  db
    .selectFrom('attendance')
    .select('id')
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '=', it.day)
    .where('started_at', '<', it.until)
    .limit(1),
);

/** The day that a check-in at a moment would count for: nothing is asked unless two shifts may be meant. */
export async function punchDay(db: Read, at: Temporal.Instant, { memberId, zone, workOn }: PunchFacts): Promise<Day> {
  const today = dayOf(at, zone);
  const before = addDays(today, -1);
  const shifts = { before: workOn(before).shift, today: workOn(today).shift };
  if (!mayBeEarly(at, shifts, zone)) return attendanceDay(at, shifts.before, zone);
  const [attended, rests] = await Promise.all([
    attendedOn(db, { memberId, day: before, until: writeInstant(at) }),
    restsBetween(db, memberId, today, today),
  ]);
  return earlyOrBack(today, shifts, { cameBefore: attended.length > 0, restsToday: rests(today) });
}
