import type { Write } from '../database/engine.ts';
import { dropMailChangesOf } from './mail-change.ts';
import { dropResetsMailedByOffice } from './one-time-token.ts';

/**
 * Ends what brings a mailbox that HR listed some members with into their accounts, once these come to be of the office, to
 * decide for others or to hold a permission: the links that take an earlier address back, and those for a new password (threats T50).
 */
export async function endMailedLinksOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  await dropMailChangesOf(trx, memberIds);
  await dropResetsMailedByOffice(trx, memberIds);
}
