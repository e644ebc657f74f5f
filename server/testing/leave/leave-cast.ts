import { addDays } from '@muster/domain/calendar/day.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { Database, Write } from '../../database/engine.ts';
import { newsColumns } from '../../records/news/notification.ts';
import { PIXEL } from '../administration/administration-samples.ts';
import { type AboutLeave, FIRST_DAY } from './leave-samples.ts';

type Things = Omit<AboutLeave, 'membercode' | 'memberId'>;

const NEVER = 2_000_000_000;
/** Nothing of this is there. */
export const noLeave: Things = {
  pendingId: NEVER,
  approvedId: NEVER,
  returningId: NEVER,
  notificationId: NEVER,
  holidayId: NEVER,
  affectedId: NEVER,
  settledId: NEVER,
  deputyNamingId: NEVER,
  documentId: NEVER,
  documentFile: 'never-uploaded.png',
};

const AT = '2026-11-20T02:00:00.000Z';

/** Leave in each state, a notification, a holiday and an affected leave of a member, there as often as one asks; and a file of who is to ask. */
export function leaveThings(database: Database, memberId: number, callerId = memberId): Promise<Things> {
  return database.write(async (trx) => {
    const pendingId = await leaveOf(trx, memberId, 'pending', null);
    const approvedId = await leaveOf(trx, memberId, 'approved', null);
    const returningId = await leaveOf(trx, memberId, 'approved', 'asked');
    const newest = await trx.selectFrom('public_holiday').select('id').orderBy('id', 'desc').limit(1).execute();
    const description = `Made after ${newest[0]?.id}`;
    return {
      pendingId,
      approvedId,
      returningId,
      documentId: await documentOf(trx, memberId, pendingId),
      documentFile: (await fileForLeave(trx, callerId)).name,
      notificationId: await notificationOf(trx, memberId),
      holidayId: await idOf(
        trx.insertInto('public_holiday').values({ holidaydate: '2198-05-01', description }).returning('id'),
      ),
      deputyNamingId: await deputyNamingOf(trx, memberId),
      affectedId: await affectedOf(trx, { leave_id: pendingId, description, done_at: null, done_by: null }),
      settledId: await affectedOf(trx, { leave_id: approvedId, description, done_at: AT, done_by: memberId }),
    };
  });
}

/** A document that its member has laid with a leave. */
async function documentOf(trx: Write, memberId: number, leaveId: number): Promise<number> {
  const known = await trx.selectFrom('leave_document').select('id').where('leave_id', '=', leaveId).executeTakeFirst();
  if (known) return known.id;
  const { id: file_id } = await fileForLeave(trx, memberId);
  const row = { leave_id: leaveId, file_id, added_by: memberId, added_at: AT };
  return idOf(trx.insertInto('leave_document').values(row).returning('id'));
}

let files = 0;

/** A file that somebody has uploaded for leave, and that lies with none. */
async function fileForLeave(trx: Write, uploaderId: number) {
  const name = `for-leave-${++files}.png`;
  const facts = { directory: 'leave', media_type: 'image/png', size: PIXEL.length, small: null } as const;
  const row = { ...facts, name, content_hash: name, uploaded_by: uploaderId, created_at: AT };
  return { name, id: await idOf(trx.insertInto('stored_file').values(row).returning('id')) };
}

interface Line {
  readonly leave_id: number;
  readonly description: string;
  readonly done_at: string | null;
  readonly done_by: number | null;
}

const affectedOf = (trx: Write, line: Line): Promise<number> =>
  idOf(
    trx
      .insertInto('affected_leave')
      .values({ ...line, holidaydate: '2198-05-01', effect: 'adjacent', at: AT })
      .returning('id'),
  );

const idOf = async (added: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
  (await added.executeTakeFirstOrThrow()).id;

/** The leave of a member in a state; made, with the days that it needs, when there is none. */
async function leaveOf(
  trx: Write,
  memberId: number,
  status: 'pending' | 'approved',
  returning: 'asked' | null,
): Promise<number> {
  const known = await trx
    .selectFrom('leave')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', status)
    .where('from_date', '>=', FIRST_DAY)
    .where('return_from', returning ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (known) return known.id;
  const day = await firstFreeDay(trx, memberId);
  const member = { member_id: memberId };
  const id = await idOf(
    trx
      .insertInto('leave')
      .values({
        ...member,
        leaveid: 'CL',
        from_date: day,
        to_date: day,
        remark: '',
        status,
        revision: 1,
        decided_by: null,
        decided_at: null,
        return_from: returning && day,
        created_at: AT,
      })
      .returning('id'),
  );
  const line = { ...member, leaveid: 'CL', fiscal_year: 2026, at: AT } as const;
  await trx
    .insertInto('leave_ledger')
    .values([
      { ...line, kind: 'adjusted', half_days: asHalfDays(5) },
      { ...line, kind: 'taken', half_days: asHalfDays(-1), leave_id: id, revision: 1, from_day: day, until_day: day },
    ])
    .execute();
  await trx
    .insertInto('member_day')
    .values({ ...member, day, claim: 'leave', leave_id: id })
    .execute();
  return id;
}

async function firstFreeDay(trx: Write, memberId: number): Promise<string> {
  const claimed = await trx.selectFrom('member_day').select('day').where('member_id', '=', memberId).execute();
  const days = new Set(claimed.map((it) => it.day));
  for (let day = FIRST_DAY; ; day = addDays(day, 1)) if (!days.has(day)) return day;
}

/** A deputy whom a member has named; for a day that is long past. */
async function deputyNamingOf(trx: Write, memberId: number): Promise<number> {
  const other = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '<>', memberId)
    .orderBy('id')
    .limit(1)
    .execute();
  const values = { manager_id: memberId, deputy_id: other[0]?.id ?? NEVER, created_at: AT, ended_at: null };
  const days = { from_day: '2020-01-01', until_day: '2020-01-01' };
  return idOf(
    trx
      .insertInto('delegation')
      .values({ ...values, ...days })
      .returning('id'),
  );
}

const notificationOf = (trx: Write, memberId: number) =>
  idOf(
    trx
      .insertInto('notification')
      .values({
        member_id: memberId,
        ...newsColumns({
          code: 'leaveApproved',
          params: { type: 'EARNED LEAVE', days: { from: FIRST_DAY, to: FIRST_DAY } },
        }),
        created_at: AT,
        read_at: null,
      })
      .returning('id'),
  );
