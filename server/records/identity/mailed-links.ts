import type { Write } from '../../database/engine.ts';
import { dropMailChangesOf } from './mail-change.ts';
import { dropMailedResetsOf } from './one-time-token.ts';

/**
 * Ends what a mailbox brings into the accounts of some members, once these come to decide for others or to be worth more in
 * another way: the links that take an earlier address back, and those for a new password (threats T50).
 */
export async function endMailedLinksOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  await dropMailChangesOf(trx, memberIds);
  await dropMailedResetsOf(trx, memberIds);
}
