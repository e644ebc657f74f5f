import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { SetUpInput } from '@muster/domain/office/office-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { setUpLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { recordAudit } from '../../records/audit.ts';
import { companyExists } from '../../records/company.ts';
import { addCompany } from '../../records/company-setup.ts';
import { addOneTimeToken, findOneTimeToken, spendOneTimeToken } from '../../records/one-time-token.ts';

const SETUP_HOURS = 1;

/** The one-time set-up link of a database without a company; undefined when there is one. */
export async function offerSetUp(deps: Dependencies): Promise<string | undefined> {
  if (await companyExists(deps.database.query)) return undefined;
  const token = newSecret();
  const expiresAt = writeInstant(deps.clock().add({ hours: SETUP_HOURS }));
  await deps.database.write((trx) =>
    addOneTimeToken(trx, { hash: hashSecret(token), purpose: 'setup', memberId: null, expiresAt }),
  );
  return setUpLink(deps.config.publicUrl, token);
}

/**
 * Creates the company, its first site and its first administrator, once, for who holds the printed link.
 * @throws LINK_NOT_VALID, PASSWORD_MISMATCH, PASSWORD_TOO_WEAK
 */
export async function setUp(deps: Dependencies, input: SetUpInput): Promise<{ membercode: string }> {
  const { company, site, administrator } = input;
  const now = deps.clock();
  const tokenHash = hashSecret(input.token);
  const known = await findOneTimeToken(deps.database.query, tokenHash, 'setup', writeInstant(now));
  if (!known) throw refuse('LINK_NOT_VALID', { field: 'token' });
  requireGoodPassword(administrator, { membercode: administrator.membercode, companyName: company.name });
  const passwordHash = await deps.passwords.hash(administrator.password);
  await deps.database.write(async (trx) => {
    if (!(await spendOneTimeToken(trx, tokenHash, writeInstant(now))) || (await companyExists(trx))) {
      throw refuse('LINK_NOT_VALID', { field: 'token' });
    }
    const administratorId = await addCompany(trx, {
      company,
      site,
      administrator: { membercode: administrator.membercode, membername: administrator.membername, passwordHash },
      today: dayOf(now, company.zone),
      now: writeInstant(now),
    });
    await recordAudit(trx, {
      at: writeInstant(now),
      actorId: administratorId,
      action: 'company.set-up',
      subject: 'company',
      after: { company, site },
    });
  });
  return { membercode: administrator.membercode };
}
