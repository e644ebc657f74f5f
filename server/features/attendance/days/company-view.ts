import { type InLieuRule, isGivable } from '@muster/domain/attendance/corrections/in-lieu.ts';
import { touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { CompanyFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import {
  type SpanOfDays,
  spanOfDays,
  type ZoneHours,
  zoneHours,
} from '@muster/domain/attendance/summary/derive-days.ts';
import type { Night, Nights } from '@muster/domain/attendance/summary/night.ts';
import type { OvertimeApproval } from '@muster/domain/attendance/summary/overtime-approval.ts';
import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import { madeOnce } from '@muster/domain/made-once.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../clock.ts';
import { rememberedOnce } from '../../../database/compiled-once.ts';
import { gathered, gatheredRows, type Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/members/of-members.ts';
import type { HolidayOn } from '../../../records/work/holiday.ts';
import { holidaysOfEach } from '../../../records/work/member-work/holidays.ts';

const companies = rememberedOnce((db) =>
  db
    .selectFrom('company')
    .leftJoin('leave_code', 'leave_code.leaveid', 'company.in_lieu_leaveid')
    .select(['zone', 'period_starts', 'counted_from', 'in_lieu_minutes', 'hours_off_minutes'])
    .select(['leaveid', 'description', 'paid', 'unlimited', 'retired_at'])
    .select((eb) => [
      ...(['company.night_from', 'company.night_till', 'company.overtime_from'] as const),
      eb
        .selectFrom('period_close as closed')
        .select(gathered(['first_day', 'last_day', 'closed.night_from', 'closed.night_till']).as('nights'))
        .where('reopened_at', 'is', null)
        .where((on) =>
          on.or([
            on('closed.night_from', 'is distinct from', on.ref('company.night_from')),
            on('closed.night_till', 'is distinct from', on.ref('company.night_till')),
          ]),
        )
        .as('other_nights'),
      // Of a period that was over before either day both say the same.
      eb
        .selectFrom('period_close as closed')
        .select(gathered(['first_day', 'last_day', 'closed.overtime_from']).as('approvals'))
        .where('reopened_at', 'is', null)
        .where('closed.overtime_from', 'is distinct from', eb.ref('company.overtime_from'))
        .where((on) =>
          on.or([
            on('closed.overtime_from', '<=', on.ref('last_day')),
            on('company.overtime_from', '<=', on.ref('last_day')),
          ]),
        )
        .as('other_approvals'),
    ]),
);

/** The company's own time, and on which day of a month its pay periods start. */
export interface CompanyTime {
  readonly zone: string;
  readonly now: Temporal.Instant;
  readonly today: Day;
  readonly periodStarts: number;
  /** The first day of which attendance is counted; null where all days are. */
  readonly countedFrom: Day | null;
  readonly nights: Nights;
  readonly approval: OvertimeApproval;
  /** What is given for work on days off, with the type's name; null where nothing is, or nothing of the type any more. */
  readonly inLieu: (InLieuRule & { readonly description: string }) | null;
  /** How many minutes of hours off a member may take in a budget year; 0 where the company gives none. */
  readonly hoursOff: number;
}

export async function companyTime(db: Read, clock: Clock): Promise<CompanyTime> {
  const [row] = await companies(db, {});
  if (!row) throw new Error('There is a member but no company.');
  const now = clock();
  const { zone, period_starts, counted_from } = row;
  const time = { zone, now, today: dayOf(now, zone), periodStarts: period_starts, countedFrom: counted_from };
  const nights = {
    usual: asNight(row.night_from, row.night_till),
    kept: row.other_nights ? nightsIn(row.other_nights) : [],
  };
  return { ...time, ...givingOf(row), nights };
}

/** What is given, as the settings are now: leave in return, overtime that must be approved, and hours off. */
export type Giving = Pick<CompanyTime, 'inLieu' | 'approval' | 'hoursOff'>;

export async function givingToday(db: Read): Promise<Giving> {
  const [row] = await companies(db, {});
  if (!row) throw new Error('There is a member but no company.');
  return givingOf(row);
}

type CompanyRow = Awaited<ReturnType<typeof companies>>[number];

const givingOf = (row: CompanyRow): Giving => ({
  inLieu: inLieuOf(row),
  hoursOff: row.hours_off_minutes,
  approval: { since: row.overtime_from, kept: row.other_approvals ? approvalsIn(row.other_approvals) : [] },
});

/** Of the company's leave type nothing is told any more where it was retired, lost its limit or is paid otherwise. */
function inLieuOf(it: CompanyRow): CompanyTime['inLieu'] {
  const { leaveid, description, paid, unlimited, retired_at, in_lieu_minutes: minutes } = it;
  if (leaveid === null || description === null || paid === null) return null;
  return isGivable({ paid, unlimited: unlimited === 1, retired: retired_at !== null })
    ? { leaveid, description, minutes }
    : null;
}

export const asNight = (from: string | null | undefined, till: string | null | undefined): Night | null =>
  from && till ? { from, till } : null;

const nightsIn = (text: string): Nights['kept'] =>
  gatheredRows(text).map(([from = '', to = '', nightFrom, nightTill]) => ({
    from,
    to,
    night: asNight(nightFrom, nightTill),
  }));

const approvalsIn = (text: string): OvertimeApproval['kept'] =>
  gatheredRows(text).map(([from = '', to = '', since = null]) => ({ from, to, since }));

/**
 * The company's side of what the days of some members are derived from, for each of them: the holidays are those that
 * hold for the member. Several on a day are named together.
 */
export async function companyFacts(
  db: Read,
  { zone, now, nights, approval }: Pick<CompanyTime, 'zone' | 'now' | 'nights' | 'approval'>,
  days: Days,
  ids: readonly number[],
): Promise<(memberId: number) => CompanyFacts> {
  const holidaysOf = await holidaysOfEach(db, ids, days.from, days.to);
  const nightsHere = { ...nights, kept: nights.kept.filter((it) => touchesPeriod([it], days)) };
  const approvalHere = { ...approval, kept: approval.kept.filter((it) => touchesPeriod([it], days)) };
  // Members whose holidays are the same list share what is made of it.
  const known = new Map<readonly HolidayOn[], CompanyFacts>();
  return (memberId) => {
    const own = holidaysOf(memberId);
    const facts = known.get(own) ?? {
      zone,
      now,
      nights: nightsHere,
      approval: approvalHere,
      holidays: namesByDay(own),
    };
    known.set(own, facts);
    return facts;
  };
}

/** The same as a text, but for the time: that makes a difference to days that may still change by it alone. */
export const companyText = madeOnce(({ now: _, holidays, ...rest }: CompanyFacts): string =>
  JSON.stringify([rest, [...holidays]]),
);

function namesByDay(list: readonly HolidayOn[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>();
  for (const { day, description } of list) {
    const before = names.get(day);
    names.set(day, before === undefined ? description : `${before}, ${description}`);
  }
  return names;
}

const hours = new Map<string, ZoneHours>();

/** Kept by zone while the process lives: the zone's rules are asked once for each day. */
function hoursIn(zone: string): ZoneHours {
  const known = hours.get(zone) ?? zoneHours(zone);
  hours.set(zone, known);
  return known;
}

const spans = new LRUCache<string, SpanOfDays>({ max: 100 });

/** The days of a span in a zone. Many ask for the same ones, which are kept as well. */
export function spanIn(zone: string, { from, to }: Days): SpanOfDays {
  const key = from + to + zone;
  const known = spans.get(key) ?? spanOfDays(from, to, zone, hoursIn(zone));
  spans.set(key, known);
  return known;
}
