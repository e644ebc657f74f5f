import type { Generated } from 'kysely';
import type { Read, Writable, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { dropOutlived, outliveSessions } from '../news/push-subscription.ts';

export interface SessionTables {
  session: SessionTable;
  access_token: { hash: string; session_id: number; expires_at: string };
}

interface SessionTable {
  id: Generated<number>;
  member_id: number;
  /** SHA-256 of the cookie; null for a session that was begun with Basic credentials. */
  cookie_hash: string | null;
  created_at: string;
  expires_at: string;
  last_used_at: string;
  address: string;
  device: string;
  /** From when this session is refused for want of a second factor; null when it needs none. */
  factor_due_at: Generated<string | null>;
  /** When a second factor last confirmed who this is. */
  second_at: Generated<string | null>;
}

export async function addSession(
  trx: Write,
  session: {
    memberId: number;
    cookieHash: string | null;
    now: string;
    expiresAt: string;
    address: string;
    device: string;
    factorDueAt?: string | null;
    secondAt?: string | null;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('session')
    .values({
      member_id: session.memberId,
      cookie_hash: session.cookieHash,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      address: session.address,
      device: session.device,
      factor_due_at: session.factorDueAt ?? null,
      second_at: session.secondAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSurplusSessions(trx, { ...session, id });
  return id;
}

/**
 * A member is signed in so often at once by screens and so often by scripts, which begin a session a run, and no more: of
 * the others of its kind the one that was used longest ago makes room, so that no script signs out a screen (threats T44).
 */
const MOST_SESSIONS = { screen: 20, script: 60 };

const endSurplusSessions = (
  trx: Write,
  begun: { readonly id: number; readonly memberId: number; readonly cookieHash: string | null },
) =>
  trx
    .deleteFrom('session')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('member_id', '=', begun.memberId)
        .where('cookie_hash', begun.cookieHash === null ? 'is' : 'is not', null)
        .where('id', '<>', begun.id)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MANY)
        .offset(MOST_SESSIONS[begun.cookieHash === null ? 'script' : 'screen'] - 1),
    )
    .execute();

/** As many as there can be: SQLite wants a limit before an offset. */
const MANY = 1000;

/** When this session began with a sign-in; null where it has ended. */
export async function signedInAt(db: Read, sessionId: number): Promise<string | null> {
  const row = await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.created_at ?? null;
}

/** When a second factor last confirmed who uses this session; null for never. */
export async function secondFactorAt(db: Read, sessionId: number): Promise<string | null> {
  return (await factorColumns(db, sessionId))?.second_at ?? null;
}

/** Whether a session of a member has not been ended. */
export async function isSessionOf(db: Read, memberId: number, sessionId: number): Promise<boolean> {
  const found = db.selectFrom('session').select('id').where('id', '=', sessionId).where('member_id', '=', memberId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** From when this session is refused for want of a second factor. */
export async function factorDueOf(db: Read, sessionId: number): Promise<string | null> {
  return (await factorColumns(db, sessionId))?.factor_due_at ?? null;
}

const factorColumns = (db: Read, sessionId: number) =>
  db.selectFrom('session').select(['second_at', 'factor_due_at']).where('id', '=', sessionId).executeTakeFirst();

/** No session of a member, who has set up a second factor, or of anybody is refused any more for want of one. */
export async function forgetFactorDue(trx: Write, memberId?: number): Promise<void> {
  const forgetting = trx.updateTable('session').set({ factor_due_at: null }).where('factor_due_at', 'is not', null);
  await (memberId === undefined ? forgetting : forgetting.where('member_id', '=', memberId)).execute();
}

/** Adds an access token and drops those of the same session that have run out. */
export async function addToken(
  trx: Write,
  token: { hash: string; sessionId: number; now: string; expiresAt: string },
): Promise<void> {
  await trx
    .deleteFrom('access_token')
    .where('session_id', '=', token.sessionId)
    .where('expires_at', '<=', token.now)
    .execute();
  await trx
    .insertInto('access_token')
    .values({ hash: token.hash, session_id: token.sessionId, expires_at: token.expiresAt })
    .execute();
  await dropSurplusTokens(trx, token);
}

/**
 * A session has so many access tokens at once, one each fifteen seconds of their half hour: of the others the one that ends
 * first makes room; its page asks for another (threats T44).
 */
const MOST_TOKENS = 120;

const dropSurplusTokens = (trx: Write, { hash, sessionId }: { readonly hash: string; readonly sessionId: number }) =>
  trx
    .deleteFrom('access_token')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('access_token')
        .select('hash')
        .where('session_id', '=', sessionId)
        .where('hash', '<>', hash)
        .orderBy('expires_at', 'desc')
        .orderBy('hash')
        .limit(MANY)
        .offset(MOST_TOKENS - 1),
    )
    .execute();

export async function touchSession(db: Writable, sessionId: number, now: string): Promise<void> {
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Where a member is signed in, as it is told on the wire, what was used last first. */
export function sessionsOf(db: Read, memberId: number, now: string) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'created_at as signedinat'])
    .select(['last_used_at as lastusedat', 'expires_at as expires'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Ends one session of a member; false when it is not theirs or not there. */
export async function endSession(db: Writable, memberId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions of a member, all or all but one, and what other devices are told; answers how many. */
export async function endSessionsOf(db: Writable, memberId: number, except?: number): Promise<number> {
  let ending = db.deleteFrom('session').where('member_id', '=', memberId);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  const { numDeletedRows } = await ending.executeTakeFirst();
  await dropOutlived(db, memberId);
  return Number(numDeletedRows);
}

/** Ends what of some members' sessions began with a second factor, such as a passkey: it may be that of somebody else. */
export async function endConfirmedSessionsOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('session').where('member_id', 'in', memberIds).where('second_at', 'is not', null).execute();
  for (const id of memberIds) await dropOutlived(trx, id);
}

/**
 * Ends every session of a database that is restored: whoever signed out since, or was signed out, stays it. The sweep takes
 * them away, and keeps which devices are told. One statement for both engines.
 */
export const EVERY_SESSION_ENDS = 'update session set expires_at = created_at';

/** Ends the session of a cookie. One that has run out by itself is worth nothing, and left to the sweep. */
export async function endSessionByCookie(db: Writable, cookieHash: string, now: string): Promise<void> {
  await db.deleteFrom('session').where('cookie_hash', '=', cookieHash).where('expires_at', '>', now).execute();
}

/**
 * Goes on with a session under another cookie, and without its access tokens but one; answers until when it lasts, or
 * nothing where it has no cookie.
 */
export async function rotateCookie(
  trx: Write,
  it: { readonly sessionId: number; readonly cookieHash: string; readonly keep: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('session')
    .set({ cookie_hash: it.cookieHash })
    .where('id', '=', it.sessionId)
    .where('cookie_hash', 'is not', null)
    .returning('expires_at')
    .executeTakeFirst();
  // The session is held by now: whoever had the cookie of before has their token, or gets none.
  await trx.deleteFrom('access_token').where('session_id', '=', it.sessionId).where('hash', '<>', it.keep).execute();
  return row?.expires_at;
}

const holdByCookie = locking('cookie', (db, { cookieHash }: { readonly cookieHash: string }) =>
  db.selectFrom('session').select('id').where('cookie_hash', '=', cookieHash).forNoKeyUpdate(),
);

/** Holds the session of a cookie; false when it has ended or goes on under another one. */
export async function holdSessionOf(trx: Write, cookieHash: string): Promise<boolean> {
  await holdByCookie(trx, { cookieHash });
  const found = trx.selectFrom('session').select('id').where('cookie_hash', '=', cookieHash);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Drops the sessions that have run out, with their tokens. */
export async function dropStaleSessions(db: Writable, now: string): Promise<void> {
  await outliveSessions(db, now);
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
