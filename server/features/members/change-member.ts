import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import {
  type Employment,
  impossibleEmployment,
  isBetweenTimes,
  newestOf,
  periodsApart,
  staysFrom,
  stretchesLost,
} from '@muster/domain/members/employment.ts';
import type {
  LyingOutside,
  MemberChange,
  MemberDetail,
  TouchedByLeaving,
  UncountedDays,
} from '@muster/domain/members/member-office-contract.ts';
import { memberChange } from '@muster/domain/members/member-office-schemas.ts';
import { isHigher, mayEmploy, mayGiveRole, mayHaveChosen } from '@muster/domain/members/member-policy.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { otherThanKept, requireAsKept, takeApart } from '../../http/as-kept.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { endWhatWasKept } from '../../identity/end-what-was-kept.ts';
import { requireInReach } from '../../identity/out-of-reach.ts';
import { handingOver } from '../../news/hand-over.ts';
import { tellOfOffice } from '../../news/tell-of-office.ts';
import { allClosed } from '../../records/attendance/period-close.ts';
import { decidersInGroup } from '../../records/deciding/deciders-to-come.ts';
import { dropKeysOf } from '../../records/identity/access-key.ts';
import { endSessionsOf } from '../../records/identity/session.ts';
import { keepHolidays } from '../../records/leave/counting-days.ts';
import { lockLeaveTypes } from '../../records/leave/leave-type.ts';
import { grantCorrected, grantRejoined } from '../../records/leave/ledger/grants.ts';
import { storeEarlier } from '../../records/members/employment.ts';
import { lockWithAdministrators } from '../../records/members/member/administrators.ts';
import { chosenByOthers } from '../../records/members/member/password-by.ts';
import { storeStatus } from '../../records/members/member/suspension.ts';
import { updateMember } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyToday } from '../../records/office/company.ts';
import { requireAdministrator, requireStillAllowed } from './administrators.ts';
import { tellOfMailByOffice } from './change-mail.ts';
import { endCrewsOfRaised } from './end-crews.ts';
import { lyingOutside, touchedByLeaving } from './leaving-view.ts';
import { memberDetail } from './read-member.ts';
import { uncountedBy } from './uncounted-view.ts';
import { applyWork } from './work/set-work.ts';

export type Changed = MemberDetail & {
  readonly touches: TouchedByLeaving | null;
  readonly outside?: LyingOutside;
  readonly uncounted: UncountedDays | null;
  readonly closed: string[];
};

/**
 * Changes what the office keeps of a member. A role is given by an administrator, never to oneself, and somebody always
 * stays administrator. After their newest last day a member's account is closed; who gets none any more, or begins anew,
 * is back. A preview stores nothing, and is refused as the change would be.
 * @throws NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, WORK_VALUE_UNKNOWN, MEMBER_DATES_WRONG, LAST_ADMINISTRATOR,
 * PASSWORD_OF_ANOTHER
 */
