import { dayOf, instantOf } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';

/** The daily automatic sign-out (behaviour 4, 9). */
const SIGN_OUT_TIME = '23:55';

/** An access token is used for this long, then renewed (behaviour 9). */
export const TOKEN_SECONDS = 30 * 60;

/** An unused session ends after this long: shorter for those who can see everybody's data. */
export const IDLE_SECONDS = { GUEST: 8 * 3600, MEMBER: 8 * 3600, HR: 1800, SA: 1800 } as const;

/** When a session that begins now must end: the next 23:55 of the company's zone. */
export function sessionEnd(now: Temporal.Instant, zone: string): Temporal.Instant {
  const today = dayOf(now, zone);
  const end = instantOf(today, SIGN_OUT_TIME, zone);
  return Temporal.Instant.compare(now, end) < 0 ? end : instantOf(addDays(today, 1), SIGN_OUT_TIME, zone);
}

/** A moment of which no more is asked than when it is: thousands of sessions are looked at in a second. */
export type Moment = Pick<Temporal.Instant, 'epochMilliseconds'>;

/** Whether a session stands: before its end and not left unused for too long. */
export function sessionStands(
  session: { expiresAt: Moment; lastUsedAt: Moment; role: keyof typeof IDLE_SECONDS },
  now: Moment,
): boolean {
  const at = now.epochMilliseconds;
  const idleEnd = session.lastUsedAt.epochMilliseconds + IDLE_SECONDS[session.role] * 1000;
  return at < session.expiresAt.epochMilliseconds && at < idleEnd;
}
