import type { Generated } from 'kysely';
import type { Read, Writable, Write } from '../../database/engine.ts';

export interface PushSubscriptionTables {
  push_subscription: PushSubscriptionTable;
}

/** A device on which its member is told the news, too. */
interface PushSubscriptionTable {
  id: Generated<number>;
  member_id: number;
  /** It goes with its session; null where that has merely run out, as all do at the end of the day. */
  session_id: number | null;
  /** SHA-256 of the browser's device cookie, by which it is known again; null for a client without one. */
  device_hash: string | null;
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
  /** When its member last signed in there. */
  seen_at: string;
  /** Since when its push service takes nothing for it; null while it does. */
  failing_since: string | null;
}

/** So many devices of a member are told; of the others the one that was seen longest ago makes room. */
const MOST_DEVICES = 10;
/** As many as there can be: SQLite wants a limit before an offset. */
const MANY = 1000;

export interface NewSubscription {
  readonly memberId: number;
  readonly sessionId: number;
  readonly deviceHash: string | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly now: string;
}

/**
 * Keeps where a device is reached, in place of what was kept of it before, be it another member's: false when that has
 * other keys, which the browser that is reached there would know.
 */
export async function keepSubscription(trx: Write, it: NewSubscription): Promise<boolean> {
  const session = await trx.selectFrom('session').select('device').where('id', '=', it.sessionId).executeTakeFirst();
  await dropDevice(trx, it);
  const row = {
    member_id: it.memberId,
    session_id: it.sessionId,
    device_hash: it.deviceHash,
    device: session?.device ?? '',
    endpoint: it.endpoint,
    p256dh: it.p256dh,
    auth: it.auth,
    created_at: it.now,
    seen_at: it.now,
    failing_since: null,
  };
  const kept = await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('push_subscription.member_id', '=', it.memberId),
            eb.and([eb('push_subscription.p256dh', '=', it.p256dh), eb('push_subscription.auth', '=', it.auth)]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  await trx
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', it.memberId)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MANY)
        .offset(MOST_DEVICES),
    )
    .execute();
  return true;
}

/** Forgets how the device of a session is reached. */
export async function dropDevice(
  db: Writable,
  it: { readonly sessionId: number; readonly deviceHash: string | null },
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where((eb) =>
      it.deviceHash === null
        ? eb('session_id', '=', it.sessionId)
        : eb.or([eb('session_id', '=', it.sessionId), eb('device_hash', '=', it.deviceHash)]),
    )
    .execute();
}

/** Where the device of a session is reached; undefined while it is told nothing. */
export async function endpointOf(db: Read, sessionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.endpoint;
}

/** Somebody signs in on a device: what it was told of others ends, what it was told of themselves goes on. */
export async function signInOnDevice(
  trx: Write,
  it: { readonly deviceHash: string; readonly memberId: number; readonly sessionId: number; readonly now: string },
): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('device_hash', '=', it.deviceHash)
    .where('member_id', '<>', it.memberId)
    .execute();
  await trx
    .updateTable('push_subscription')
    .set({ session_id: it.sessionId, seen_at: it.now })
    .where('device_hash', '=', it.deviceHash)
    .execute();
}

/** Sessions that run out by themselves, as all do at the end of the day, leave their devices told. */
export async function outliveSessions(db: Writable, now: string): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ session_id: null })
    .where('device_hash', 'is not', null)
    .where('session_id', 'in', (eb) => eb.selectFrom('session').select('id').where('expires_at', '<=', now))
    .execute();
}

/** A member is signed out elsewhere: also where no session is any more. */
export async function dropOutlived(db: Writable, memberId: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('member_id', '=', memberId).where('session_id', 'is', null).execute();
}

/** A push service says that nobody is there any more. */
export async function dropSubscription(db: Writable, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** Notes that a device could not be reached, from when on, or that it was: null. */
export async function noteFailing(db: Writable, id: number, since: string | null): Promise<void> {
  const noting = db.updateTable('push_subscription').set({ failing_since: since }).where('id', '=', id);
  await noting.where('failing_since', since === null ? 'is not' : 'is', null).execute();
}

/** Drops devices on which nobody has signed in for long, and those that could not be reached for long. */
export async function dropStaleSubscriptions(
  db: Writable,
  it: { readonly unseenSince: string; readonly failingSince: string },
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where((eb) => eb.or([eb('seen_at', '<', it.unseenSince), eb('failing_since', '<', it.failingSince)]))
    .execute();
}
