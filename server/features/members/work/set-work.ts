import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { mayEmploy } from '@muster/domain/members/member-policy.ts';
import { asRestDays, sameRest } from '@muster/domain/work/rest-days.ts';
import { timesOn } from '@muster/domain/work/shift-times.ts';
import type { TouchedByWork, WorkInput, WorkView } from '@muster/domain/work/work-contract.ts';
import {
  BEGINNING,
  changeFrom,
  FOREVER,
  holdingOn,
  type WorkChange,
  withChange,
} from '@muster/domain/work/work-pattern.ts';
import type { Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { comingToDecide } from '../../../identity/coming-to-decide.ts';
import { tell } from '../../../news/tell.ts';
import { closedDaysProblem } from '../../../records/attendance/period-close.ts';
import { settleNotCounted } from '../../../records/attendance/review-item.ts';
import { decidersInGroup } from '../../../records/deciding/deciders-to-come.ts';
import { findGroup } from '../../../records/deciding/group.ts';
import { keepHolidays, lockToCount } from '../../../records/leave/counting-days.ts';
import { followUncharged } from '../../../records/leave/uncharged-leave.ts';
import { raiseRevision, revisionOf } from '../../../records/members/member/revision.ts';
import { findStanding, lockMembers } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { cutWork, dropWork, overridesOf, storeWork } from '../../../records/work/member-work/set-work.ts';
import { type Work, workHistory, workOfDays } from '../../../records/work/member-work/work.ts';
import { findShift } from '../../../records/work/shift.ts';
import { timesOfShift } from '../../../records/work/shift-times.ts';
import { offeredSites } from '../../../records/work/site.ts';
import { historyOf, presentWork } from './read-work.ts';
import { touchedByWork } from './touched-by-work.ts';
import { workNews } from './work-news.ts';

/** Who may change the work of a member. @throws NOT_FOUND, FORBIDDEN */
export async function requireEmployable(db: Read, caller: Caller, memberId: number): Promise<void> {
  const subject = await findStanding(db, memberId);
  if (!subject) throw refuse('NOT_FOUND');
  if (!mayEmploy(caller.member, subject)) throw refuse('FORBIDDEN');
}

interface Set {
  readonly work: WorkView;
  readonly touches: TouchedByWork;
}

/** What is asked of somebody's work: what is left out stays as it is on that day. */
export type WorkAsked = { readonly [K in keyof Omit<WorkInput, 'from'>]?: WorkInput[K] | undefined };

/**
 * Sets what holds for a member from a day on, or for some days.
 * @throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, WORK_VALUE_UNKNOWN, PERIOD_CLOSED, CHANGED_MEANWHILE
 */
export async function setWork(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
  input: WorkInput,
  preview: boolean,
): Promise<Set> {
  const { from, until = FOREVER } = input;
  if (until < from) throw refuse('INVALID_INPUT', { field: 'until', params: { reason: 'backwards' } });
  return deps.database.write(async (trx) => {
    await holdFor(trx, memberId, input, await companyToday(trx, deps.clock));
    await requireEmployable(trx, caller, memberId);
    insist(await closedDaysProblem(trx, from, until));
    const { changes, ...set } = await applyWork(deps, trx, caller, memberId, input, preview);
    if (changes && !preview) await raiseRevision(trx, memberId);
    return set;
  });
}

/** Holds a member to count their days, and with them who comes to decide for one of the office by the group that is asked for. */
async function holdFor(trx: Write, memberId: number, { groupno }: WorkInput, day: Day): Promise<void> {
  const deciders = groupno ? await decidersInGroup(trx, { memberId, groupno, day }) : [];
  if (deciders.length === 0) return lockToCount(trx, memberId);
  await keepHolidays(trx);
  await lockMembers(trx, [memberId, ...deciders]);
}

/**
 * The same in a transaction that holds a member whom the caller may employ: it holds until the next thing that is set
 * for later, or up to the last day that is asked for, after which what held on the first one goes on; what held the day before takes back what was set for that day. Earlier days keep theirs; stored leave and trips stay as they are, and the answer says which of them it
 * touches. Leave that had skipped days that are worked now is listed for the office. A preview stores nothing, nor does what is said of that very day already.
 * @throws WORK_VALUE_UNKNOWN, CHANGED_MEANWHILE
 */
export async function applyWork(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  memberId: number,
  { from, until, revision, ...asked }: WorkAsked & { readonly from: Day },
  preview: boolean,
): Promise<Set & { readonly changes: boolean }> {
  const spans = await workHistory(trx, memberId);
  const change = changeFrom(spans, from, until);
  if (!change) throw new Error(`There is a member without work on ${from}.`);
  const after = { ...(await patternOf(trx, asked, change.before)), ...change.span };
  const previous = holdingOn(spans, addDays(from, -1));
  // What held the day before is no entry of its own: so it takes back what was set for a coming day.
  const takesBack = change.replaces && previous !== undefined && samePattern(previous, after);
  const changes = takesBack || !change.replaces || !samePattern(change.before, after);
  if (changes) {
    await requireRevision(revision, { revision: await revisionOf(trx, memberId) }, () => historyOf(trx, memberId));
  }
  const overrides = await overridesOf(trx, memberId);
  const today = await companyToday(trx, deps.clock);
  const touches = await touchedByWork(trx, {
    memberId,
    ...change.span,
    before: workOfDays(spans, overrides),
    after: workOfDays(withChange(spans, from, after, until), overrides),
    today,
  });
  if (!preview && changes) {
    const { from: first, until: last } = change.span;
    const at = writeInstant(deps.clock());
    const put = async () => {
      if (change.goesOn) await cutWork(trx, memberId, change.before, change.goesOn);
      if (!takesBack) return storeWork(trx, memberId, change, after);
      const next = holdingOn(spans, addDays(change.span.until, 1));
      await dropWork(trx, { id: change.before.id, ...change.span }, previous);
      if (!change.goesOn && next && samePattern(previous, next)) await dropWork(trx, next, previous);
    };
    const store = () => followUncharged(trx, { who: [memberId], from: first, to: last, at, description: '' }, put);
    await (change.before.groupId === after.groupId ? store() : comingToDecide(deps, trx, today, store));
    if (change.before.counted && !after.counted) {
      await settleNotCounted(trx, memberId, change.span, { by: caller.member.id, at });
    }
    await recordAndTell(deps, trx, caller, memberId, change, after);
  }
  return { work: presentWork(after), touches, changes };
}

/** Gives a member who was just listed the work that they begin with. @throws WORK_VALUE_UNKNOWN */
export async function beginAt(trx: Write, memberId: number, asked: WorkAsked): Promise<void> {
  const change = changeFrom(await workHistory(trx, memberId), BEGINNING);
  if (!change) throw new Error('There is a member without work.');
  await storeWork(trx, memberId, change, await patternOf(trx, asked, change.before));
}

/**
 * The pattern that is asked for, on top of what holds on that day. What is retired is kept by who has it and given to
 * nobody. @throws WORK_VALUE_UNKNOWN
 */
async function patternOf(trx: Write, input: WorkAsked, before: Work): Promise<Work> {
  const unknown = (field: string, reason: 'shift' | 'group' | 'site') =>
    refuse('WORK_VALUE_UNKNOWN', { field, params: { reason } });
  const shift = await findShift(trx, input.shiftid ?? before.shiftId);
  if (!shift || (shift.retired_at && shift.id !== before.shiftId)) throw unknown('shiftid', 'shift');
  const siteIds = [...new Set(input.sites ?? before.siteIds)].toSorted((a, b) => a - b);
  const added = siteIds.filter((it) => !before.siteIds.includes(it));
  if ((await offeredSites(trx, added)).length < added.length) throw unknown('sites', 'site');
  const groupno = input.groupno === undefined ? before.groupno : input.groupno;
  const group = groupno === null ? null : await findGroup(trx, groupno);
  if (group === undefined || (group?.retired_at && group.id !== before.groupId)) throw unknown('groupno', 'group');
  // The weekdays of every week and those of some weeks are said together.
  const rest = asRestDays(input.restdays ? { restdays: input.restdays, alternate: input.alternate } : before);
  return {
    ...before,
    shiftId: shift.id,
    shift: { name: shift.name, times: await timesOfShift(trx, shift.id) },
    restdays: rest.restdays,
    alternate: rest.alternate,
    groupId: group?.id ?? null,
    groupno,
    locationrule: input.locationrule ?? before.locationrule,
    siteIds,
    counted: input.counted ?? before.counted,
  };
}

const samePattern = (one: Work, other: Work): boolean =>
  one.shiftId === other.shiftId &&
  one.groupId === other.groupId &&
  one.locationrule === other.locationrule &&
  one.counted === other.counted &&
  sameRest(one, other) &&
  one.siteIds.join() === other.siteIds.join();

/** On record, and to the member. */
async function recordAndTell(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  memberId: number,
  { before, goesOn }: WorkChange<Work>,
  after: Work,
): Promise<void> {
  const at = writeInstant(deps.clock());
  await recordAudit(trx, {
    at,
    actorId: caller.member.id,
    action: 'member.work',
    subject: `member:${memberId}`,
    before: presentWork(before),
    after: presentWork(after),
  });
  if (caller.member.id === memberId) return;
  const shift = { ...timesOn(after.shift.times, after.from), name: after.shift.name };
  const changed = {
    counted: before.counted !== after.counted,
    others: !samePattern({ ...before, counted: after.counted }, after) || before.counted === after.counted,
  };
  for (const news of workNews({ ...after, shift, goesOn }, changed)) {
    await tell(deps.post, trx, { memberIds: [memberId], news, at });
  }
}
