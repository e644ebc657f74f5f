import { nowText } from '../clock.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { tell } from '../news/tell.ts';
import { dropKeysOf } from '../records/identity/access-key.ts';
import { endMailedLinksOf } from '../records/identity/mailed-links.ts';
import { doubtPasskeysOf } from '../records/identity/passkey.ts';
import { endConfirmedSessionsOf } from '../records/identity/session.ts';
import { dropTicketsOf } from '../records/identity/sign-in-ticket.ts';
import { doubtMailOf } from '../records/members/member/mail-address.ts';
import { registeredAmong } from '../records/members/member/registered.ts';
import { lockMembers } from '../records/members/member.ts';

/**
 * Some accounts are worth more from now on: who keeps a way into them from when they were worth less, gets in no more
 * (threats T50). The password is left, and every second factor, which opens nothing without it: passkeys come after it for
 * once. So are sessions that began by the password alone. Those that a passkey began are not: for some minutes they would make
 * another. The mail address is the member's own word again once they have saved it with the password. They are told.
 */
export async function endWhatWasKept(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  memberIds: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await lockMembers(trx, memberIds);
  await endMailedLinksOf(trx, memberIds);
  await endConfirmedSessionsOf(trx, memberIds);
  for (const id of memberIds) {
    await dropTicketsOf(trx, id);
    await dropKeysOf(trx, id);
  }
  await doubtPasskeysOf(trx, memberIds);
  await doubtMailOf(trx, memberIds);
  const told = await registeredAmong(trx, memberIds);
  await tell(post, trx, { memberIds: told, news: { code: 'accountRaised', params: {} }, at: nowText(clock) });
}
