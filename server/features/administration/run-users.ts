import type { User, UserInput } from '@muster/domain/administration/administration-contract.ts';
import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { dropFactors } from '../../identity/drop-factors.ts';
import { endWaysIn } from '../../identity/end-ways-in.ts';
import { tellOfOffice } from '../../news/tell-of-office.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { keepLeaveTypes } from '../../records/leave/leave-type.ts';
import { grantMember } from '../../records/leave/ledger/grants.ts';
import { addGuest, freeName, type NewGuest, takeSignIn } from '../../records/members/member/guest.ts';
import { addMember, lockEverybody } from '../../records/members/member.ts';
import { flagsOf, leavePermissions, lockPermissions } from '../../records/members/permission.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { readCompany } from '../../records/office/company.ts';
import { requireFlag } from './require-flag.ts';
import { deleterOf, emailTaken, findUser, otherAdministrators, shownUsers } from './users-view.ts';

/**
 * Makes an account that can sign in at once. Without a role it is a guest's; any role is an administrator's to give.
 * @throws FORBIDDEN, USER_EXISTS, PASSWORD_TOO_WEAK
 */
export async function registerUser(deps: Dependencies, caller: Caller, asked: UserInput): Promise<User> {
  const { database, passwords, clock } = deps;
  await requireFlag(database.query, caller, 'users', 'write');
  const { role = 'GUEST' } = asked;
  if (role !== 'GUEST' && caller.member.role !== 'SA') throw refuse('FORBIDDEN', { field: 'role' });
  const { name: companyName, zone } = await readCompany(database.query);
  const { username, password } = asked;
  requireGoodPassword({ password, confirm_password: password }, { membercode: username, companyName });
  const passwordHash = await passwords.hash(password);
  const now = clock();
  const passwordBy = caller.member.id;
  const facts = { membercode: username, email: asked.email, passwordHash, passwordBy, now: writeInstant(now) };
  try {
    return await database.write(async (trx) => {
      await lockPermissions(trx);
      const flags = await requireFlag(trx, caller, 'users', 'write');
      await keepLeaveTypes(trx);
      await lockEverybody(trx);
      if (await emailTaken(database, trx, asked.email)) throw refuse('USER_EXISTS', { field: 'email' });
      const id =
        role === 'GUEST'
          ? await addGuest(trx, facts)
          : await addEmployed(trx, { ...facts, role, day: dayOf(now, zone) });
      const user = await findUser(trx, id);
      if (!user) throw refuse('USER_EXISTS', { field: 'username' });
      await recordAudit(trx, { ...by(deps, caller), action: 'user.register', subject: `member:${id}`, after: user });
      await tellOfOffice(deps, trx, caller.member, [{ id, membername: user.name, role }]);
      const [shown] = await shownUsers(trx, [user], await deleterOf(trx, clock, caller.member, flags));
      return shown as User;
    });
  } catch (error) {
    if (isDuplicate(error)) throw refuse('USER_EXISTS', { field: 'username' });
    throw error;
  }
}

type Employed = NewGuest & { readonly role: 'MEMBER' | 'HR' | 'SA'; readonly day: string };

/** A member like any other, with a sign-in from the first. */
async function addEmployed(trx: Write, { day, ...it }: Employed): Promise<number> {
  const { id } = await addMember(trx, { ...it, emailBy: it.passwordBy, membername: it.membercode, joinedOn: day });
  await grantMember(trx, id, fiscalYearOf(day), it.now);
  return id;
}

/**
 * Takes a sign-in away, with its second factors, and ends the sessions that began with it. A member stays a member, and comes back
 * by a one-time code of HR; a guest is nobody any more, holds no permission, and leaves their name to others.
 * @throws FORBIDDEN, NOT_FOUND, LAST_ADMINISTRATOR
 */
export async function deleteUser(deps: Dependencies, caller: Caller, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    await lockPermissions(trx);
    const flags = await requireFlag(trx, caller, 'users', 'delete');
    await lockEverybody(trx);
    const user = await findUser(trx, id);
    if (!user) throw refuse('NOT_FOUND');
    const deleter = await deleterOf(trx, deps.clock, caller.member, flags);
    if (!deleter.may(user, await flagsOf(trx, user))) throw refuse('FORBIDDEN');
    if (user.role === 'SA' && (await otherAdministrators(trx, id)) === 0) throw refuse('LAST_ADMINISTRATOR');
    await takeSignIn(trx, id);
    if (user.role === 'GUEST') {
      await freeName(trx, id);
      await leavePermissions(trx, id);
    }
    await endWaysIn(trx, id);
    await dropFactors(trx, id);
    await recordAudit(trx, { ...by(deps, caller), action: 'user.delete', subject: `member:${id}`, before: user });
  });
}

const by = (deps: Dependencies, caller: Caller) => ({ at: writeInstant(deps.clock()), actorId: caller.member.id });
