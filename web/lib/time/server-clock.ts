import { kept } from '../kept/browser-storage.ts';

/**
 * The server's clock, as far as its answers tell: a device may be minutes or hours off, and the company's time on
 * the screen should be the one that a check-in is recorded with.
 */
const KEY = 'clockSkew';
let skew = Number(kept.read(KEY)) || 0;

/** Differences below this are the travel time of an answer and the whole seconds of its `Date`. */
const TRUSTED_DIFFERENCE = 3000;

export function noteServerDate(date: string | null, deviceNow: number): void {
  const server = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(server)) return;
  const difference = server - deviceNow;
  const found = Math.abs(difference) < TRUSTED_DIFFERENCE ? 0 : difference;
  // Kept for a page that is opened without a connection; whole seconds are all that an answer tells.
  if (Math.abs(found - skew) >= TRUSTED_DIFFERENCE) kept.write(KEY, String(found));
  skew = found;
}

/** By how many milliseconds the server's clock is ahead of the device's. */
export const serverAhead = (): number => skew;

export function serverNow(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + skew);
}
