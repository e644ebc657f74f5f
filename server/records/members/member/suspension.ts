import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Generated } from 'kysely';
import type { Read, Write } from '../../../database/engine.ts';
import { locking } from '../../../database/locks.ts';

/** When members were suspended, by the office or because their last day was over. */
export interface SuspensionTables {
  suspension: SuspensionTable;
}

interface SuspensionTable {
  id: Generated<number>;
  member_id: number;
  from_at: string;
  /** Null as long as it lasts. */
  until_at: string | null;
}

/** Makes a member active or suspended from now on, and keeps since when. */
export async function storeStatus(
  trx: Write,
  memberId: number,
  status: MemberRow['status'],
  now: string,
): Promise<void> {
  await trx.updateTable('member').set({ status }).where('id', '=', memberId).execute();
  if (status === 'suspended') return begin(trx, [memberId], now);
  await trx
    .updateTable('suspension')
    .set({ until_at: now })
    .where('member_id', '=', memberId)
    .where('until_at', 'is', null)
    .execute();
}

const holdLeft = locking('left', (db, { today }: { readonly today: string }) =>
  db
    .selectFrom('member')
    .select('id')
    .where('left_on', '<', today)
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Closes the accounts of those whose last day is over, but for some; answers whose. */
export async function suspendLeft(
  trx: Write,
  { today, at, but }: { readonly today: string; readonly at: string; readonly but: readonly number[] },
): Promise<number[]> {
  await holdLeft(trx, { today });
  const left = trx
    .updateTable('member')
    .set({ status: 'suspended' })
    .where('left_on', '<', today)
    .where('status', '=', 'active')
    .returning('id');
  const rows = await (but.length === 0 ? left : left.where('id', 'not in', but)).execute();
  const ids = rows.map((it) => it.id);
  await begin(trx, ids, at);
  return ids;
}

/** One that lasts already was lifted by a server of a version that knew none of this: it gives way. */
async function begin(trx: Write, memberIds: readonly number[], now: string): Promise<void> {
  if (memberIds.length === 0) return;
  await trx
    .insertInto('suspension')
    .values(memberIds.map((member_id) => ({ member_id, from_at: now, until_at: null })))
    .onConflict((it) => it.column('member_id').where('until_at', 'is', null).doUpdateSet({ from_at: now }))
    .execute();
}

/** Whether an active member was suspended at an earlier moment: only what is over counts, since none lasts. */
export async function wasSuspended(db: Read, memberId: number, at: string): Promise<boolean> {
  const row = await db
    .selectFrom('suspension')
    .select('id')
    .where('member_id', '=', memberId)
    .where('from_at', '<=', at)
    .where('until_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}
