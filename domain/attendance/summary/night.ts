import type { Day, TimeOfDay } from '../../calendar/company-time.ts';
import type { PeriodDays } from '../periods/pay-period.ts';
import type { Stretch } from './stretch.ts';

/** What counts as the night, by the clock on the wall: from a time until another, over midnight where that is not later. */
export interface Night {
  readonly from: TimeOfDay;
  readonly till: TimeOfDay;
}

/** What counts as the night on which days; null where nothing does. */
export interface Nights {
  readonly usual: Night | null;
  /** The closed pay periods that were closed with another one. */
  readonly kept: readonly (PeriodDays & { readonly night: Night | null })[];
}

export const NO_NIGHTS: Nights = { usual: null, kept: [] };

/** What counts as the night on a day: what the company says, or said when the pay period of the day was closed. */
export function nightOn({ usual, kept }: Nights, day: Day): Night | null {
  const closed = kept.find((it) => it.from <= day && day <= it.to);
  return closed ? closed.night : usual;
}

/** Whether there is a night on any day. */
export const hasNights = ({ usual, kept }: Nights): boolean => usual !== null || kept.some((it) => it.night !== null);

const DAY = 24 * 60 * 60_000;

/** The stretches of the night in each day of UTC, which is told by its number since 1970: where a night begins there makes no difference. */
export type DarkOf = (utcDay: number) => readonly Stretch[];

/** So many days are kept of a night, and so many nights of a zone: a company has one, and what its closed periods keep. */
const KEPT = 4000;
const NIGHTS = 50;

/** Tells the nights of a zone, each day asked of the zone's rules once. */
export function nightHours(zone: string): (night: Night) => DarkOf {
  const nights = new Map<string, DarkOf>();
  return (night) => {
    const key = night.from + night.till;
    const known = nights.get(key);
    if (known) return known;
    if (nights.size >= NIGHTS) nights.clear();
    const dark = darkOf(night, zone);
    nights.set(key, dark);
    return dark;
  };
}

function darkOf(night: Night, zone: string): DarkOf {
  const days = new Map<number, readonly Stretch[]>();
  return (utcDay) => {
    const before = days.get(utcDay);
    if (before) return before;
    if (days.size >= KEPT) days.clear();
    const dark = darkIn(utcDay * DAY, night, zone);
    days.set(utcDay, dark);
    return dark;
  };
}

/** Of the day of UTC that begins at an instant: between two changes of the clocks they go as time does. */
function darkIn(begins: number, { from, till }: Night, zone: string): Stretch[] {
  const [starts, ends] = [sinceMidnight(from), sinceMidnight(till)];
  const length = ends > starts ? ends - starts : ends - starts + DAY;
  const dark: Stretch[] = [];
  for (let at = begins; at < begins + DAY; ) {
    const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const change = here.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    const until = Math.min(change, begins + DAY);
    const midnight = at - sinceMidnight(here.toPlainTime().toString()) - here.millisecond;
    for (const evening of [midnight - DAY, midnight, midnight + DAY]) {
      const it = { from: Math.max(at, evening + starts), to: Math.min(until, evening + starts + length) };
      if (it.to > it.from) dark.push(it);
    }
    at = until;
  }
  return dark;
}

const sinceMidnight = (time: string): number =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000 + Number(time.slice(6, 8)) * 1000;

/** How many whole minutes of what was worked lie in the night. @param worked stretches of which none has a moment of another */
export function nightMinutes(worked: readonly Stretch[], dark: DarkOf): number {
  let length = 0;
  for (const { from, to } of worked) {
    for (let day = Math.floor(from / DAY); day * DAY < to; day++) {
      for (const it of dark(day)) length += Math.max(0, Math.min(to, it.to) - Math.max(from, it.from));
    }
  }
  return Math.floor(length / 60_000);
}
