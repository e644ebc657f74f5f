import type { Ending } from '@muster/domain/attendance/attendance-contract.ts';
import type { Attended, DayClaim, MemberFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import type { HoursOff } from '@muster/domain/attendance/summary/hours-off.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { gatheredRows, instantText, type Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { partOf } from '../../../records/trips/claims.ts';
import * as rows from './member-rows-view.ts';
import { textOfWork, type WorkFacts, type WorkRows, workOf, workRows } from './work-view.ts';

/** What a member's days are derived from, and the groups they were in. */
export type SummaryFacts = Omit<MemberFacts, 'patterns'> & Pick<WorkFacts, 'patterns'>;

/** The same as it is stored: rows, and the attendances of each stretch of the days as one text. */
export interface FactRows {
  readonly work: WorkRows;
  readonly attended: readonly (string | undefined)[];
  readonly outside: readonly Day[];
  readonly claims: readonly ClaimRow[];
  readonly corrections: readonly CorrectionRow[];
}

/**
 * The rows of some members' days: as many statements for one as for two hundred. Facts are made of them member by member:
 * those of a group's month would be more than is quickly thrown away again. Of attendances, which are most of them, those
 * of each stretch of the days are told apart.
 */
export async function factRows(
  db: Read,
  ids: readonly number[],
  days: Days,
  {
    stretches = [days],
    attendances = rows.attendances,
  }: { stretches?: readonly Days[]; attendances?: rows.Attendances | undefined } = {},
): Promise<(memberId: number) => FactRows | undefined> {
  const [workOf, outside, claims, corrections, ...lists] = await Promise.all([
    workRows(db, ids, days),
    rows.outside(db, ids, days),
    rows.claims(db, ids, days),
    rows.corrections(db, ids, days),
    ...stretches.map((it) => attendances(db, ids, it)),
  ]);
  const attendedBy = lists.map((some) => new Map(some.map((it) => [it.member_id, it.list])));
  const outsideBy = Map.groupBy(outside, (it) => it.member_id);
  const claimsBy = Map.groupBy(claims, (it) => it.member_id);
  const correctionsBy = Map.groupBy(corrections, (it) => it.member_id);
  return (id) => {
    const work = workOf(id);
    if (!work) return undefined;
    return {
      work,
      attended: attendedBy.map((it) => it.get(id)),
      outside: (outsideBy.get(id) ?? []).map((it) => it.day),
      claims: claimsBy.get(id) ?? [],
      corrections: correctionsBy.get(id) ?? [],
    };
  };
}

export function factsOf({ work, attended, outside, claims, corrections }: FactRows): SummaryFacts {
  return {
    ...workOf(work),
    attended: attended.flatMap((it) => (it === undefined ? [] : attendedIn(it))),
    outside: new Set(outside),
    claims: claims.map(asClaim),
    corrected: new Set(corrections.filter((it) => it.kind === 'times').map((it) => it.day)),
    excused: new Map(corrections.filter((it) => it.kind === 'excuse').map((it) => [it.day, it.reason])),
    inLieu: new Map(corrections.flatMap((it) => (it.earned_half_days === null ? [] : [[it.day, it.earned_half_days]]))),
    approved: approvedOf(corrections),
    off: offOf(corrections),
  };
}

/** Minutes of overtime by day: what was worked on after a first approval may have been approved by another. */
function approvedOf(corrections: readonly CorrectionRow[]): ReadonlyMap<Day, number> {
  const approved = new Map<Day, number>();
  for (const { day, overtime_minutes: minutes } of corrections) {
    if (minutes !== null) approved.set(day, (approved.get(day) ?? 0) + minutes);
  }
  return approved;
}

/** Hours off by day, of which there may be several. */
export function offOf(corrections: readonly CorrectionRow[]): MemberFacts['off'] {
  const off = new Map<Day, HoursOff[]>();
  for (const { day, off_from: from, off_to: to } of corrections) {
    if (from !== null && to !== null) off.set(day, [...(off.get(day) ?? []), { from, to }]);
  }
  for (const hours of off.values()) hours.sort((a, b) => (a.from < b.from ? -1 : 1));
  return off;
}

/**
 * Writes all that the facts are made of behind some texts: the same texts, the same facts. One list grows, since two hundred
 * that are joined would be more to collect than what they say.
 */
export function writeTexts({ work, attended, outside, claims, corrections }: FactRows, texts: (string | undefined)[]) {
  texts.push(textOfWork(work));
  for (const it of attended) texts.push(it);
  for (const some of [outside, claims, corrections]) texts.push(some.length === 0 ? '' : JSON.stringify(some));
}

/** The facts of some members' days. */
export async function summaryFacts(
  db: Read,
  ids: readonly number[],
  days: Days,
): Promise<(memberId: number) => SummaryFacts | undefined> {
  const rowsOf = await factRows(db, ids, days);
  return (id) => {
    const own = rowsOf(id);
    return own && factsOf(own);
  };
}

type AttendedRow = readonly [day: Day, startedAt: string, endedAt?: string, ending?: Ending];

/** What `attendances` has of a member. */
const attendedIn = (text: string): Attended[] =>
  (gatheredRows(text) as unknown as AttendedRow[]).map(([day, startedAt, endedAt, ending]) => ({
    day,
    startedAt: instantText(startedAt),
    endedAt: endedAt === undefined ? null : instantText(endedAt),
    ending: ending ?? null,
  }));

export type ClaimRow = Awaited<ReturnType<typeof rows.claims>>[number];
type CorrectionRow = Awaited<ReturnType<typeof rows.corrections>>[number];

export function asClaim(row: ClaimRow): DayClaim {
  const { day, claim, status, leaveid, description, number, approval, uncharged } = row;
  return claim === 'trip'
    ? { day, kind: 'trip', approved: approval === 'approved', part: null, title: number ?? '', leaveid: '' }
    : {
        day,
        kind: 'leave',
        approved: status === 'approved',
        part: partOf(row),
        skipped: uncharged?.includes(day) ?? false,
        title: description ?? '',
        leaveid: leaveid ?? '',
      };
}
