import type { Day } from '../calendar/company-time.ts';
import type { Ending } from './attendance-contract.ts';
import { isToBeSure } from './same-punch.ts';
import { blocksCheckIn, forgottenEnd, mayStillCheckOut, type OpenAttendance, type Shift } from './shift-window.ts';

/** From a check-in to its end; without one while the member is in. */
export interface Stretch extends OpenAttendance {
  readonly id: number;
  readonly inPunchId: number;
  readonly endedAt: Temporal.Instant | undefined;
  readonly ending: Ending | null;
  /** Null while there is no check-out. */
  readonly outPunchId: number | null;
}

/** How what a check-in began ended, where a later one is known: until its check-out arrives. */
export interface KnownEnd {
  readonly at: Temporal.Instant;
  readonly ending: Ending;
}

/** What a punch that arrives late makes of the attendances around it. */
export type LateFit =
  | { readonly does: 'begin'; readonly forgets: Stretch | undefined; readonly end: KnownEnd | undefined }
  | { readonly does: 'end'; readonly stretch: Stretch }
  | { readonly does: 'conflict'; readonly with: Stretch | undefined };

interface Moment {
  readonly instant: Temporal.Instant;
  readonly day: Day;
}

/**
 * Where a check-in or check-out belongs that was made at an earlier moment than it arrives (behaviour 4): judged as it
 * would have been then. A check-in before a later one begins a stretch that counts as forgotten until its check-out arrives,
 * or goes over into the later one where that was made to be sure; a check-out also ends what has been closed as forgotten meanwhile.
 */
export function fitLate(
  checktype: 'in' | 'out',
  moment: Moment,
  stretches: readonly Stretch[],
  shiftOn: (day: Day) => Shift,
  zone: string,
): LateFit {
  const sorted = stretches.toSorted((a, b) => Temporal.Instant.compare(a.startedAt, b.startedAt));
  const before = sorted.findLast((it) => Temporal.Instant.compare(it.startedAt, moment.instant) <= 0);
  const shift = before && shiftOn(before.attendancedate);
  const ended = before?.ending === 'checked_out' && before.outPunchId !== null;
  if (checktype === 'out') {
    const counts = shift && !ended && mayStillCheckOut(before, shift, zone, moment);
    return counts ? { does: 'end', stretch: before } : { does: 'conflict', with: before };
  }
  if (shift && (ended ? isWithin(moment.instant, before) : blocksCheckIn(before, shift, zone, moment))) {
    return { does: 'conflict', with: before };
  }
  const next = sorted.find((it) => Temporal.Instant.compare(it.startedAt, moment.instant) > 0);
  const own = { attendancedate: moment.day, startedAt: moment.instant };
  return {
    does: 'begin',
    forgets: before?.ending === null ? before : undefined,
    end: next && endBefore(next, own, forgottenEnd(own, shiftOn(moment.day), zone)),
  };
}

const isWithin = (instant: Temporal.Instant, { endedAt }: Stretch): boolean =>
  endedAt !== undefined && Temporal.Instant.compare(instant, endedAt) < 0;

function endBefore({ startedAt }: Stretch, own: OpenAttendance, forgotten: Temporal.Instant): KnownEnd {
  if (isToBeSure(own.startedAt, startedAt)) return { at: startedAt, ending: 'checked_out' };
  return { at: earlier(startedAt, forgotten), ending: 'forgotten' };
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;
