import { addDays } from '@muster/domain/calendar/day.ts';
import { asksForDocument } from '@muster/domain/leave/documents/leave-documents.ts';
import { type PartTimes, partTimesOf } from '@muster/domain/leave/own/part-times.ts';
import { chargedDays, type LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import { type LeaveStatus, MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import type { LeaveType } from '@muster/domain/leave/types/leave-type.ts';
import type { Generated, Selectable } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';
import { type Asked, markAskedRead } from '../news/notification.ts';
import { documentCount, dropDocumentsOf } from './leave-document.ts';
import type { KeptLeaveType } from './leave-type.ts';

export interface LeaveTables {
  leave: LeaveTable;
}

interface LeaveTable {
  id: Generated<number>;
  member_id: number;
  leaveid: string;
  from_date: string;
  to_date: string;
  remark: string;
  status: 'pending' | 'approved' | 'rejected' | 'removed';
  revision: number;
  decision_remark: Generated<string>;
  decided_by: number | null;
  decided_at: string | null;
  return_from: string | null;
  /** In whose place it was decided; null for who decided by themselves. */
  decided_for: Generated<number | null>;
  /** The half of its one day; null for whole days. */
  part: Generated<'am' | 'pm' | null>;
  /** Free days within it that cost nothing, with commas between them. */
  uncharged: Generated<string>;
  /** Whether its type asked for a document when it got its days. */
  document_asked: Generated<number>;
  created_at: string;
  /** Who decides for its member and has agreed before the office decides, in whose place, when and in which words. */
  agreed_by: Generated<number | null>;
  agreed_for: Generated<number | null>;
  agreed_at: Generated<string | null>;
  agreed_remark: Generated<string>;
  /** Of leave that was withdrawn by its member or cancelled by the office; null where it was given back whole. */
  cancelled_at: Generated<string | null>;
  cancelled_by: Generated<number | null>;
  cancel_reason: Generated<string>;
}

export type LeaveRecord = Selectable<LeaveTable>;

/** A stored leave with its type and its member; removed ones are never read. */
export interface StoredLeave extends LeaveDays {
  readonly id: number;
  readonly memberId: number;
  readonly remark: string;
  readonly status: LeaveStatus;
  readonly revision: number;
  readonly decisionRemark: string;
  readonly returnFrom: string | null;
  /** Whether its type asked for a document when it got its days, and how many lie with it. */
  readonly documentAsked: boolean;
  readonly documents: number;
  readonly type: LeaveType;
  /** When its half of the day is, by the shift of that day; null for whole days. */
  readonly partTimes: PartTimes | null;
  /** Who decided, and in whose place, by name. */
  readonly decidedBy: string | null;
  readonly decidedFor: string | null;
  /** Who has agreed to it before the office, in whose place, when and in which words. */
  readonly agreedBy: string | null;
  readonly agreedFor: string | null;
  readonly agreedAt: string | null;
  readonly agreedRemark: string;
}

/** Leave that stands, with its type. */
export const selectLeave = (db: Read) => selectAllLeave(db).where('leave.status', '<>', 'removed');

/** Leave of any status, removed or not, with its type. */
export const selectAllLeave = (db: Read) =>
  db
    .selectFrom('leave')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .leftJoin('member as decider', 'decider.id', 'leave.decided_by')
    .leftJoin('member as principal', 'principal.id', 'leave.decided_for')
    .leftJoin('member as agreeing', 'agreeing.id', 'leave.agreed_by')
    .leftJoin('member as represented', 'represented.id', 'leave.agreed_for')
    .leftJoin('member_work as worked', (join) =>
      join
        .on('leave.part', 'is not', null)
        .onRef('worked.member_id', '=', 'leave.member_id')
        .onRef('worked.from_day', '<=', 'leave.from_date')
        .onRef('worked.until_day', '>=', 'leave.from_date'),
    )
    .leftJoin('shift_times', (join) =>
      join
        .onRef('shift_times.shift_id', '=', 'worked.shift_id')
        .onRef('shift_times.from_day', '<=', 'leave.from_date')
        .onRef('shift_times.until_day', '>=', 'leave.from_date'),
    )
    .leftJoin('company', (join) => join.on('leave.part', 'is not', null))
    .selectAll('leave')
    .select(documentCount.as('documents'))
    .select(['shift_times.starts', 'shift_times.ends', 'company.zone'])
    .select(['decider.membername as deciderName', 'principal.membername as principalName'])
    .select(['agreeing.membername as agreedByName', 'represented.membername as agreedForName'])
    .select(['leave_code.description', 'leave_code.next_to_holiday', 'leave_code.next_to_offday']);

type LeaveRow = LeaveRecord & {
  description: string;
  next_to_holiday: 'allow' | 'forbid';
  next_to_offday: 'allow' | 'forbid';
  starts: string | null;
  ends: string | null;
  zone: string | null;
  deciderName: string | null;
  principalName: string | null;
  agreedByName: string | null;
  agreedForName: string | null;
  documents: number;
};

/** What of a row says what its days cost. */
export const costOf = (row: Pick<LeaveRecord, 'part' | 'uncharged'>) => ({
  part: row.part,
  uncharged: row.uncharged === '' ? [] : row.uncharged.split(','),
});

/** The columns of the days of a leave. */
export const dayColumns = ({ from, to, part, uncharged }: LeaveDays) => ({
  from_date: from,
  to_date: to,
  part,
  uncharged: uncharged.join(','),
});

/** The columns of leave that takes days of a type, which says whether so many ask for a document. */
export const takenColumns = (type: KeptLeaveType, days: LeaveDays) => ({
  leaveid: type.leaveid,
  ...dayColumns(days),
  document_asked: asksForDocument(type, chargedDays(days)) ? 1 : 0,
});

/** When the half of the day is that a row of leave with the times of its shift takes. */
export function timesOf(row: Pick<LeaveRow, 'from_date' | 'part' | 'starts' | 'ends' | 'zone'>): PartTimes | null {
  const { from_date: day, part, starts, ends, zone } = row;
  if (part === null || starts === null || ends === null || zone === null) return null;
  return partTimesOf({ day, shift: { starts, ends }, zone }, part);
}

/** Whether leave holds its days: it is approved, or waits. */
export const holdsDays = ({ status }: Pick<StoredLeave, 'status'>): boolean =>
  status === 'pending' || status === 'approved';

/** Leave of one type that holds its days. */
export const holdingOf = (leave: readonly StoredLeave[], { leaveid }: Pick<LeaveType, 'leaveid'>): StoredLeave[] =>
  leave.filter((it) => it.type.leaveid === leaveid && holdsDays(it));

/** A row of `selectLeave` as a leave. */
export const asLeave = (row: LeaveRow): StoredLeave => ({
  id: row.id,
  memberId: row.member_id,
  from: row.from_date,
  to: row.to_date,
  remark: row.remark,
  status: row.status as LeaveStatus,
  revision: row.revision,
  decisionRemark: row.decision_remark,
  returnFrom: row.return_from,
  documentAsked: row.document_asked === 1,
  documents: row.documents,
  ...costOf(row),
  partTimes: timesOf(row),
  decidedBy: row.deciderName,
  decidedFor: row.principalName,
  agreedBy: row.agreedByName,
  agreedFor: row.agreedForName,
  agreedAt: row.agreed_at,
  agreedRemark: row.agreed_remark,
  type: {
    leaveid: row.leaveid,
    description: row.description,
    nextToHoliday: row.next_to_holiday,
    nextToOffday: row.next_to_offday,
  },
});

const leaveById = compiledOnce((db, { leaveId }: { readonly leaveId: number }) =>
  selectLeave(db).where('leave.id', '=', leaveId),
);

export async function findLeave(db: Read, leaveId: number): Promise<StoredLeave | undefined> {
  const [row] = await leaveById(db, { leaveId });
  return row && asLeave(row);
}

/** Whose leave it is or was, removed ones included. */
export async function findOwner(db: Read, leaveId: number): Promise<number | undefined> {
  const row = await db.selectFrom('leave').select('member_id').where('id', '=', leaveId).executeTakeFirst();
  return row?.member_id;
}

type Span = Pick<LeaveDays, 'from' | 'to'>;

/** Leave of a member that touches a span. */
export const leaveBetween = (db: Read, memberId: number, span: Span): Promise<StoredLeave[]> =>
  leaveOfEach(db, [memberId], span);

/** The same of some members, of whom there is one at least. */
export async function leaveOfEach(db: Read, memberIds: readonly number[], span: Span): Promise<StoredLeave[]> {
  const rows = await selectLeave(db)
    .where('leave.member_id', 'in', memberIds)
    // Bounds for the index how far back one can begin.
    .where('leave.from_date', '>=', addDays(span.from, -MAX_LEAVE_DAYS))
    .where('leave.from_date', '<=', span.to)
    .where('leave.to_date', '>=', span.from)
    .orderBy('leave.from_date')
    .orderBy('leave.id')
    .execute();
  return rows.map(asLeave);
}

/** The first day of the latest leave of a member that ends before a day. */
export async function latestLeaveBefore(db: Writable, memberId: number, day: string): Promise<string | undefined> {
  const row = await selectLeave(db)
    .where('leave.member_id', '=', memberId)
    .where('leave.from_date', '<', day)
    .where('leave.to_date', '<', day)
    .orderBy('leave.from_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.from_date;
}

interface NewLeave {
  readonly memberId: number;
  readonly type: KeptLeaveType;
  readonly days: LeaveDays;
  readonly remark: string;
  readonly now: string;
}

type Inserted = Omit<NewLeave, 'type' | 'days'> & ReturnType<typeof takenColumns>;

const insertLeave = compiledOnce((db: Writable, leave: Inserted) =>
  db
    .insertInto('leave')
    .values({
      member_id: leave.memberId,
      leaveid: leave.leaveid,
      from_date: leave.from_date,
      to_date: leave.to_date,
      part: leave.part,
      uncharged: leave.uncharged,
      remark: leave.remark,
      document_asked: leave.document_asked,
      status: 'pending',
      revision: 1,
      created_at: leave.now,
    })
    .returning('id'),
);

export async function addLeave(trx: Write, { type, days, ...leave }: NewLeave): Promise<number> {
  const [row] = await insertLeave(trx, { ...leave, ...takenColumns(type, days) });
  if (!row) throw new Error('The database stored a leave and gave it no number.');
  return row.id;
}

/** What is stored of leave to which nobody has agreed, or that is asked for anew. */
export const notAgreed = { agreed_by: null, agreed_for: null, agreed_at: null, agreed_remark: '' } as const;

/** What is stored of leave that is withdrawn or cancelled. */
export const cancelled = (at: string, by: number, reason = '') =>
  ({ status: 'removed', return_from: null, cancelled_at: at, cancelled_by: by, cancel_reason: reason }) as const;

/** Changes a leave and counts its revision up; what asked for a decision that this makes is read, documents of what is removed go. */
export async function changeLeave(
  trx: Write,
  leave: { id: number; revision: number },
  change: Partial<Omit<LeaveRecord, 'id' | 'member_id' | 'revision' | 'created_at'>>,
  at: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('leave')
    .set({ ...change, revision: leave.revision + 1 })
    .where('id', '=', leave.id)
    .where('revision', '=', leave.revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('A leave was changed by somebody who did not hold its member.');
  if (change.status === 'removed') await dropDocumentsOf(trx, leave.id);
  const asked: Asked[] = [];
  if (change.status !== undefined) asked.push(`leave:${leave.id}`);
  if (change.return_from !== undefined) asked.push(`return:${leave.id}`);
  await markAskedRead(trx, asked, at);
}
