import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { newestOf } from '@muster/domain/members/employment.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Database, Read, Write } from '../../database/engine.ts';
import { resetLink } from '../../http/links.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { dropFactors } from '../../identity/drop-factors.ts';
import { rests } from '../../identity/resting.ts';
import { addOneTimeToken } from '../../records/identity/one-time-token.ts';
import { lockLeaveTypes } from '../../records/leave/leave-type.ts';
import { grantCorrected } from '../../records/leave/ledger/grants.ts';
import { administratorCodes, lockAdministrators } from '../../records/members/member/administrators.ts';
import { beginNextOn } from '../../records/members/member/begin-on.ts';
import { findByCode, lockMember } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { findCompany } from '../../records/office/company.ts';

const HOURS = 1;

/** Why there is no link; the message is the one line that the operator reads. */
export class NoAdministratorError extends Error {}

/**
 * A one-time link for an administrator who is locked out, for whoever runs the server; their second factor, which may be
 * what they lost, counts no more. Works beside a running server. One who is between two times here is administrator again
 * only from the first day of the new one: that day is today from now on where nobody else is administrator.
 * @throws NoAdministratorError when the code is none of an administrator who can sign in
 */
export async function resetAdministrator(
  database: Database,
  publicUrl: string,
  membercode: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = newSecret();
  return database.write(async (trx) => {
    // One who begins earlier gets the part of the year that is left from then, of each type.
    await lockLeaveTypes(trx);
    await lockAdministrators(trx);
    // Before a company is set up there is nobody either.
    const company = await findCompany(trx);
    const today = dayOf(now, company?.zone ?? 'UTC');
    const member = await findByCode(trx, membercode);
    if (member?.role !== 'SA') {
      throw new NoAdministratorError(`${membercode} is no administrator. There is: ${await codesOf(trx, today)}.`);
    }
    if (hasLeft(member.leftOn, today)) {
      throw new NoAdministratorError(`${membercode} has left the company. There is: ${await codesOf(trx, today)}.`);
    }
    if (member.status !== 'active') {
      throw new NoAdministratorError(`${membercode} is suspended. Another administrator can activate the account.`);
    }
    if (member.passwordHash === null) {
      throw new NoAdministratorError(`${membercode} has not signed up yet. Another administrator can make a code.`);
    }
    const beginsNow = await rests(trx, member.id, today);
    if (beginsNow && (await administratorCodes(trx, today)).here.length > 0) {
      throw new NoAdministratorError(
        `${membercode} comes back to the company later. There is: ${await codesOf(trx, today)}.`,
      );
    }
    const began = beginsNow ? await beginToday(trx, member.id, today, now) : undefined;
    const expiresAt = writeInstant(now.add({ hours: HOURS }));
    const hash = hashSecret(token);
    await addOneTimeToken(trx, { hash, purpose: 'reset', memberId: member.id, expiresAt, issuedBy: member.id });
    const factors = await dropFactors(trx, member.id);
    await recordAudit(trx, {
      at: writeInstant(now),
      actorId: null,
      action: 'member.reset-administrator',
      subject: `member:${member.id}`,
      ...began,
      ...((factors || began) && { after: { ...began?.after, ...(factors && { factors: 'removed' }) } }),
    });
    return resetLink(publicUrl, token);
  });
}

/** Has somebody's next time here begin today; what that changes, for the record. */
async function beginToday(trx: Write, memberId: number, today: Day, now: Temporal.Instant) {
  await lockMember(trx, memberId);
  const { was, is } = await beginNextOn(trx, memberId, today);
  const corrected = { memberId, was: newestOf(was).newest.from, is: newestOf(is).newest.from };
  if (corrected.was !== corrected.is) {
    await grantCorrected(trx, [corrected], { today, now: writeInstant(now), actorId: memberId });
  }
  return { before: { employment: was }, after: { employment: is } };
}

const codesOf = async (db: Read, today: Day): Promise<string> => {
  const { here, between } = await administratorCodes(db, today);
  return (here.length > 0 ? here : between).join(', ') || 'none';
};
