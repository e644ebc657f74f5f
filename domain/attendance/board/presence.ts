import { type Day, dayOf, writeInstant } from '../../calendar/company-time.ts';
import { madeOnce } from '../../made-once.ts';
import { checkInDays, mayStillCheckOut } from '../shift-window.ts';
import { isToWork } from '../summary/absence.ts';
import type { Attended, CompanyFacts, MemberFacts } from '../summary/day-facts.ts';
import type { DayRecord, DayStatus } from '../summary/day-record.ts';
import { hoursToWork } from '../summary/derive-day.ts';
import { deriveDays, patternOn, type SpanOfDays } from '../summary/derive-days.ts';
import { besideOff, comesBeside } from '../summary/hours-off.ts';
import { lateBy } from '../summary/worked-time.ts';
import type { PresenceState } from './presence-states.ts';

/** When who has not come is to begin, and whether they are late by now; null for who came, and who need not come. */
interface Due {
  readonly due: string | null;
  readonly late: boolean;
}

/** Where somebody is now, and since when they are in or out; null for who has not come yet. */
export interface Presence extends Due {
  readonly state: PresenceState;
  readonly since: string | null;
}

/**
 * What a member's day says about now (wire 6): of the day that a check-in or check-out now would count for. `span` is
 * from yesterday to tomorrow. Undefined for who does not work here then.
 */
export function presenceNow(span: SpanOfDays, company: CompanyFacts, member: MemberFacts): Presence | undefined {
  const open = member.attended.find((it) => it.endedAt === null && lasts(it, company, member));
  const days = new Map(deriveDays(span, company, member).map((it) => [it.date, it]));
  const record = days.get(open?.day ?? dayNow(days, span, company, member));
  const state = record && stateOf(record, open);
  if (!record || !state) return undefined;
  if (state === 'in') return { state, since: open?.startedAt ?? null, ...NOT_DUE };
  return { state, since: state === 'out' ? record.checkout : null, ...dueOn(record, span, company, member) };
}

const NOT_DUE: Due = { due: null, late: false };

/** Of a day that is to be worked, or half of it, for as long as that lasts, beside hours off. */
function dueOn(record: DayRecord, { hoursOf }: SpanOfDays, { now, zone }: CompanyFacts, member: MemberFacts): Due {
  const { date, status } = record;
  const { shift, counted } = patternOn(member.patterns, date);
  const waits = counted && (status === 'upcoming' || status === 'leave') && isToWork(record);
  if (!waits || member.excused.has(date)) return NOT_DUE;
  const leave = member.claims.filter((it) => it.day === date && it.kind === 'leave' && it.approved);
  const hours = hoursToWork(hoursOf(date, shift), leave);
  const [off, of] = [member.off.get(date), { day: date, shift, zone }];
  const { starts, ends } = besideOff(hours, off, of);
  if (now.epochMilliseconds >= ends) return NOT_DUE;
  const comes = comesBeside(now.epochMilliseconds, hours, off, of);
  const due = writeInstant(Temporal.Instant.fromEpochMilliseconds(starts));
  return { due, late: lateBy(comes, hours.starts, shift) > 0 };
}

/**
 * What of a moment is the same for all members, or for all who work alike around it: the zone's rules are asked for it once,
 * and not ten thousand times.
 */
const momentOf = madeOnce(({ now, zone }: CompanyFacts) => ({
  today: dayOf(now, zone),
  checkIns: new Map<string, ReturnType<typeof checkInDays>>(),
}));

/** The day that a check-in now would count for. */
function dayNow(days: ReadonlyMap<Day, DayRecord>, span: SpanOfDays, company: CompanyFacts, member: MemberFacts): Day {
  const shiftOn = (day: Day) => patternOn(member.patterns, day).shift;
  let shifts = '';
  for (const { date } of span.days) shifts += shiftOn(date).starts + shiftOn(date).ends;
  const { checkIns } = momentOf(company);
  const { day, early } = checkIns.get(shifts) ?? checkInDays(company.now, shiftOn, company.zone);
  checkIns.set(shifts, { day, early });
  const next = early && days.get(early);
  return next && isToWork(next) ? next.date : day;
}

/** Whether a check-out now would still end it. */
function lasts({ day, startedAt }: Attended, company: CompanyFacts, { patterns }: MemberFacts): boolean {
  const { now, zone } = company;
  const open = { attendancedate: day, startedAt: Temporal.Instant.from(startedAt) };
  return mayStillCheckOut(open, patternOn(patterns, day).shift, zone, { instant: now, day: momentOf(company).today });
}

const STATES: Readonly<Record<Exclude<DayStatus, 'present'>, PresenceState>> = {
  absent: 'absent',
  leave: 'leave',
  trip: 'trip',
  holiday: 'holiday',
  offday: 'off',
  upcoming: 'out',
};

function stateOf({ status }: DayRecord, open: Attended | undefined): PresenceState | null {
  if (status === null) return null;
  if (status === 'present') return open ? 'in' : 'out';
  return STATES[status];
}
