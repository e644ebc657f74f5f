import { compiledOnce } from './compiled-once.ts';
import type { Write } from './engine.ts';

const held = {
  member: compiledOnce((db, { id }: { readonly id: number }) =>
    db.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate(),
  ),
  members: compiledOnce((db) => db.selectFrom('member').select('id').orderBy('id').forNoKeyUpdate()),
  leaveType: compiledOnce((db, { leaveid }: { readonly leaveid: string }) =>
    db.selectFrom('leave_code').select('leaveid').where('leaveid', '=', leaveid).forNoKeyUpdate(),
  ),
  trip: compiledOnce((db, { id }: { readonly id: number }) =>
    db.selectFrom('trip').select('id').where('id', '=', id).forNoKeyUpdate(),
  ),
};

/**
 * Makes this transaction the only one that decides about a row, and about what hangs on it, until it ends. On SQLite
 * the immediate transaction is that already. "No key" keeps rows that merely name it, such as a notification for a
 * member, from waiting: two who decide for each other would wait for ever.
 */
async function lockRow(trx: Write, table: 'member' | 'trip', id: number): Promise<void> {
  if (trx.engine === 'sqlite') return;
  await held[table](trx, { id });
}

export const lockMember = (trx: Write, memberId: number): Promise<void> => lockRow(trx, 'member', memberId);
export const lockTrip = (trx: Write, tripId: number): Promise<void> => lockRow(trx, 'trip', tripId);

/** Holds every member, in one order for all: for what changes everybody's balance at once. */
export async function lockMembers(trx: Write): Promise<void> {
  if (trx.engine === 'postgres') await held.members(trx, {});
}

/** Makes this transaction the only one that changes a leave type or grants its days. */
export async function lockLeaveType(trx: Write, leaveid: string): Promise<void> {
  if (trx.engine === 'postgres') await held.leaveType(trx, { leaveid });
}
