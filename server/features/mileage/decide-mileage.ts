import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import { mayDecideFor, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { decideMileage as call, MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { tellMember } from '../../news/tell-deciders.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { findManaged, inPlaceOf } from '../../records/deciding/managed-member.ts';
import { readEmployment } from '../../records/members/employment.ts';
import { lockMember } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { readCompany } from '../../records/office/company.ts';
import { changeMileageRow, findMileage } from '../../records/trips/mileage.ts';
import { seenMileage } from './mileage-view.ts';
import { presentOne } from './present-mileage.ts';

/**
 * Approves what waits at the rate of its day, which it keeps, or sends back what waits or was approved, of which its member
 * is told.
 * @throws NOT_FOUND, FORBIDDEN, MILEAGE_DECIDED, PERIOD_CLOSED, CHANGED_MEANWHILE also where the rate is another than was looked at;
 * for an approval NOT_EMPLOYED
 */
export async function decideMileage(
  deps: Dependencies,
  { member }: Caller,
  id: number,
  { decision, remark = '', rate, revision }: Parsed<typeof call>['body'],
): Promise<MileageEntry> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const today = dayOf(deps.clock(), (await readCompany(trx)).zone);
    const { before, subject } = await requireDecidable(trx, member, id, today);
    const approve = decision === 'approve';
    if (before.state === 'returned' || (approve && before.state === 'approved')) throw refuse('MILEAGE_DECIDED');
    const shown = () => presentOne(trx, member, id, today);
    await requireRevision(revision, before, shown);
    if (approve) insist(notEmployed(await readEmployment(trx, subject.id), before.day, before.day, 'drivenon'));
    insist(await closedDaysProblem(trx, before.day, before.day));
    const { rate: holds, number, trip_id: trip } = await seenMileage(trx, id);
    if (approve && rate !== undefined && rate !== holds) throw refuse('CHANGED_MEANWHILE', { data: await shown() });
    const standIn = inPlaceOf(subject, member);
    const after = await changeMileageRow(trx, id, {
      state: approve ? 'approved' : 'returned',
      rate: approve ? holds : null,
      decided_by: member.id,
      decided_for: standIn?.managerId ?? null,
      decided_at: at,
      decision_remark: remark,
    });
    await recordAudit(trx, {
      ...{ at, actorId: member.id, action: `mileage.${decision}`, subject: `mileage:${id}` },
      ...{ before, after: { ...after, insteadOf: standIn?.managerName } },
    });
    if (!approve) {
      const params = { number, day: before.day, remark, trip };
      await tellMember(deps, trx, subject, { code: 'mileageReturned', params }, at);
    }
    return shown();
  });
}

/** An entry with its member held. Who may not see it gets the answer of one that is not there. @throws NOT_FOUND, FORBIDDEN */
async function requireDecidable(trx: Write, member: Caller['member'], id: number, today: string) {
  const found = await findMileage(trx, id);
  if (!found) throw refuse('NOT_FOUND');
  await lockMember(trx, found.member_id);
  const before = await findMileage(trx, id);
  const subject = await findManaged(trx, found.member_id, today);
  if (!before || !subject || !mayReadOf(member, subject)) throw refuse('NOT_FOUND');
  if (!mayDecideFor(member, subject)) throw refuse('FORBIDDEN');
  return { before, subject };
}