export async function changeMember(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
  sent: MemberChange,
  preview: boolean,
): Promise<Changed> {
  const {
    asked: { revision, ...asked },
    beside,
  } = takeApart(memberChange, sent);
  return deps.database.write(async (trx) => {
    const today = await companyToday(trx, deps.clock);
    await holdFor(trx, memberId, asked, today);
    const actor = await requireStillAllowed(trx, caller);
    const before = await memberDetail(trx, actor, memberId, today);
    if (!mayEmploy(actor, before)) throw refuse('FORBIDDEN');
    const change = differences(asked, before);
    const isOther = Object.keys(change).length > 0 || otherThanKept(beside, before) !== undefined;
    if (isOther) await requireRevision(revision, before, () => before);
    requireAsKept(beside, before);
    requireOneEmployment(change, asked);
    if (change.role !== undefined && !mayGiveRole(actor, before)) throw refuse('FORBIDDEN', { field: 'role' });
    await requireOwnPassword(trx, before, change, today);
    if (change.email !== undefined) await requireInReach(trx, deps.clock, { member: actor }, memberId);
    const employment = employmentAfter(change, before);
    insist(impossibleEmployment(employment));
    const told = await touchedByDays(trx, before, employment);
    const days = { id: memberId, before: before.employment, after: employment };
    const uncounted = (await uncountedBy(trx, [days])).get(memberId) ?? null;
    const closed = periodsApart(before.employment, employment, await allClosed(trx)).map((it) => it.month);
    const asBefore = { ...before, ...told, uncounted, closed };
    if (Object.keys(change).length === 0) return asBefore;
    if (preview) {
      await requirePossible(deps, trx, caller, before, { ...change, employment }, today);
      return asBefore;
    }
    await store(deps, trx, caller, before, { ...change, employment }, today);
    const after = await memberDetail(trx, actor, memberId, today);
    const { may: _, ...was } = before;
    const { may: __, ...is } = after;
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
      actorId: caller.member.id,
      action: 'member.change',
      subject: `member:${memberId}`,
      before: was,
      after: is,
    });
    return { ...after, ...told, uncounted, closed };
  });
}

/** What there is on the days that are none here any more: after a last day that is entered, and outside of all others. */
async function touchedByDays(trx: Write, before: MemberDetail, employment: Employment) {
  const { id: memberId } = before;
  const lastDay = newestOf(employment).newest.to;
  const lost = stretchesLost(before.employment, employment);
  if (lastDay === null || lastDay === before.lefton) {
    const outside = await lyingOutside(trx, memberId, lost);
    return { touches: null, ...(outside && { outside }) };
  }
  const touches = await touchedByLeaving(trx, { memberId, lastDay, employment });
  const outside = await lyingOutside(
    trx,
    memberId,
    lost.filter((it) => it.from <= lastDay),
  );
  return { touches, ...(outside && { outside }) };
}

type Asked = Omit<ReturnType<typeof takeApart<MemberChange>>['asked'], 'revision'>;

/** Holds all that a change hangs on: the types where days of leave follow a first day, which a new one gives by that of before. */
async function holdFor(trx: Write, memberId: number, asked: Asked, day: Day): Promise<void> {
  if (asked.joinedon !== undefined || asked.employment !== undefined) await lockLeaveTypes(trx);
  if (setsWork(asked)) await keepHolidays(trx);
  const { groupno } = asked;
  const deciders = groupno ? await decidersInGroup(trx, { memberId, groupno, day }) : [];
  await lockWithAdministrators(trx, memberId, deciders);
}

/** Where all stretches are set, the days of the newest may come along as these have them. @throws INVALID_INPUT */
function requireOneEmployment({ employment }: Asked, { joinedon, lefton }: Asked): void {
  if (employment === undefined) return;
  const { from, to } = newestOf(employment).newest;
  if ((joinedon === undefined || joinedon === from) && (lefton === undefined || lefton === to)) return;
  throw refuse('INVALID_INPUT', { field: 'employment', params: { reason: 'stretches' } });
}

/** When the member works here by a change: of the newest stretch alone, or of all of them. */
function employmentAfter({ employment, joinedon, lefton }: Asked, before: MemberDetail): Employment {
  const { newest, earlier } = newestOf(before.employment);
  return (
    employment ?? [
      ...earlier,
      { from: joinedon === undefined ? newest.from : joinedon, to: lefton === undefined ? newest.to : lefton },
    ]
  );
}

/** What is asked for and not so already. */
const differences = (asked: Asked, before: MemberDetail): Asked =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof MemberDetail]),
    ),
  );

