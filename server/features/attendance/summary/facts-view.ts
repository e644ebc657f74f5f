import type { DayClaim, MemberFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Read } from '../../../database/engine.ts';
import { partOf } from '../../../records/claims.ts';
import * as rows from './member-rows-view.ts';
import { type WorkFacts, workFacts } from './work-view.ts';

/** What a member's days are derived from, and the groups they were in. */
export type SummaryFacts = Omit<MemberFacts, 'patterns'> & Pick<WorkFacts, 'patterns'>;

/** The facts of some members' days, by member: as many statements for one as for two hundred. */
export async function summaryFacts(
  db: Read,
  ids: readonly number[],
  days: rows.Days,
): Promise<ReadonlyMap<number, SummaryFacts>> {
  if (ids.length === 0) return new Map();
  const [work, attended, outside, claims, corrections] = await Promise.all([
    workFacts(db, ids, days),
    ...rowsOf(db, ids, days),
  ]);
  const attendedBy = Map.groupBy(attended, (it) => it.member_id);
  const outsideBy = Map.groupBy(outside, (it) => it.member_id);
  const claimsBy = Map.groupBy(claims, (it) => it.member_id);
  const correctionsBy = Map.groupBy(corrections, (it) => it.member_id);
  const facts = new Map<number, SummaryFacts>();
  for (const [id, works] of work) {
    const corrected = correctionsBy.get(id) ?? [];
    facts.set(id, {
      ...works,
      attended: (attendedBy.get(id) ?? []).map((it) => ({
        ...{ day: it.attendance_date, startedAt: it.started_at, endedAt: it.ended_at, ending: it.ending },
      })),
      outside: new Set((outsideBy.get(id) ?? []).map((it) => it.day)),
      claims: (claimsBy.get(id) ?? []).map(asClaim),
      corrected: new Set(corrected.filter((it) => it.kind === 'times').map((it) => it.day)),
      excused: new Map(corrected.filter((it) => it.kind === 'excuse').map((it) => [it.day, it.reason])),
    });
  }
  return facts;
}

function rowsOf(db: Read, ids: readonly number[], days: rows.Days) {
  const [memberId] = ids;
  if (ids.length === 1 && memberId !== undefined) {
    const one = { memberId, ...days };
    return [
      rows.attendancesOfMember(db, one),
      rows.outsideOfMember(db, one),
      rows.claimsOfMember(db, one),
      rows.correctionsOfMember(db, one),
    ] as const;
  }
  return [
    rows.attendancesOfMany(db, ids, days),
    rows.outsideOfMany(db, ids, days),
    rows.claimsOfMany(db, ids, days),
    rows.correctionsOfMany(db, ids, days),
  ] as const;
}

type ClaimRow = Awaited<ReturnType<typeof rows.claimsOfMember>>[number];

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
