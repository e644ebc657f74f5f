import type { Read } from '../../../database/engine.ts';

/** Those of some members who have a password. */
export async function registeredAmong(db: Read, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', 'is not', null)
    .execute();
  return rows.map((it) => it.id);
}
