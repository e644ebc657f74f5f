import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { ThrottleState } from '@muster/domain/session/sign-in-throttle.ts';
import { engineOf, type Writable, type Write } from '../../database/engine.ts';

export interface SignInThrottleTables {
  sign_in_throttle: { subject: string; failures: number; last_at: string; blocked_until: string };
}

/** Reads counters and holds them until the transaction ends, always in the same order, so that nobody deadlocks. */
export async function holdCounters(
  trx: Write,
  subjects: readonly string[],
  now: string,
): Promise<Map<string, ThrottleState>> {
  const ordered = subjects.toSorted();
  const rows = await trx.waitFor(
    ordered.map((it) => `guess:${it}`),
    () => heldCounters(trx, ordered, now),
  );
  return new Map(
    rows.map((row) => [
      row.subject,
      {
        failures: row.failures,
        lastAt: Temporal.Instant.from(row.last_at),
        blockedUntil: Temporal.Instant.from(row.blocked_until),
      },
    ]),
  );
}

async function heldCounters(trx: Write, ordered: readonly string[], now: string) {
  await trx
    .insertInto('sign_in_throttle')
    .values(ordered.map((subject) => ({ subject, failures: 0, last_at: now, blocked_until: now })))
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  const reading = trx.selectFrom('sign_in_throttle').selectAll().where('subject', 'in', ordered).orderBy('subject');
  return (trx.engine === 'postgres' ? reading.forUpdate() : reading).execute();
}

export async function storeCounter(trx: Write, subject: string, state: ThrottleState): Promise<void> {
  await trx
    .updateTable('sign_in_throttle')
    .set({
      failures: state.failures,
      last_at: writeInstant(state.lastAt),
      blocked_until: writeInstant(state.blockedUntil),
    })
    .where('subject', '=', subject)
    .execute();
}

export async function clearCounters(trx: Write, subjects: readonly string[]): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('subject', 'in', subjects).execute();
}

/** Clears what was counted against a member, on known devices and elsewhere: with a new password they begin anew. */
export async function clearCountersOf(trx: Write, member: { id: number; membercode: string }): Promise<void> {
  const { id, membercode } = member;
  const devices = await trx.selectFrom('known_device').select('hash').where('member_id', '=', id).execute();
  const elsewhere = [membercode, `change:${membercode}`, `second:${membercode}`].map((key) => `account:${key}`);
  const here = devices.flatMap(({ hash }) => [`device:${membercode}:${hash}`, `device:second:${membercode}:${hash}`]);
  await clearCounters(trx, [...elsewhere, `forgotten:${membercode}`, ...here]);
}

/** Forgets the guesses at members' earlier PINs, which new ones make void. */
export const forgetPinGuesses = (trx: Write, membercodes: readonly string[]): Promise<void> =>
  clearCounters(
    trx,
    membercodes.map((it) => `pin:${it}`),
  );

/** Forgets the guesses at a member's earlier registration codes, which a new code makes void. */
export async function forgetCodeGuesses(trx: Write, membercodes: readonly string[]): Promise<void> {
  if (membercodes.length === 0) return;
  const subjects = membercodes.map((it) => `account:register:${it}`);
  await trx.deleteFrom('sign_in_throttle').where('subject', 'in', subjects).execute();
}

/** Drops the counters of what nobody has tried for long. One that somebody holds is being tried: whoever tries waits for nobody. */
export async function dropStaleCounters(db: Writable, now: string, longAgo: string): Promise<void> {
  const stale = db
    .selectFrom('sign_in_throttle')
    .select('subject')
    .where('last_at', '<', longAgo)
    .where('blocked_until', '<', now);
  const free = engineOf(db) === 'postgres' ? stale.forUpdate().skipLocked() : stale;
  await db.deleteFrom('sign_in_throttle').where('subject', 'in', free).execute();
}
