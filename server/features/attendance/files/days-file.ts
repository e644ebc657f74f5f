import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { type Day, timeOf } from '@muster/domain/calendar/company-time.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { TableRows } from '../../../http/table-download.ts';
import { decidesForSomebody } from '../../../records/group.ts';
import { findMembers } from '../../../records/member.ts';
import { sayDayNotes } from '../../../words.ts';
import { companyTime } from '../summary/company-view.ts';
import { type DerivedMember, derivedMembers } from '../summary/derived-members.ts';
import { membersInSteps } from '../summary/group-members-view.ts';
import { requireSight } from '../summary/read-group.ts';
import { requireSpan } from '../summary/read-summary.ts';
import { findSubject } from '../summary/subjects-view.ts';

interface Asked {
  readonly from: Day;
  readonly to: Day;
  readonly membercode?: string | undefined;
  readonly groupno?: string | undefined;
}

const columns = [
  ...['membercode', 'membername', 'groupno', 'date', 'status', 'checkin', 'checkout'],
  ...['minutes', 'expected', 'late', 'early', 'overtime', 'note'],
];

/**
 * A row a member and day (wire 6), times by the company's clock. Without a member or group: everybody for the office,
 * their groups for managers, their own days for others. Days without a status, before joining and after leaving, have no row.
 * @throws INVALID_INPUT for a span that is backwards or too long; NOT_FOUND for whom the caller may not see
 */
export async function daysFile(deps: Dependencies, caller: Caller, asked: Asked) {
  const db = deps.database.query;
  const days = requireSpan(asked);
  const time = await companyTime(db, deps.clock);
  const { groups, steps } = await whoseDays(db, caller, asked, time.today);
  const rows = async function* (): TableRows {
    yield columns;
    for await (const members of steps) {
      for (const it of await derivedMembers(db, members, { time, days, groups })) yield* rowsOf(it, time.zone);
    }
  };
  return { name: `attendance-${days.from}-${days.to}`, rows: rows() };
}

/** Whose days, step by step, and which of them are seen. */
async function whoseDays(db: Read, { member }: Caller, { membercode, groupno, ...days }: Asked, today: Day) {
  const alone = groupno === undefined && !isOffice(member.role) && !(await decidesForSomebody(db, member.id, today));
  if (membercode === undefined && !alone) {
    const groups = await requireSight(db, member, groupno, today);
    return { groups, steps: membersInSteps(db, groups, days) };
  }
  const { id, groups } = await findSubject(db, member, membercode, today);
  return { groups, steps: [await findMembers(db, [id])] };
}

function* rowsOf({ membercode, membername, groupno, records }: DerivedMember, zone: string) {
  const who = [membercode, membername, groupno ?? ''].map(writeCell);
  for (const it of records) if (it.status !== null) yield [...who, ...dayCells(it, zone)];
}

function dayCells(it: DayRecord, zone: string): string[] {
  const clock = (instant: string | null) => (instant ? timeOf(Temporal.Instant.from(instant), zone).slice(0, 5) : '');
  return [
    ...[it.date, it.status ?? '', clock(it.checkin), clock(it.checkout)],
    ...[it.minutes, it.expected, it.late, it.early, it.overtime].map(String),
    writeCell(sayDayNotes(it.notes)),
  ];
}
