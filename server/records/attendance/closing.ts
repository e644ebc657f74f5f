import { sql } from 'kysely';
import type { Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

const holdClosing = locking('closing', (db) => db.selectFrom('company').select('id').forNoKeyUpdate());

/** Makes this transaction the only one that closes a period or opens one again. */
export const lockClosing = (trx: Write): Promise<void> => holdClosing(trx, {});

/*
 * Who asks for leave, or puts a day right, looks whether its period is open, and who closes one whether anything of it
 * waits. On PostgreSQL neither would see what the other has not stored yet: a request would wait for ever in a closed
 * period. So those who look within what they store share a lock, beside one another, and a close has it alone at its end.
 */
const KEY = sql`hashtext('muster closing'), hashtext(current_schema())`;

const holdOpen = locking('open-days', (db) => db.selectNoFrom(sql`pg_advisory_xact_lock_shared(${KEY})`.as('open')));

/** Has the periods that are open stay so until this transaction ends. */
export const keepOpen = (trx: Write): Promise<void> => holdOpen(trx, {});

const holdSettled = locking('settled-days', (db) => db.selectNoFrom(sql`pg_advisory_xact_lock(${KEY})`.as('settled')));

/**
 * Waits for those who found a period open, and has nobody ask for anything of one until this transaction ends. It comes
 * last: whoever is waited for may hold whatever else there is, so that nothing is to be held after it.
 */
export const lockSettled = (trx: Write): Promise<void> => holdSettled(trx, {});
