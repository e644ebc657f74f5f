/**
 * Growing delays for guessed secrets (THREATS T09, T10). One counter per subject: a known device, an account
 * seen from one address, an account seen from all unknown devices, an address. A counter is raised before the
 * secret is looked at and cleared by a right one, so that parallel guesses count too.
 */
export interface ThrottleState {
  readonly failures: number;
  readonly lastAt: Temporal.Instant;
  readonly blockedUntil: Temporal.Instant;
}

/** How many guesses a subject has before it waits long, and how many before only a reset helps. */
export interface ThrottleRule {
  readonly burst: number;
  readonly hardLimit: number;
}

export const throttleRules = {
  device: { burst: 10, hardLimit: 100 },
  'account-address': { burst: 10, hardLimit: 100 },
  account: { burst: 10, hardLimit: 100 },
  address: { burst: 50, hardLimit: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, ThrottleRule>;

export type ThrottleSubject = keyof typeof throttleRules;

const FORGET_SECONDS = 24 * 3600;
const LONG_WAIT_SECONDS = 600;
const LONGEST_WAIT_SECONDS = 900;
const NEVER_SECONDS = 10 * 365 * 24 * 3600;

/** Seconds to wait after the n-th failure in a row: nothing, then 2, 4, 8 … seconds, then 10 and 15 minutes. */
export function waitAfter(failures: number, rule: ThrottleRule): number {
  if (failures >= rule.hardLimit) return NEVER_SECONDS;
  if (failures > rule.burst) return LONGEST_WAIT_SECONDS;
  if (failures === rule.burst) return LONG_WAIT_SECONDS;
  const half = Math.floor(rule.burst / 2);
  return failures <= half ? 0 : 2 ** Math.min(failures - half, 5);
}

/** Seconds until the next guess is looked at; 0 when it may be now. */
export function secondsBlocked(state: ThrottleState | undefined, now: Temporal.Instant): number {
  if (!state) return 0;
  return Math.max(0, Math.ceil(now.until(state.blockedUntil).total('seconds')));
}

/** The counter after one more guess; failures of long ago are forgotten, unless only a reset helps. */
export function countGuess(state: ThrottleState | undefined, rule: ThrottleRule, now: Temporal.Instant): ThrottleState {
  const forgotten =
    !state || (state.failures < rule.hardLimit && state.lastAt.until(now).total('seconds') > FORGET_SECONDS);
  const failures = (forgotten ? 0 : state.failures) + 1;
  return { failures, lastAt: now, blockedUntil: now.add({ seconds: waitAfter(failures, rule) }) };
}
