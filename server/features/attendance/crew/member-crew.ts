import type { changeMemberCrew as call, MemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import { crewProblem } from '@muster/domain/attendance/crew/crew-rules.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { nowText } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist } from '../../../http/problems.ts';
import { requireRunnable } from '../../../identity/runnable.ts';
import { tell } from '../../../news/tell.ts';
import { addToCrew, namedWith, takeFromCrew } from '../../../records/attendance/crew.ts';
import { findStanding, lockMembers } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';

/** @throws NOT_FOUND, FORBIDDEN */
export async function readMemberCrew(
  { database }: Dependencies,
  caller: Caller,
  memberId: number,
): Promise<MemberCrew> {
  await requireRunnable(database.query, caller, memberId);
  return crewOf(database.query, memberId);
}

/**
 * Adds members to those for whom a lead checks in, and takes others away; who is in already, or is not, stays so. All of them are
 * held, so that no punch of who is taken away is stored after it.
 * @throws NOT_FOUND, FORBIDDEN, CREW_NOT_POSSIBLE
 */
export async function changeMemberCrew(
  deps: Dependencies,
  caller: Caller,
  leadId: number,
  { add, remove }: Parsed<typeof call>['body'],
): Promise<MemberCrew> {
  return deps.database.write(async (trx) => {
    await lockMembers(trx, [...new Set([leadId, ...add, ...remove])]);
    const lead = await requireRunnable(trx, caller, leadId);
    const before = (await namedWith(trx, 'lead_id', leadId)).map((it) => it.id);
    const taken = before.filter((id) => remove.includes(id) && !add.includes(id));
    const added = [...new Set(add)].filter((id) => !before.includes(id));
    if (added.length + taken.length === 0) return crewOf(trx, leadId);
    const found = await Promise.all(added.map(async (id) => ({ id, member: await findStanding(trx, id) })));
    const size = before.length - taken.length + added.length;
    for (const { id, member } of found) {
      const isActive = member?.status === 'active' && lead.status === 'active';
      const isRun = member !== undefined && mayRunMember(caller.member, member);
      insist(crewProblem({ isLead: id === leadId, isOneself: id === caller.member.id, isActive, isRun }, size));
    }
    const at = nowText(deps.clock);
    const codes = async () => (await namedWith(trx, 'lead_id', leadId)).map((it) => it.membercode).toSorted();
    const was = await codes();
    await takeFromCrew(trx, leadId, taken);
    await addToCrew(trx, leadId, added, at);
    await recordAudit(trx, {
      ...{ at, actorId: caller.member.id, action: 'member.crew', subject: `member:${leadId}` },
      ...{ before: { checksinfor: was }, after: { checksinfor: await codes() } },
    });
    const by = { name: caller.member.membername };
    const told: readonly (readonly [readonly number[], News])[] = [
      [added, { code: 'crewLeadNamed', params: { lead: lead.membername } }],
      [taken, { code: 'crewLeadEnded', params: { lead: lead.membername, ...by } }],
      [added.length > 0 ? [leadId] : [], { code: 'crewGiven', params: { number: added.length, ...by } }],
      [taken.length > 0 ? [leadId] : [], { code: 'crewTaken', params: { number: taken.length, ...by } }],
    ];
    for (const [memberIds, news] of told) {
      if (memberIds.length > 0) await tell(deps.post, trx, { memberIds, news, at });
    }
    return crewOf(trx, leadId);
  });
}

async function crewOf(db: Read, memberId: number): Promise<MemberCrew> {
  const [crew, leads] = await Promise.all([namedWith(db, 'lead_id', memberId), namedWith(db, 'member_id', memberId)]);
  return { crew, leads };
}
