/** Within so many minutes of a check-in another one, elsewhere, is by somebody who wants to be sure: no check-out, and none is missing. */
const TO_BE_SURE_MINUTES = 10;
/** Within so many minutes of a punch at a door another one is of a hand that did not see the answer. */
const PRESSED_TWICE_MINUTES = 1;

/** The longest before a punch that another may lie of which it is only the repetition. */
export const LONGEST_SAME_MINUTES = Math.max(TO_BE_SURE_MINUTES, PRESSED_TWICE_MINUTES);

/** Whether two moments are so close together, either way: a clock may have been set back between them. */
const areWithin = (minutes: number, a: Temporal.Instant, b: Temporal.Instant): boolean =>
  Math.abs(a.until(b).total('minutes')) < minutes;

/** Whether two check-ins without a check-out between them, on two devices, are one. */
export const isToBeSure = (a: Temporal.Instant, b: Temporal.Instant): boolean => areWithin(TO_BE_SURE_MINUTES, a, b);

/** The last punch of whoever now presses at a door. */
interface Last {
  readonly kind: 'in' | 'out';
  readonly at: Temporal.Instant;
  readonly isAtDoor: boolean;
}

/** Whether a press at a door is the last punch again. */
export const isSamePunch = ({ kind, at, isAtDoor }: Last, now: Temporal.Instant): boolean =>
  areWithin(PRESSED_TWICE_MINUTES, at, now) || (kind === 'in' && !isAtDoor && isToBeSure(at, now));
