import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isOpenAfterLastDay } from '@muster/domain/members/last-night.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import { sessionStands } from '@muster/domain/session/session-end.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Authenticate, bearerOf, type Caller, type Standing } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { asToday } from '../../identity/resting.ts';
import { touchSession } from '../../records/identity/session.ts';
import { companyToday } from '../../records/office/company.ts';
import { callerOfKey, isKey } from './keys/key-caller.ts';
import { findByToken, findSessions, type StoredSession } from './session-view.ts';

const TOUCH_MS = 60_000;

/** Whether a stored session may be used now. */
export function isUsableNow({ expiresAt, lastUsedAt, member }: StoredSession, now: Temporal.Instant): boolean {
  return sessionStands({ expiresAt, lastUsedAt, role: member.role }, now);
}

/**
 * Finds the member behind the bearer token and checks, on every request, that the session stands and the member is
 * active (wire 5). What a person does puts off the idle end, stored once a minute at most; a poll of the screen does
 * not.
 * An access key of a script stands for its member too, for what it was made for.
 * @throws UNAUTHENTICATED, MEMBER_SUSPENDED, SECOND_FACTOR_MISSING, FORBIDDEN
 */
export function authenticateWith(deps: Dependencies): Authenticate {
  return async (request, contract) => {
    const token = bearerOf(request);
    if (token === undefined) throw refuse('UNAUTHENTICATED');
    if (isKey(token)) return callerOfKey(deps, token, contract);
    const { membercode } = request.query as { readonly membercode?: unknown };
    return callerOfToken(deps, token, contract, membercode);
  };
}

/**
 * The same for an access token, of a call that is about a member if it `asked` for one.
 * @throws UNAUTHENTICATED, MEMBER_SUSPENDED, SECOND_FACTOR_MISSING, FORBIDDEN
 */
export async function callerOfToken(
  deps: Dependencies,
  token: string,
  contract: Contract,
  asked?: unknown,
): Promise<Caller> {
  const now = deps.clock();
  const session = await findByToken(deps.database.query, hashSecret(token), writeInstant(now));
  if (!session || !isUsableNow(session, now)) throw refuse('UNAUTHENTICATED');
  const suspended = session.status !== 'active';
  if (suspended && !contract.whileSuspended) throw refuse('MEMBER_SUSPENDED');
  const missing = session.factorDueAt !== null && session.factorDueAt <= writeInstant(now);
  if (missing && !contract.withoutFactor) throw refuse('SECOND_FACTOR_MISSING');
  const pastLastDay = await isPastLastDay(deps, session);
  if (pastLastDay && !isOpenAfterLastDay(contract, session.member.membercode, asked)) throw refuse('FORBIDDEN');
  const unused = now.epochMilliseconds - session.lastUsedAt.epochMilliseconds;
  if (!contract.background && unused > TOUCH_MS) {
    await touched(touchSession(deps.database.query, session.id, writeInstant(now)));
  }
  return { ...(await asToday(deps, session.member, session.joinedOn)), sessionId: session.id, suspended, pastLastDay };
}

/** Whether somebody works in the night of their last day, or their account is about to be closed. */
const isPastLastDay = async ({ database, clock }: Dependencies, { leftOn }: StoredSession): Promise<boolean> =>
  leftOn !== null && hasLeft(leftOn, await companyToday(database.query, clock));

/** That a session was used is kept where it can be; a row that somebody holds keeps nobody from reading. */
const touched = (keeping: Promise<void>): Promise<void> =>
  keeping.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });

/** Which sessions may still be used, for what was begun in one and goes on. */
export function standingWith(deps: Dependencies): Standing {
  return async (sessionIds) => {
    const now = deps.clock();
    const sessions = await findSessions(deps.database.query, sessionIds);
    const past = await Promise.all(sessions.map((it) => isPastLastDay(deps, it)));
    const standing = sessions.filter((it, at) => it.status === 'active' && isUsableNow(it, now) && !past[at]);
    return new Map(
      await Promise.all(
        standing.map(async (it) => [it.id, (await asToday(deps, it.member, it.joinedOn)).member] as const),
      ),
    );
  };
}
