import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { handOutCodes as handOutCall, Slip } from '@muster/domain/members/member-access-contract.ts';
import { MOST_SLIPS } from '@muster/domain/members/member-access-schemas.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { signUpLink } from '../../../http/links.ts';
import { hashSecret } from '../../../http/secrets.ts';
import { outOfReach } from '../../../identity/out-of-reach.ts';
import { addOneTimeTokens } from '../../../records/identity/one-time-token.ts';
import { forgetCodeGuesses } from '../../../records/identity/sign-in-throttle.ts';
import { lockMembers } from '../../../records/members/member.ts';
import { recordAudits } from '../../../records/office/audit.ts';
import { REGISTER_HOURS, spokenSecret } from './spoken-secret.ts';

type Asked = Parsed<typeof handOutCall>['body'];

/**
 * One-time codes to sign up for many at once, each shown in this answer alone. An earlier code of a member is void.
 * Whoever has signed up, is suspended or is not the caller's to run gets none.
 */
export async function handOutCodes(deps: Dependencies, caller: Caller, asked: Asked) {
  const now = deps.clock();
  const at = writeInstant(now);
  const expires = writeInstant(now.add({ hours: REGISTER_HOURS }));
  return deps.database.write(async (trx) => {
    const found = await withoutPassword(trx, asked);
    const beyond = await outOfReach(trx, deps.clock, caller);
    const getting = found.filter((it) => mayRunMember(caller.member, it) && !beyond.has(it.id));
    const own = getting.slice(0, MOST_SLIPS);
    await lockMembers(
      trx,
      own.map((it) => it.id),
    );
    // Some may have signed up until they were held.
    const still = new Set((await withoutPassword(trx, asked)).map((it) => it.id));
    const members = own.filter((it) => still.has(it.id));
    const slips = members.map(({ id, membercode, membername }): Slip => {
      const code = spokenSecret();
      const link = signUpLink(deps.config.publicUrl, { membercode, code });
      return { membernoid: id, membercode, membername, code, expires, link };
    });
    const tokens = slips.map(({ membernoid, code }) => ({ memberId: membernoid, hash: hashSecret(code) }));
    await addOneTimeTokens(trx, 'register', tokens, { expiresAt: expires, issuedBy: caller.member.id });
    await forgetCodeGuesses(
      trx,
      slips.map((it) => it.membercode),
    );
    await recordAudits(
      trx,
      slips.map(({ membernoid }) => ({
        at,
        actorId: caller.member.id,
        action: 'member.hand-out-register',
        subject: `member:${membernoid}`,
      })),
    );
    const skipped = asked.membercodes ? new Set(asked.membercodes).size - slips.length : 0;
    return { slips, skipped, more: getting.length > MOST_SLIPS };
  });
}

/** Active members without a password, by their codes: those who are named, or all, of whom some may not be the caller's to run. */
function withoutPassword(db: Read, { membercodes, after }: Asked) {
  let found = db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'role'])
    .where('guest', '=', 0)
    .where('status', '=', 'active')
    .where('password_hash', 'is', null)
    .orderBy('membercode');
  if (membercodes) found = found.where('membercode', 'in', membercodes);
  if (after !== undefined) found = found.where('membercode', '>', after);
  return found.execute();
}
