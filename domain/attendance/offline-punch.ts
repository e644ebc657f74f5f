import { type Problem, problem } from '../wire/problem.ts';

/**
 * What the office lets a check-in made without a connection be: `accept` takes the device's time, `review` takes it and
 * lists it to be looked at, `refuse` takes none.
 */
export const offlineModes = ['accept', 'review', 'refuse'] as const;
export type OfflineMode = (typeof offlineModes)[number];

/** How long a punch may wait for a connection. */
const OFFLINE_HOURS = 72;
/** By how many milliseconds, either way, a clock may be wrong that is still believed to run: a week. */
export const MAX_SKEW = 7 * 24 * 60 * 60 * 1000;
/** Clocks that were compared over a slow network are apart by as much. */
const AHEAD_MINUTES = 2;

/** When a device says that its button was pressed, and by how many milliseconds the server's clock was ahead of its own. */
export interface OfflineClaim {
  readonly device: Temporal.Instant;
  readonly skew: number;
}

/** The claimed moment by the server's clock, and never after its arrival. */
export function claimedInstant({ device, skew }: OfflineClaim, arrived: Temporal.Instant): Temporal.Instant {
  const at = device.add({ milliseconds: skew }).round('millisecond');
  return Temporal.Instant.compare(at, arrived) > 0 ? arrived : at;
}

/**
 * Why a punch that was made without a connection is not taken (behaviour 5; threats T28).
 * @returns OFFLINE_REFUSED where the office takes none, OFFLINE_IN_FUTURE, OFFLINE_TOO_OLD after 72 hours
 */
export function whyNotOffline(claim: OfflineClaim, arrived: Temporal.Instant, mode: OfflineMode): Problem | undefined {
  if (mode === 'refuse') return problem('OFFLINE_REFUSED', { field: 'offline' });
  const at = claim.device.add({ milliseconds: claim.skew });
  const hours = at.until(arrived).total('hours');
  if (hours > OFFLINE_HOURS)
    return problem('OFFLINE_TOO_OLD', { field: 'checktime', params: { hours: OFFLINE_HOURS } });
  return hours * 60 < -AHEAD_MINUTES ? problem('OFFLINE_IN_FUTURE', { field: 'checktime' }) : undefined;
}

/** What was last recorded of the row of punches that one device has kept. */
export interface InSequence {
  readonly sequence: number;
  readonly at: Temporal.Instant;
}

/**
 * Whether a punch is not the next of those that its device kept: the one before it is missing, or is later. The first of a row
 * has nothing before it.
 */
export function isOutOfOrder(it: InSequence, before: InSequence | undefined): boolean {
  if (it.sequence <= 1) return false;
  return before?.sequence !== it.sequence - 1 || Temporal.Instant.compare(before.at, it.at) > 0;
}
