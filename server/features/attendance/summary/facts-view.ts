import type { Ending } from '@muster/domain/attendance/attendance-contract.ts';
import type { Attended, DayClaim, MemberFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { gatheredRows, instantText, type Read } from '../../../database/engine.ts';
import { partOf } from '../../../records/claims.ts';
import type { Days } from '../../../records/of-members.ts';
import * as rows from './member-rows-view.ts';
import { type WorkFacts, workFacts } from './work-view.ts';

/** What a member's days are derived from, and the groups they were in. */
export type SummaryFacts = Omit<MemberFacts, 'patterns'> & Pick<WorkFacts, 'patterns'>;

/**
 * The facts of some members' days: as many statements for one as for two hundred. What was read stays text until it is
 * asked for, member by member: all that a group attended in a month would be more than is quickly thrown away again.
 */
export async function summaryFacts(
  db: Read,
  ids: readonly number[],
  days: Days,
): Promise<(memberId: number) => SummaryFacts | undefined> {
  const [workOf, attendances, outside, claims, corrections] = await Promise.all([
    workFacts(db, ids, days),
    rows.attendances(db, ids, days),
    rows.outside(db, ids, days),
    rows.claims(db, ids, days),
    rows.corrections(db, ids, days),
  ]);
  const attendedBy = new Map(attendances.map((it) => [it.member_id, it.list]));
  const outsideBy = Map.groupBy(outside, (it) => it.member_id);
  const claimsBy = Map.groupBy(claims, (it) => it.member_id);
  const correctionsBy = Map.groupBy(corrections, (it) => it.member_id);
  return (id) => {
    const work = workOf(id);
    if (!work) return undefined;
    const attended = attendedBy.get(id);
    const corrected = correctionsBy.get(id) ?? [];
    return {
      ...work,
      attended: attended === undefined ? [] : attendedIn(attended),
      outside: new Set((outsideBy.get(id) ?? []).map((it) => it.day)),
      claims: (claimsBy.get(id) ?? []).map(asClaim),
      corrected: new Set(corrected.filter((it) => it.kind === 'times').map((it) => it.day)),
      excused: new Map(corrected.filter((it) => it.kind === 'excuse').map((it) => [it.day, it.reason])),
    };
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

type ClaimRow = Awaited<ReturnType<typeof rows.claims>>[number];

function asClaim(row: ClaimRow): DayClaim {
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
