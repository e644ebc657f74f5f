import type { AffectedLeave, HolidayEffect } from '@muster/domain/holidays/holidays-contract.ts';
import { approveStatus, type LeaveStatus } from '@muster/domain/leave/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/leave-type.ts';
import type { Generated } from 'kysely';
import type { Read, Write } from '../database/engine.ts';

export interface HolidayTables {
  public_holiday: { id: Generated<number>; holidaydate: string; description: string };
}

export async function addHolidayRow(trx: Write, holidaydate: string, description: string) {
  return trx
    .insertInto('public_holiday')
    .values({ holidaydate, description })
    .returning(['id', 'holidaydate', 'description'])
    .executeTakeFirstOrThrow();
}

export async function dropHoliday(trx: Write, id: number) {
  return trx
    .deleteFrom('public_holiday')
    .where('id', '=', id)
    .returning(['id', 'holidaydate', 'description'])
    .executeTakeFirst();
}

/** Live leave that touches a span, with its type and the rest days of its member; `earliest` is for the index. */
export async function leaveAround(db: Read, span: { from: string; to: string; earliest: string }) {
  const rows = await db
    .selectFrom('leave')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select([
      'leave.id',
      'leave.from_date as from',
      'leave.to_date as to',
      'leave_code.leaveid',
      'leave_code.description',
      'leave_code.next_to_holiday as nextToHoliday',
      'leave_code.next_to_offday as nextToOffday',
      'member.rest_days',
    ])
    .where('leave.status', 'in', ['pending', 'approved'])
    .where('leave.from_date', '>=', span.earliest)
    .where('leave.from_date', '<=', span.to)
    .where('leave.to_date', '>=', span.from)
    .orderBy('leave.id')
    .execute();
  return rows.map(({ id, from, to, rest_days, ...type }) => ({
    id,
    from,
    to,
    type,
    restDays: [...rest_days].map(Number),
  }));
}

/** The days of a span that are public holidays without the one named. */
export async function otherHolidays(db: Read, id: number, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('public_holiday')
    .select('holidaydate')
    .where('id', '<>', id)
    .where('holidaydate', '>=', from)
    .where('holidaydate', '<=', to)
    .execute();
  return new Set(rows.map((it) => it.holidaydate));
}

export async function listAffected(
  trx: Write,
  rows: readonly { leaveId: number; effect: HolidayEffect }[],
  holiday: { holidaydate: string; description: string },
  at: string,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await trx
    .insertInto('affected_leave')
    .values(
      rows.map(({ leaveId, effect }) => ({
        leave_id: leaveId,
        effect,
        holidaydate: holiday.holidaydate,
        description: holiday.description,
        at,
        done_at: null,
      })),
    )
    .returning('id')
    .execute();
  return added.map((it) => it.id);
}

/** What nobody has looked at yet, or the ones named, with the leave and its member. */
export async function affectedLeave(db: Read, ids?: readonly number[]): Promise<AffectedLeave[]> {
  let reading = db
    .selectFrom('affected_leave')
    .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select([
      'affected_leave.id',
      'affected_leave.holidaydate',
      'affected_leave.description',
      'affected_leave.effect',
      'leave.id as leave_id',
      'leave.from_date',
      'leave.to_date',
      'leave.status',
      'leave_code.leaveid',
      'leave_code.description as type_description',
      'member.membercode',
      'member.membername',
    ])
    .where('affected_leave.done_at', 'is', null)
    .where('leave.status', 'in', ['pending', 'approved'])
    .orderBy('affected_leave.id')
    .limit(500);
  if (ids) reading = reading.where('affected_leave.id', 'in', ids.length > 0 ? ids : [0]);
  const rows = await reading.execute();
  return rows.map((row) => ({
    id: row.id,
    leaveid: row.leave_id,
    membercode: row.membercode,
    membername: row.membername,
    start: row.from_date,
    end: row.to_date,
    ltype: spelledType({ leaveid: row.leaveid, description: row.type_description }),
    approve_status: approveStatus[row.status as LeaveStatus],
    holidaydate: row.holidaydate,
    description: row.description,
    effect: row.effect,
  }));
}

export async function markDone(db: Read, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('affected_leave')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
