import type { Settlement } from '@muster/domain/attendance/review/review-contract.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { mayDecideFor, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { reviewItemsOf, settlePunches } from '../../../records/attendance/review-item.ts';
import { inPlaceOf, listManaged, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { rejectPunches } from '../corrections/reject-punches.ts';

type Listed = Awaited<ReturnType<typeof reviewItemsOf>>[number];

/**
 * Accepts punches that were to be looked at, or rejects them: then they count no more. All of them or none.
 * @returns how many punches
 * @throws NOT_FOUND, FORBIDDEN for the own and for what they made themselves for others; CHANGED_MEANWHILE when one was settled, or is listed for something else, since it was
 *   looked at; CORRECTION_NOT_POSSIBLE for a rejection in a closed pay period
 */
export async function settleReview(deps: Dependencies, { member }: Caller, asked: Settlement): Promise<number> {
  const at = writeInstant(deps.clock());
  const wanted = new Map(asked.items.map((it) => [it.id, it.reasons]));
  const ids = [...wanted.keys()];
  return deps.database.write(async (trx) => {
    const subjects = await holdSubjects(deps, trx, member, ids);
    const listed = Map.groupBy(await reviewItemsOf(trx, ids), (it) => it.punch_id);
    const stale = ids.filter((id) => !isAsLookedAt(listed.get(id) ?? [], wanted.get(id) ?? []));
    if (stale.length > 0) throw refuse('CHANGED_MEANWHILE', { data: { ids: stale } });
    const remark = asked.remark ?? '';
    const settled = { listed, subjects, remark, at };
    if (asked.decision === 'reject') await rejectEach(deps, trx, member, settled);
    else await tellWhatCountsNothing(deps, trx, settled);
    const state = asked.decision === 'accept' ? ('accepted' as const) : ('rejected' as const);
    await settlePunches(trx, ids, { state, by: member.id, at, remark });
    for (const [id, items] of listed) {
      const subject = subjects.get(items[0]?.member_id ?? 0);
      const insteadOf = subject && inPlaceOf(subject, member)?.managerName;
      await recordAudit(trx, {
        ...{ at, actorId: member.id, action: `review.${asked.decision}`, subject: `punch:${id}` },
        before: { member: subject?.membercode, day: items[0]?.day, reasons: wanted.get(id) },
        after: { state, remark, insteadOf },
      });
    }
    return ids.length;
  });
}

/** The open reasons of a punch are those that were looked at. */
function isAsLookedAt(listed: readonly Listed[], reasons: readonly string[]): boolean {
  const open = listed.filter((it) => it.state === 'open').map((it) => it.reason);
  return open.length === new Set(reasons).size && open.every((it) => reasons.includes(it));
}

/** Holds whose punches they are, one after the other in the same order. @throws NOT_FOUND, FORBIDDEN */
async function holdSubjects(
  deps: Dependencies,
  trx: Write,
  actor: CurrentMember,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ManagedMember>> {
  const items = await reviewItemsOf(trx, ids);
  const known = new Set(items.map((it) => it.punch_id));
  if (ids.some((id) => !known.has(id))) throw refuse('NOT_FOUND');
  const memberIds = [...new Set(items.map((it) => it.member_id))].toSorted((a, b) => a - b);
  const subjects = await listManaged(trx, memberIds, await companyToday(trx, deps.clock));
  if (!subjects.every((it) => mayReadOf(actor, it))) throw refuse('NOT_FOUND');
  const may = subjects.every((it) => mayDecideFor(actor, it)) && items.every((it) => it.recorded_by !== actor.id);
  if (!may) throw refuse('FORBIDDEN');
  for (const id of memberIds) await lockMember(trx, id);
  return new Map(subjects.map((it) => [it.id, it]));
}

interface Settled {
  readonly listed: ReadonlyMap<number, readonly Listed[]>;
  readonly subjects: ReadonlyMap<number, ManagedMember>;
  readonly remark: string;
  readonly at: string;
}

const countsForNothing = (items: readonly Listed[] = []): boolean => items.some((it) => it.reason === 'closed_period');

/** Tells members once a day that check-ins without a check-out were accepted, since the time from them on counts for nothing. */
async function tellWhatCountsNothing(deps: Dependencies, trx: Write, { listed, subjects, at }: Settled): Promise<void> {
  const forgotten = [...listed.values()].flat().filter((it) => it.reason === 'forgotten' && it.state === 'open');
  const days = new Map(forgotten.map((it) => [`${it.member_id} ${it.day}`, it]));
  for (const { member_id, day } of days.values()) {
    const subject = subjects.get(member_id);
    if (subject) await tellMember(deps, trx, subject, { code: 'dayAccepted', params: { day } }, at);
  }
}

/** Rejects punches day by day: a day is corrected once. */
async function rejectEach(
  deps: Dependencies,
  trx: Write,
  actor: CurrentMember,
  { listed, subjects, remark, at }: Settled,
): Promise<void> {
  const punches = [...listed].flatMap(([id, [first]]) => (first ? [{ id, ...first }] : []));
  for (const ofDay of Map.groupBy(punches, (it) => `${it.member_id} ${it.day}`).values()) {
    const [{ member_id, day } = { member_id: 0, day: '' }] = ofDay;
    const subject = subjects.get(member_id);
    // What came into a closed pay period counts for nothing, so nothing has to be taken away.
    const punchIds = ofDay.filter((it) => !countsForNothing(listed.get(it.id))).map((it) => it.id);
    if (subject && punchIds.length > 0) {
      await rejectPunches(deps, trx, actor, { subject, day, punchIds, reason: remark, at });
    }
  }
}
