import fc from 'fast-check';
import type { Day } from '../calendar/company-time.ts';

/** Zones that have caught people out: half hours, half-hour summer time, a skipped day, both sides of UTC. */
const zones = [
  'Asia/Yangon',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Europe/Dublin',
  'UTC',
] as const;

export const anyZone = fc.constantFrom(...zones);

const FIRST = Temporal.Instant.from('1990-01-01T00:00Z').epochMilliseconds;
const LAST = Temporal.Instant.from('2090-01-01T00:00Z').epochMilliseconds;

export const anyInstant = fc
  .integer({ min: FIRST, max: LAST })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));

export const anyDay: fc.Arbitrary<Day> = anyInstant.map((it) => it.toString().slice(0, 10));

/** HH:MM, on the quarter hour. */
export const anyTimeOfDay = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) =>
  Temporal.PlainTime.from('00:00')
    .add({ minutes: 15 * quarter })
    .toString({ smallestUnit: 'minute' }),
);
