import { isSameName } from '@muster/domain/members/same-name.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { locking } from '../../../database/locks.ts';

const holdNames = locking('names', (db) => db.selectFrom('company').select('id').forNoKeyUpdate());

/** Makes this transaction the only one in which a member gives themselves a name, so that no two take the same. */
export const lockNames = (trx: Write): Promise<void> => holdNames(trx, {});

/** Whether another member is called so, however it is spelled. */
export async function hasNamesake(db: Read, memberId: number, name: string): Promise<boolean> {
  const others = await db.selectFrom('member').select('membername').where('id', '<>', memberId).execute();
  return others.some((it) => isSameName(it.membername, name));
}
