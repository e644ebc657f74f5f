import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Database, Read } from '../../database/engine.ts';
import { resetLink } from '../../http/links.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { dropFactors } from '../../identity/drop-factors.ts';
import { addOneTimeToken } from '../../records/identity/one-time-token.ts';
import { administratorCodes, findByCode } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { findCompany } from '../../records/office/company.ts';

const HOURS = 1;

/** Why there is no link; the message is the one line that the operator reads. */
export class NoAdministratorError extends Error {}

/**
 * A one-time link for an administrator who is locked out, for whoever runs the server; their second factor, which may be
 * what they lost, counts no more. Works beside a running server.
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
    const expiresAt = writeInstant(now.add({ hours: HOURS }));
    const hash = hashSecret(token);
    await addOneTimeToken(trx, { hash, purpose: 'reset', memberId: member.id, expiresAt, issuedBy: null });
    const factors = await dropFactors(trx, member.id);
    await recordAudit(trx, {
      at: writeInstant(now),
      actorId: null,
      action: 'member.reset-administrator',
      subject: `member:${member.id}`,
      ...(factors && { after: { factors: 'removed' } }),
    });
    return resetLink(publicUrl, token);
  });
}

const codesOf = async (db: Read, today: Day): Promise<string> =>
  (await administratorCodes(db, today)).join(', ') || 'none';