/** Whoever chose the password of a member is not to come into a higher role than theirs by it. @throws PASSWORD_OF_ANOTHER */
async function requireOwnPassword(trx: Write, before: MemberDetail, { role }: Asked, today: Day): Promise<void> {
  if (role === undefined || !isHigher(role, before.role)) return;
  const [chosen] = await chosenByOthers(trx, [before.id], today);
  if (!chosen || mayHaveChosen(chosen, role)) return;
  throw refuse('PASSWORD_OF_ANOTHER', { field: 'role', params: { name: chosen.name, by: chosen.by } });
}

interface ToStore extends Omit<Asked, 'employment'> {
  readonly employment: Employment;
}

/** Refuses what storing a change would refuse, and stores nothing. */
async function requirePossible(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  before: MemberDetail,
  { role = before.role, employment, ...work }: ToStore,
  today: Day,
): Promise<void> {
  if (setsWork(work)) await applyWork(deps, trx, caller, before.id, workFrom(today, work), true);
  const stays = role === 'SA' && staysFrom(employment, today);
  if (before.role === 'SA') await requireAdministrator(trx, today, stays ? undefined : before.id);
}

type Work = Pick<Asked, 'groupno' | 'locationrule' | 'sites'>;

const setsWork = ({ groupno, locationrule, sites }: Work) =>
  groupno !== undefined || locationrule !== undefined || sites !== undefined;

const workFrom = (from: Day, { groupno, locationrule, sites }: Work) => ({ from, groupno, locationrule, sites });

async function store(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  before: MemberDetail,
  { groupno, locationrule, sites, role, joinedon: _, lefton: __, employment, ...own }: ToStore,
  today: Day,
): Promise<void> {
  const [now, actorId] = [writeInstant(deps.clock()), caller.member.id];
  const { newest, earlier } = newestOf(employment);
  const isBack = before.status === 'left' && !hasLeft(newest.to, today);
  const keep = async () => {
    await updateMember(trx, before.id, {
      ...own,
      ...(role === undefined ? {} : { role }),
      ...(own.email === undefined ? {} : { email_by: actorId === before.id ? null : actorId }),
      joined_on: newest.from,
      left_on: newest.to,
    });
    if (isBack) await storeStatus(trx, before.id, 'active', now);
    await storeEarlier(trx, before.id, earlier);
  };
  const stays = JSON.stringify(employment) === JSON.stringify(before.employment);
  await (stays ? keep() : handingOver(deps, trx, today, keep));
  if (newest.from && before.lefton && newest.from > before.lefton) {
    await grantRejoined(trx, { memberId: before.id, joined: newest.from, leftOn: before.lefton, today, now, actorId });
  } else if (newest.from !== before.joinedon) {
    const corrected = { memberId: before.id, was: before.joinedon, is: newest.from };
    await grantCorrected(trx, [corrected], { today, now, actorId });
  }
  const work = { groupno, locationrule, sites };
  if (setsWork(work)) await applyWork(deps, trx, caller, before.id, workFrom(today, work), false);
  const isAway = (it: Employment) => hasLeft(newestOf(it).newest.to, today) || isBetweenTimes(it, today);
  // Whoever has another role, or none of the company's any more, signs in anew; a key was made for who they were.
  if (role !== undefined || (!isAway(before.employment) && isAway(employment))) {
    // Who says so of themselves is answered: the session in which they do stays, for what is still theirs.
    await endSessionsOf(trx, before.id, actorId === before.id ? caller.sessionId : undefined);
    await dropKeysOf(trx, before.id);
  }
  if (role !== undefined && isHigher(role, before.role)) {
    await endWhatWasKept(deps, trx, [before.id]);
    await endCrewsOfRaised(deps, trx, [before.id], actorId);
  }
  const { id, membername = before.membername } = { ...own, id: before.id };
  if (role !== undefined) await tellOfOffice(deps, trx, caller.member, [{ id, membername, role, was: before.role }]);
  if (own.email !== undefined) await tellOfMailByOffice(deps, trx, [{ member: before, oldEmail: before.email }]);
  if (before.role === 'SA') await requireAdministrator(trx, today);
}
