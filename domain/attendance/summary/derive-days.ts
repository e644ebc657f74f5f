import type { Day } from '../../calendar/company-time.ts';
import { eachDay } from '../../calendar/each-day.ts';
import { grouped } from '../../grouped.ts';
import { isEmployedOn } from '../../members/employment.ts';
import { kindOf } from '../../work/day-kind.ts';
import { type PlaceInWeeks, placeInWeeks, restsIn } from '../../work/rest-days.ts';
import type { CompanyFacts, MemberFacts, WorkPattern } from './day-facts.ts';
import type { DayRecord } from './day-record.ts';
import { type DayFacts, dayWithout, deriveDay } from './derive-day.ts';
import { type DarkOf, type Night, nightHours, nightOn } from './night.ts';
import { needsApproval } from './overtime-approval.ts';
import { type HoursOf, shiftHours } from './shift-hours.ts';

/** When shifts and nights are in a zone. */
export interface ZoneHours {
  readonly hoursOf: HoursOf;
  readonly darkOf: (night: Night) => DarkOf;
}

export const zoneHours = (zone: string): ZoneHours => ({ hoursOf: shiftHours(zone), darkOf: nightHours(zone) });

/** The days of a span with their places among the weeks, made once for all members of a company. */
export interface SpanOfDays extends ZoneHours {
  readonly days: readonly { readonly date: Day; readonly place: PlaceInWeeks }[];
}

export function spanOfDays(from: Day, to: Day, zone: string, hours: ZoneHours = zoneHours(zone)): SpanOfDays {
  const days = eachDay(from, to).map((date) => ({ date, place: placeInWeeks(date) }));
  return { days, ...hours };
}

/** Every day of a span as it was, or will be, for a member. What holds for one day depends on no other day. */
export function deriveDays(
  { days, hoursOf, darkOf }: SpanOfDays,
  company: CompanyFacts,
  member: MemberFacts,
): DayRecord[] {
  const attended = grouped(member.attended, (it) => it.day);
  const claims = grouped(member.claims, (it) => it.day);
  return days.map(({ date, place }) => {
    const pattern = patternOn(member.patterns, date);
    const { shift, counted } = pattern;
    const holiday = company.holidays.get(date);
    const kind = kindOf(holiday !== undefined, restsIn(pattern, place), member.overrides.get(date));
    const [inLieu, approved] = [member.inLieu.get(date), member.approved.get(date) ?? 0];
    const off = member.off.get(date) ?? NONE;
    if (!isEmployedOn(member.employment, date)) {
      const why = isEmployedOn(member.hired, date) ? 'not_counted' : 'not_employed';
      return dayWithout(date, kind, { why, inLieu, approved, off });
    }
    const night = nightOn(company.nights, date);
    const day: DayFacts = {
      date,
      kind,
      shift,
      counted,
      holiday,
      hours: hoursOf(date, shift),
      dark: night ? darkOf(night) : undefined,
      attended: attended.get(date) ?? NONE,
      claims: claims.get(date) ?? NONE,
      excuse: member.excused.get(date),
      inLieu,
      approved,
      needsApproval: needsApproval(company.approval, date),
      off,
      isOutside: member.outside.has(date),
      isCorrected: member.corrected.has(date),
    };
    return deriveDay(day, company);
  });
}

const NONE: readonly never[] = [];

export function patternOn<Pattern extends WorkPattern>(patterns: readonly Pattern[], day: Day): Pattern {
  const found = patterns.findLast((it) => it.from <= day) ?? patterns[0];
  if (!found) throw new Error('A member has no work pattern.');
  return found;
}
