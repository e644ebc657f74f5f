/**
 * Growing delays for guessed secrets (threats T09, T10, T63). One counter per subject: a device that signed in
 * before, an account seen from all other devices, a network address. Passkeys, which nobody guesses, are asked for and
 * tried by a counter of their own, so that whoever does so for fun takes no guess from the others at the address. A counter is raised before the secret is
 * looked at and lowered by a right one, so that parallel guesses count too.
 */
export interface ThrottleState {
  readonly failures: number;
  /** The last guess; where one is forgotten after so many seconds, up to when that has been done. */
  readonly lastAt: Temporal.Instant;
  readonly blockedUntil: Temporal.Instant;
}

export interface ThrottleRule {
  /** Guesses before the first long wait. */
  readonly burst: number;
  /** Guesses in a row after which only a new password helps. */
  readonly hardLimit: number;
  /** One guess is forgotten after so many seconds, because an office behind one address mistypes all day. */
  readonly forgetOneAfterSeconds: number;
  /** Seconds between two once there were more than `burst`; a quarter of an hour unless it is said. */
  readonly longestWaitSeconds?: number;
  /** The one wait there is, after `burst` guesses and after each one more; without it waits grow. */
  readonly heldSeconds?: number;
  /** Seconds after the last guess from when on none is remembered; a day unless it is said. */
  readonly forgetAllAfterSeconds?: number;
}

export const throttleRules = {
  device: { burst: 10, hardLimit: 100, forgetOneAfterSeconds: Number.POSITIVE_INFINITY },
  account: { burst: 10, hardLimit: 100, forgetOneAfterSeconds: Number.POSITIVE_INFINITY },
  // Nothing is guessed by asking for a link that a mailbox gets, so no number of times ends it for its member.
  forgotten: {
    burst: 10,
    hardLimit: Number.POSITIVE_INFINITY,
    forgetOneAfterSeconds: Number.POSITIVE_INFINITY,
    longestWaitSeconds: 3600,
  },
  address: { burst: 50, hardLimit: Number.POSITIVE_INFINITY, forgetOneAfterSeconds: 12 },
  passkey: { burst: 50, hardLimit: Number.POSITIVE_INFINITY, forgetOneAfterSeconds: 12 },
  // Of a member at all doors: who holds theirs by wrong ones holds nothing else of them.
  pin: {
    burst: 5,
    hardLimit: Number.POSITIVE_INFINITY,
    forgetOneAfterSeconds: Number.POSITIVE_INFINITY,
    heldSeconds: 900,
    forgetAllAfterSeconds: 900,
  },
  // Of everybody at one door: a shift that comes mistypes a few times, whoever goes through member codes more often.
  door: { burst: 30, hardLimit: Number.POSITIVE_INFINITY, forgetOneAfterSeconds: 60, heldSeconds: 300 },
} as const satisfies Record<string, ThrottleRule>;

export type ThrottleSubject = keyof typeof throttleRules;

const FORGET_ALL_SECONDS = 24 * 3600;
const LONG_WAIT_SECONDS = 600;
const LONGEST_WAIT_SECONDS = 900;
const NEVER_SECONDS = 10 * 365 * 24 * 3600;
/** Long past, and not "now", so that a clock that is set back does not block anybody. */
const NOT_BLOCKED = Temporal.Instant.fromEpochMilliseconds(0);

/** Seconds to wait after the n-th failure in a row: nothing, then 2, 4, 8 … 32 seconds, then 10 and 15 minutes. */
export function waitAfter(failures: number, rule: ThrottleRule): number {
  if (failures >= rule.hardLimit) return NEVER_SECONDS;
  if (rule.heldSeconds !== undefined) return failures >= rule.burst ? rule.heldSeconds : 0;
  if (failures > rule.burst) return rule.longestWaitSeconds ?? LONGEST_WAIT_SECONDS;
  if (failures === rule.burst) return LONG_WAIT_SECONDS;
  const half = Math.floor(rule.burst / 2);
  return failures <= half ? 0 : 2 ** Math.min(failures - half, 5);
}

/** Seconds until the next guess is looked at; 0 when it may be now. */
export function secondsBlocked(state: ThrottleState | undefined, now: Temporal.Instant): number {
  if (!state) return 0;
  return Math.max(0, Math.ceil(now.until(state.blockedUntil).total('seconds')));
}

/** The counter after one more guess. */
export function countGuess(state: ThrottleState | undefined, rule: ThrottleRule, now: Temporal.Instant): ThrottleState {
  const { failures: before, lastAt } = remembered(state, rule, now);
  const failures = before + 1;
  const wait = waitAfter(failures, rule);
  return { failures, lastAt, blockedUntil: wait > 0 ? now.add({ seconds: wait }) : NOT_BLOCKED };
}

/** The counter after a right guess, for a subject that others share: as if the guess had not been made. */
export function uncountGuess(state: ThrottleState): ThrottleState {
  return { failures: Math.max(0, state.failures - 1), lastAt: state.lastAt, blockedUntil: NOT_BLOCKED };
}

/**
 * What is still counted before one more guess. Where one is forgotten after so many seconds, the part of the next that has
 * passed goes on counting: else nothing would be forgotten where right guesses are made more often than that.
 */
function remembered(
  state: ThrottleState | undefined,
  rule: ThrottleRule,
  now: Temporal.Instant,
): Pick<ThrottleState, 'failures' | 'lastAt'> {
  const none = { failures: 0, lastAt: now };
  if (!state) return none;
  const { failures, lastAt } = state;
  const seconds = Math.max(0, lastAt.until(now).total('seconds'));
  if (failures >= rule.hardLimit) return { failures, lastAt: now };
  if (seconds >= (rule.forgetAllAfterSeconds ?? FORGET_ALL_SECONDS)) return none;
  const forgotten = Math.floor(seconds / rule.forgetOneAfterSeconds);
  if (forgotten >= failures) return none;
  if (!Number.isFinite(rule.forgetOneAfterSeconds) || seconds === 0) return { failures, lastAt: now };
  return { failures: failures - forgotten, lastAt: lastAt.add({ seconds: forgotten * rule.forgetOneAfterSeconds }) };
}
