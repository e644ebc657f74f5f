import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { firstLeaveTypes, plainTerms } from '@muster/domain/leave/types/leave-type.ts';
import type { SetUpInput } from '@muster/domain/office/office-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { setUpLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { addOneTimeToken, findOneTimeToken, spendOneTimeToken } from '../../records/identity/one-time-token.ts';
import { addType } from '../../records/leave/leave-type.ts';
import { addMember } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { addCompany, companyExists } from '../../records/office/company.ts';
import { tripTypeList } from '../../records/trips/trip-type.ts';
import { addShift } from '../../records/work/shift.ts';
import { addSite } from '../../records/work/site.ts';

const SETUP_HOURS = 1;

/** The one-time set-up link of a database without a company; undefined when there is one. */
export async function offerSetUp(deps: Dependencies): Promise<string | undefined> {
  if (await companyExists(deps.database.query)) return undefined;
  const token = newSecret();
  const expiresAt = writeInstant(deps.clock().add({ hours: SETUP_HOURS }));
  await deps.database.write((trx) =>
    addOneTimeToken(trx, { hash: hashSecret(token), purpose: 'setup', memberId: null, expiresAt, issuedBy: null }),
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
    const administratorId = await addFirsts(trx, input, passwordHash, now);
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

const OFFICE_HOURS = { name: 'Office hours', starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
/** Why members travel in any trade; the office changes them as it likes. */
const FIRST_TRIP_TYPES = ['Customer visit', 'Delivery', 'Meeting', 'Training'];

/** Stores what a company cannot be without; answers the administrator's id. */
async function addFirsts(
  trx: Write,
  { company, site, administrator }: SetUpInput,
  passwordHash: string,
  at: Temporal.Instant,
): Promise<number> {
  const now = writeInstant(at);
  const shiftId = await addShift(trx, OFFICE_HOURS);
  await addCompany(trx, { ...company, shiftId, countedFrom: dayOf(at, company.zone), now });
  await addSite(trx, site);
  for (const description of FIRST_TRIP_TYPES) await tripTypeList.add(trx, { description });
  for (const type of firstLeaveTypes) {
    await addType(trx, {
      ...type,
      ...plainTerms,
      paid: type.leaveid === 'WP' ? 'none' : 'full',
      daysPerYear: 0,
      daysFromYear: 0,
      daysBefore: 0,
      revision: 1,
    });
  }
  const { membercode, membername, email = '', counted } = administrator;
  const joinedOn = dayOf(at, company.zone);
  const added = await addMember(trx, {
    membercode,
    membername,
    role: 'SA',
    email,
    passwordHash,
    joinedOn,
    counted,
    now,
  });
  return added.id;
}
