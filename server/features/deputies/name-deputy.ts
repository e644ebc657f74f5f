import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { NamedDeputy, nameDeputy as nameDeputyCall } from '@muster/domain/deputies/deputies-contract.ts';
import { deputyProblem } from '@muster/domain/deputies/deputy-rules.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { comingToDecide } from '../../identity/coming-to-decide.ts';
import { handingOver } from '../../news/hand-over.ts';
import { tell } from '../../news/tell.ts';
import { addDeputy, deputiesOf, deputiesWithAway, findDeputy, markDeputyEnded } from '../../records/deciding/deputy.ts';
import { managesSomebody } from '../../records/deciding/group.ts';
import { endMailedLinksOf } from '../../records/identity/mailed-links.ts';
import { lockMember, lockMembers } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyToday } from '../../records/office/company.ts';
import { deputyByCode } from './deputy-view.ts';

/** Who stands in for the caller, and for whom the caller stands in, now and to come. */
export async function readDeputies(deps: Dependencies, { member }: Caller) {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const [may, named, standsinfor] = await Promise.all([
    managesSomebody(db, member.id, today),
    deputiesWithAway(db, member.id, today),
    deputiesOf(db, 'deputy_id', member.id, today),
  ]);
  return { may, named, standsinfor };
}

/**
 * Names who decides for the caller's groups from a day to a day. The deputy is told. They decide nothing of their own,
 * nothing of the caller's, and name nobody in turn.
 * @throws DELEGATION_NOT_POSSIBLE
 */
export async function nameDeputy(
  deps: Dependencies,
  { member }: Caller,
  { membercode, from, to }: Parsed<typeof nameDeputyCall>['body'],
): Promise<NamedDeputy> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const today = await companyToday(trx, deps.clock);
    const deputy = await deputyByCode(trx, membercode, today);
    await lockMembers(trx, deputy ? [member.id, deputy.id] : [member.id]);
    const named = await deputiesOf(trx, 'manager_id', member.id, today);
    const facts = {
      today,
      manages: await managesSomebody(trx, member.id, today),
      self: membercode === member.membercode,
      active: deputy?.active,
      employment: deputy?.employment ?? [],
      named: named.length,
      sameOn: named.filter((it) => it.membercode === membercode).map((it) => ({ from: it.from, to: it.to })),
    };
    insist(deputyProblem(from, to, facts));
    if (!deputy) throw refuse('DELEGATION_NOT_POSSIBLE', { field: 'membercode', params: { reason: 'gone' } });
    const naming = { managerId: member.id, deputyId: deputy.id, from, to, at };
    const id = await comingToDecide(deps, trx, today, () => addDeputy(trx, naming));
    await endMailedLinksOf(trx, [deputy.id]);
    const added = { id, membercode, membername: deputy.membername, from, to };
    const params = { name: member.membername, days: { from, to } };
    await tell(deps.post, trx, { memberIds: [deputy.id], news: { code: 'deputyNamed', params }, at });
    const after = { manager: member.membercode, deputy: membercode, from, to };
    await recordAudit(trx, { at, actorId: member.id, action: 'delegation.add', subject: `delegation:${id}`, after });
    return added;
  });
}

/** Takes back a deputy whom the caller has named; the deputy is told. @throws NOT_FOUND, also for another's */
export async function endDeputy(deps: Dependencies, { member }: Caller, id: number): Promise<null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockMember(trx, member.id);
    const found = await findDeputy(trx, id);
    if (!found || found.manager_id !== member.id) throw refuse('NOT_FOUND');
    // Who did not decide for this one, as they decided for them in turn, does so from now on.
    const today = await companyToday(trx, deps.clock);
    await handingOver(deps, trx, today, () => markDeputyEnded(trx, id, at));
    const params = { name: member.membername, days: { from: found.from_day, to: found.until_day } };
    await tell(deps.post, trx, { memberIds: [found.deputy_id], news: { code: 'deputyEnded', params }, at });
    await recordAudit(trx, {
      at,
      actorId: member.id,
      action: 'delegation.end',
      subject: `delegation:${id}`,
      before: found,
    });
    return null;
  });
}
