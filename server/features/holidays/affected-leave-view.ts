import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { AffectedLeave, ListedAffected, SettledLeave } from '@muster/domain/holidays/holidays-contract.ts';
import type { MendingTerms } from '@muster/domain/holidays/mending.ts';
import { maySettleAffected } from '@muster/domain/leave/leave-policy.ts';
import { approveStatus, type LeaveStatus } from '@muster/domain/leave/rules/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../database/engine.ts';
import { cutPage, LIST_PAGE, type Page } from '../../database/page.ts';
import { effectOf, selectAffected, selectSettled } from '../../records/leave/affected-leave.ts';
import { costOf } from '../../records/leave/leave.ts';
import { isOnlyAdministrator } from '../../records/members/member/administrators.ts';
import { whatMends } from './what-mends.ts';

/** Live leave that touches a span, with its type and its member; `earliest` is for the index. */
export async function leaveAround(db: Read, span: { from: string; to: string; earliest: string }) {
  const rows = await db
    .selectFrom('leave')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select([
      'leave.id',
      'leave.member_id as memberId',
      'leave.from_date as from',
      'leave.to_date as to',
      'leave.status',
      'leave.part',
      'leave.uncharged',
      'member.membercode',
      'member.membername',
      'leave_code.leaveid',
      'leave_code.description',
      'leave_code.next_to_holiday as nextToHoliday',
      'leave_code.next_to_offday as nextToOffday',
      ...terms,
    ])
    .where('leave.status', 'in', ['pending', 'approved'])
    .where('leave.from_date', '>=', span.earliest)
    .where('leave.from_date', '<=', span.to)
    .where('leave.to_date', '>=', span.from)
    .orderBy('leave.id')
    .execute();
  return rows.map(({ status, part, uncharged, leaveid, description, nextToHoliday, nextToOffday, ...row }) => {
    const { paid, unlimited, freeDays, ...leave } = row;
    const type = { leaveid, description, nextToHoliday, nextToOffday, ...termsOf({ paid, unlimited, freeDays }) };
    return { ...leave, ...costOf({ part, uncharged }), status: status as LeaveStatus, type };
  });
}

/** What of a type decides how a day is mended. */
const terms = ['leave_code.paid', 'leave_code.unlimited', 'leave_code.free_days as freeDays'] as const;

const termsOf = ({ paid, unlimited, freeDays }: Omit<MendingTerms, 'unlimited'> & { unlimited: number }) => ({
  paid,
  unlimited: unlimited === 1,
  freeDays,
});

/** A page of what nobody has looked at yet, the longest waiting first. */
export async function openAffectedLeave(
  db: Read,
  actor: CurrentMember,
  today: Day,
  after = 0,
): Promise<Page<ListedAffected>> {
  const [isOnly, rows] = await Promise.all([
    isOnlyAdministrator(db, actor.id, today),
    withNames(selectAffected(db))
      .where('affected_leave.id', '>', after)
      .orderBy('affected_leave.id')
      .limit(LIST_PAGE + 1)
      .execute(),
  ]);
  const mending = await whatMends(
    db,
    rows.map((it) => ({
      ...{ memberId: it.member_id, from: it.from_date, to: it.to_date, status: it.status as LeaveStatus },
      ...{ type: termsOf(it), effect: effectOf(it), holidaydate: it.holidaydate },
    })),
  );
  return cutPage(
    rows.map((it, index) => ({
      ...asAffected(it),
      ...mending[index],
      may: { settle: maySettleAffected(actor, { id: it.member_id }, isOnly) },
    })),
  );
}

/** A line, and whose balance it is about. */
export interface FoundAffected {
  readonly affected: AffectedLeave;
  readonly memberId: number;
  readonly leaveid: string;
}

/** One that nobody has looked at yet, and whose balance it is about. */
export async function findAffected(db: Read, id: number): Promise<FoundAffected | undefined> {
  return asFound(await withNames(selectAffected(db)).where('affected_leave.id', '=', id).executeTakeFirst());
}

/** The same of one that somebody has called settled. */
export async function findSettled(db: Read, id: number): Promise<FoundAffected | undefined> {
  return asFound(await withNames(selectSettled(db)).where('affected_leave.id', '=', id).executeTakeFirst());
}

const asFound = (row: AffectedRow | undefined): FoundAffected | undefined =>
  row && { affected: asAffected(row), memberId: row.member_id, leaveid: row.leaveid };

/** A page of what somebody has called settled, what came on the list last first. */
export async function settledLeave(
  db: Read,
  actor: CurrentMember,
  today: Day,
  before?: number,
): Promise<Page<SettledLeave>> {
  const [isOnly, rows] = await Promise.all([
    isOnlyAdministrator(db, actor.id, today),
    withNames(selectSettled(db))
      .leftJoin('member as settler', 'settler.id', 'affected_leave.done_by')
      .select(['affected_leave.done_at', 'settler.membercode as by_code', 'settler.membername as by_name'])
      .$if(before !== undefined, (query) => query.where('affected_leave.id', '<', before ?? 0))
      .orderBy('affected_leave.id', 'desc')
      .limit(LIST_PAGE + 1)
      .execute(),
  ]);
  return cutPage(
    rows.map((it) => ({
      ...asAffected(it),
      settled: { at: it.done_at ?? '', by: { membercode: it.by_code ?? '', membername: it.by_name ?? '' } },
      may: { open: maySettleAffected(actor, { id: it.member_id }, isOnly) },
    })),
  );
}

/** Lines with the leave and its member. */
const withNames = (lines: ReturnType<typeof selectAffected>) =>
  lines
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select([
      'affected_leave.id',
      'affected_leave.holidaydate',
      'affected_leave.description',
      'affected_leave.effect',
      'affected_leave.uncharged as isUncharged',
      'leave.id as leave_id',
      'leave.from_date',
      'leave.to_date',
      'leave.part',
      'leave.status',
      'leave.member_id',
      'leave_code.leaveid',
      'leave_code.description as type_description',
      ...terms,
      'member.membercode',
      'member.membername',
    ]);

type AffectedRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

function asAffected(row: AffectedRow): AffectedLeave {
  return {
    id: row.id,
    leaveid: row.leave_id,
    membercode: row.membercode,
    membername: row.membername,
    start: row.from_date,
    end: row.to_date,
    part: row.part,
    ltype: spelledType({ leaveid: row.leaveid, description: row.type_description }),
    approve_status: approveStatus[row.status as LeaveStatus],
    holidaydate: row.holidaydate,
    description: row.description,
    effect: effectOf(row),
  };
}
