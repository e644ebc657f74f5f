import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import type { resetPassword } from '@muster/domain/session/session-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { resetLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { confirmFirst } from '../../identity/confirm-first.ts';
import { endWaysIn } from '../../identity/end-ways-in.ts';
import { addressSubject, countGuessOn, forgiveGuessOn } from '../../identity/guess.ts';
import { mayMailLink, whoseToken } from '../../identity/handed-out.ts';
import { lookAtCredentials, requireStill } from '../../identity/looked-at.ts';
import type { Origin } from '../../identity/origin.ts';
import { tell } from '../../news/tell.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { addMailedReset, dropResetTokensOf, spendOneTimeToken } from '../../records/identity/one-time-token.ts';
import { requestHelp } from '../../records/identity/password-request.ts';
import { clearCountersOf } from '../../records/identity/sign-in-throttle.ts';
import { findForReset, holdAccount, setPassword } from '../../records/members/member.ts';
import { languageOfSent } from '../../records/members/member-preference.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { findCompany } from '../../records/office/company.ts';
import { tellOfAccount } from './factors/tell-of-account.ts';

const RESET_MINUTES = 30;

/**
 * Changes the caller's own password; their other sessions and their access keys end, their other devices are known no more,
 * and links for a new password are dead.
 * @throws CONFIRM_FIRST, PASSWORD_MISMATCH, PASSWORD_TOO_WEAK, TOO_MANY_REQUESTS
 */
export async function changeOwnPassword(
  deps: Dependencies,
  caller: Caller,
  body: Parsed<typeof changePassword>['body'],
  { device }: Origin,
): Promise<void> {
  const { membercode } = caller.member;
  const company = await findCompany(deps.database.query);
  requireGoodPassword(body, { membercode, ...(company && { companyName: company.name }) });
  const looked = await confirmFirst(deps, caller, body.current);
  const hash = await deps.passwords.hash(body.password);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    await setPassword(trx, caller.member.id, hash);
    await endWaysIn(trx, caller.member.id, { session: caller.sessionId, device: device && hashSecret(device) });
    await dropResetTokensOf(trx, caller.member.id);
    await tellOfAccount(deps, trx, { caller, verb: 'change-password', news: { code: 'passwordChanged', params: {} } });
  });
}

/**
 * Starts the way back for a member who forgot their password: mails a one-time link, or puts a request before HR. Both
 * happen after the answer, so that neither its words nor its time tell whether the code exists.
 * @throws TOO_MANY_REQUESTS
 */
export async function startReset(deps: Dependencies, membercode: string, ip: string): Promise<void> {
  await countGuessOn(deps, [{ kind: 'forgotten', key: membercode }, addressSubject(ip)]);
  deps.background.later(async () => {
    const member = await findForReset(deps.database.query, membercode);
    if (!member) return;
    if (!(await mayMailLink(deps.database.query, deps.clock, member))) {
      return requestHelp(deps.database.query, member.id, writeInstant(deps.clock()));
    }
    await mailResetLink(deps, member.id);
    await deps.post.deliver();
  });
}

/** Keeps the link and the mail that brings it together: one is not stored without the other. */
function mailResetLink(deps: Dependencies, id: number): Promise<void> {
  const token = newSecret();
  const expiresAt = writeInstant(deps.clock().add({ minutes: RESET_MINUTES }));
  const link = resetLink(deps.config.publicUrl, token);
  return deps.database.write(async (trx) => {
    await holdAccount(trx, id);
    // The address may just have been changed: the one of before brings nobody in any more.
    const member = await findForReset(trx, id);
    if (!member || !(await mayMailLink(trx, deps.clock, member))) return;
    const { membercode, membername, email: to } = member;
    const hash = hashSecret(token);
    await addMailedReset(trx, { hash, memberId: id, expiresAt });
    const params = { membername, membercode, minutes: RESET_MINUTES, link };
    await deps.post.keep(trx, { to, language: await languageOfSent(trx, id), expiresAt, code: 'resetLink', params });
  });
}

/**
 * Sets a new password by a one-time link. Whose password it is comes from the link alone (threats T18); all
 * other links and all sessions of the member end, and of their devices this one alone stays known, if it was.
 * @throws LINK_NOT_VALID, PASSWORD_MISMATCH, PASSWORD_TOO_WEAK, TOO_MANY_REQUESTS
 */
export async function finishReset(
  deps: Dependencies,
  body: Parsed<typeof resetPassword>['body'],
  { ip, device }: Origin,
): Promise<void> {
  const address = addressSubject(ip);
  await deps.passwords.inTurn(address.key, async (passwords) => {
    await countGuessOn(deps, [address]);
    await setByLink({ ...deps, passwords }, body, device);
    await forgiveGuessOn(deps, [address]);
  });
}

const invalid = () => refuse('LINK_NOT_VALID', { field: 'token' });

async function setByLink(
  deps: Dependencies,
  body: Parsed<typeof resetPassword>['body'],
  device: string | undefined,
): Promise<void> {
  const now = writeInstant(deps.clock());
  const tokenHash = hashSecret(body.token);
  const memberId = await whoseToken(deps.database.query, deps.clock, tokenHash, 'reset');
  const member = memberId ? await findForReset(deps.database.query, memberId) : undefined;
  if (!member) throw invalid();
  const looked = await lookAtCredentials(deps.database.query, { memberId: member.id, otherwise: invalid });
  const company = await findCompany(deps.database.query);
  requireGoodPassword(body, { membercode: member.membercode, ...(company && { companyName: company.name }) });
  const hash = await deps.passwords.hash(body.password);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    // Whoever handed it out may be none of the office by now, or the member more than theirs to run.
    if (!(await whoseToken(trx, deps.clock, tokenHash, 'reset'))) throw invalid();
    if (!(await spendOneTimeToken(trx, tokenHash, now))) throw invalid();
    await dropResetTokensOf(trx, member.id);
    await setPassword(trx, member.id, hash);
    await clearCountersOf(trx, member);
    await endWaysIn(trx, member.id, { device: device && hashSecret(device) });
    await recordAudit(trx, {
      at: now,
      actorId: member.id,
      action: 'member.reset-password',
      subject: `member:${member.id}`,
    });
    await tell(deps.post, trx, { memberIds: [member.id], news: { code: 'passwordChanged', params: {} }, at: now });
  });
}
