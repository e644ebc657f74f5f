import type { Day } from '../calendar/company-time.ts';
import { type Problem, problem } from '../wire/problem.ts';

/** What distances are counted in; one for the whole company. */
export const mileageUnits = ['km', 'mi'] as const;
export type MileageUnit = (typeof mileageUnits)[number];

/** `returned` is with its member again, who changes it and so sends it anew. */
export const mileageStates = ['waiting', 'approved', 'returned'] as const;
export type MileageState = (typeof mileageStates)[number];

/** The longest distance of one entry, and the largest number that an odometer shows. */
export const MAX_DISTANCE = 9999;
export const MAX_ODOMETER = 9_999_999;
/** The highest rate, in thousandths of the currency. */
export const MAX_RATE = 100_000_000;
/** How many dated rates are kept. */
export const MAX_RATES = 50;
/** How many entries a member has for one trip. */
export const MAX_ENTRIES = 100;

/** What is paid from a day on, in thousandths of the currency for each kilometre or mile; 0 where nothing is paid. */
export interface MileageRate {
  readonly from: Day;
  readonly privaterate: number;
  readonly companyrate: number;
}

/** The rate that holds on a day; nothing before the first. `rates` are in any order. */
export const rateOn = (rates: readonly MileageRate[], day: Day): MileageRate | undefined =>
  rates.filter((it) => it.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];

/**
 * What an entry is paid, in hundredths of the currency: its distance times the rate in thousandths, rounded to the nearest
 * hundredth, half of one up. Each entry is rounded by itself, and a sum is one of rounded amounts. `amountOfEntry`
 * (server/records/trips/mileage-rate.ts) says the same in SQL.
 */
export const amountOf = (distance: number, rate: number): number => Math.floor((distance * rate + 5) / 10);

/** Hundredths or thousandths as a decimal: a rate has two places, and a third where it needs one. */
export const writeAmount = (hundredths: number): string => decimal(hundredths, 2);
export const writeRate = (thousandths: number): string =>
  thousandths % 10 === 0 ? decimal(thousandths / 10, 2) : decimal(thousandths, 3);

function decimal(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A rate as it is typed, in thousandths; undefined where it is none. */
export function readRate(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const rate = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  return rate <= MAX_RATE ? rate : undefined;
}

/** A trip's list says one way: there and back, and half as much again, is not yet worth a word. */
const FAR = 3;
const METRES_PER_MILE = 1609;

/** How far the trip's list of miles lets expect, one way, in the company's unit; undefined where it says no number. */
export function expectedOf(miles: string, unit: MileageUnit): number | undefined {
  const [digits] = /^\d{1,6}/.exec(miles.trim()) ?? [];
  if (digits === undefined || Number(digits) === 0) return undefined;
  return unit === 'mi' ? Number(digits) : Math.round((Number(digits) * METRES_PER_MILE) / 1000);
}

/** What there is to be said about an entry to who looks at it. Nothing of it is refused. */
export type MileageDoubt =
  /** The entries of the trip in that car are much more than its list of miles. */
  | { readonly kind: 'far'; readonly together: number; readonly expected: number }
  /** It does not begin where that car's last entry ended. */
  | { readonly kind: 'gap'; readonly start: number; readonly last: number }
  /** It ends behind where that car's next entry begins: both have what lies between. */
  | { readonly kind: 'overlap'; readonly end: number; readonly next: number }
  /** The trip is cancelled since, goes on other days, or without the member. */
  | { readonly kind: 'trip' }
  /** Its member does not work here on its day, as another last day was set since. */
  | { readonly kind: 'unemployed' };

export interface Doubtable {
  readonly unit: MileageUnit;
  /** What the trip's list says. */
  readonly miles: string;
  /** All entries of the trip in that car together. */
  readonly together: number;
  readonly start: number | null;
  readonly end: number | null;
  /** Where the entry of that car before this one ended. */
  readonly last: number | null;
  /** Where the entry of that car after this one begins. */
  readonly next: number | null;
  /** Whether its member works here on the day. */
  readonly employed: boolean;
  /** Whether the day is still one of the trip, and the member of its crew. */
  readonly ofTrip: boolean;
}

export function doubtsOf(it: Doubtable): MileageDoubt[] {
  const { together, start, end, last, next } = it;
  const expected = expectedOf(it.miles, it.unit);
  return [
    ...(it.employed ? [] : [{ kind: 'unemployed' } as const]),
    ...(it.ofTrip ? [] : [{ kind: 'trip' } as const]),
    ...(expected !== undefined && together > expected * FAR ? [{ kind: 'far', together, expected } as const] : []),
    ...(start !== null && last !== null && start !== last ? [{ kind: 'gap', start, last } as const] : []),
    ...(end !== null && next !== null && next < end ? [{ kind: 'overlap', end, next } as const] : []),
  ];
}

/** The days for which a trip that has begun may have entries: those up to today. */
export const drivenDays = (
  { departure, arrival }: { readonly departure: Day; readonly arrival: Day },
  today: Day,
): { readonly from: Day; readonly to: Day } => ({ from: departure, to: arrival < today ? arrival : today });

/** What is said of one entry: a company car with its two readings, or none and the distance of a private one. */
export interface Said {
  readonly carcode?: string | undefined;
  readonly odometerstart?: number | null | undefined;
  readonly odometerend?: number | null | undefined;
  readonly distance?: number | null | undefined;
}

/** How far it was: what is said of a private car, else what lies between the readings. */
export const distanceOf = ({ carcode, odometerstart, odometerend, distance }: Said): number =>
  carcode ? (odometerend ?? 0) - (odometerstart ?? 0) : (distance ?? 0);

/** What is missing of an entry or cannot be; whether it is likely is not asked here. */
export function saidProblem(said: Said): Problem | undefined {
  const missing = (said.carcode ? (['odometerstart', 'odometerend'] as const) : (['distance'] as const)).find(
    (it) => typeof said[it] !== 'number',
  );
  if (missing) return problem('MILEAGE_NOT_POSSIBLE', { field: missing, params: { reason: 'missing' } });
  const far = distanceOf(said);
  const field = said.carcode ? 'odometerend' : 'distance';
  if (far < 0) return problem('MILEAGE_NOT_POSSIBLE', { field, params: { reason: 'backwards' } });
  if (far > MAX_DISTANCE) {
    return problem('MILEAGE_NOT_POSSIBLE', { field, params: { reason: 'long', count: MAX_DISTANCE } });
  }
  return undefined;
}
