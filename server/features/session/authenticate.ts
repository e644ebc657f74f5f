import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { sessionStands } from '@muster/domain/session/session-end.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Authenticate, bearerOf, type Caller, type Standing } from '../../http/caller.ts';
import { isUnavailable, refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { touchSession } from '../../records/session.ts';
import { callerOfKey, isKey } from './keys/key-caller.ts';
import { findByToken, findSessions, type StoredSession } from './session-view.ts';

const TOUCH_MS = 60_000;

/** Whether a stored session may be used now. */
export function stands({ expiresAt, lastUsedAt, member }: StoredSession, now: Temporal.Instant): boolean {
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
    return isKey(token) ? callerOfKey(deps, token, contract) : callerOfToken(deps, token, contract);
  };
}

/** The same for an access token. @throws UNAUTHENTICATED, MEMBER_SUSPENDED, SECOND_FACTOR_MISSING */
export async function callerOfToken(deps: Dependencies, token: string, contract: Contract): Promise<Caller> {
  const now = deps.clock();
  const session = await findByToken(deps.database.query, hashSecret(token), writeInstant(now));
  if (!session || !stands(session, now)) throw refuse('UNAUTHENTICATED');
  const suspended = session.status !== 'active';
  if (suspended && !contract.whileSuspended) throw refuse('MEMBER_SUSPENDED');
  const missing = session.factorDueAt !== null && session.factorDueAt <= writeInstant(now);
  if (missing && !contract.withoutFactor) throw refuse('SECOND_FACTOR_MISSING');
  const unused = now.epochMilliseconds - session.lastUsedAt.epochMilliseconds;
  if (!contract.background && unused > TOUCH_MS) {
    await touched(touchSession(deps.database.query, session.id, writeInstant(now)));
  }
  return { member: session.member, sessionId: session.id, suspended };
}

/** That a session was used is kept where it can be; a row that somebody holds keeps nobody from reading. */
const touched = (keeping: Promise<void>): Promise<void> =>
  keeping.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });

/** Which sessions may still be used, for what was begun in one and goes on. */
export function standingWith({ database, clock }: Dependencies): Standing {
  return async (sessionIds) => {
    const now = clock();
    const sessions = await findSessions(database.query, sessionIds);
    const standing = sessions.filter((it) => it.status === 'active' && stands(it, now));
    return new Map(standing.map((it) => [it.id, it.member]));
  };
}
