import type { Writable, Write } from '../../../database/engine.ts';
import { locking } from '../../../database/locks.ts';

/** Asks a member for a second factor: since when they are asked, which is now where they never were. */
export async function askForFactor(trx: Write, memberId: number, now: string): Promise<string> {
  const { factor_asked_at } = await trx
    .selectFrom('member')
    .select('factor_asked_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (factor_asked_at !== null) return factor_asked_at;
  await trx.updateTable('member').set({ factor_asked_at: now }).where('id', '=', memberId).execute();
  return now;
}

/** The same for who is asked outside a sign-in: their time runs, unless it runs already. */
export async function beginAsking(db: Writable, memberId: number, now: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ factor_asked_at: now })
    .where('id', '=', memberId)
    .where('factor_asked_at', 'is', null)
    .execute();
}

const holdAsked = locking('asked', (db) =>
  db.selectFrom('member').select('id').where('factor_asked_at', 'is not', null).orderBy('id').forNoKeyUpdate(),
);

/** Their time to set one up begins anew when they are next asked; without a member everybody's. */
export async function forgetFactorAsked(trx: Write, memberId?: number): Promise<void> {
  if (memberId === undefined) await holdAsked(trx, {});
  const forgetting = trx.updateTable('member').set({ factor_asked_at: null }).where('factor_asked_at', 'is not', null);
  await (memberId === undefined ? forgetting : forgetting.where('id', '=', memberId)).execute();
}
