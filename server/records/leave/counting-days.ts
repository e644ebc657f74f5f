import { sql } from 'kysely';
import type { Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { lockEverybody } from '../members/member.ts';

/*
 * Who asks for leave, or sets how a member works, counts days by the holidays, and who changes a holiday lists the leave
 * that has its day. On PostgreSQL neither would see what the other has not stored yet: a member paid for a public
 * holiday, and nobody was told. So those who count share a lock, beside one another, and who changes the holidays has
 * it alone.
 */
const KEY = sql`hashtext('muster holidays'), hashtext(current_schema())`;

const holdToCount = locking('member', (db, { id }: { readonly id: number }) =>
  db
    .selectFrom('member')
    .select(['id', sql`pg_advisory_xact_lock_shared(${KEY})`.as('counting')])
    .where('id', '=', id)
    .forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a member, and has the holidays stay until it has counted by them. */
export function lockToCount(trx: Write, memberId: number): Promise<void> {
  trx.concerns([memberId]);
  return holdToCount(trx, { id: memberId });
}

const holdCounting = locking('counting', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock_shared(${KEY})`.as('counting')),
);

/** Has the holidays stay until this transaction has counted by them, before it holds any member. */
export const keepHolidays = (trx: Write): Promise<void> => holdCounting(trx, {});

/** The same of every member. Whoever counts has the holidays first, and then the members, or two would wait for each other. */
export async function lockEverybodyToCount(trx: Write): Promise<void> {
  await keepHolidays(trx);
  await lockEverybody(trx);
}

const holdHolidays = locking('holidays', (db) => db.selectNoFrom(sql`pg_advisory_xact_lock(${KEY})`.as('changing')));

/** Makes this transaction the only one that changes holidays, once nobody counts days by them any more. */
export const lockHolidays = (trx: Write): Promise<void> => holdHolidays(trx, {});
