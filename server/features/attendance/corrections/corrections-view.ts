import { CORRECTION_PAGE, type CorrectionState } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { sql } from 'kysely';
import { engineOf, type Read } from '../../../database/engine.ts';
import { cutPage, type Page } from '../../../database/page.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';
import { membersManagedBy } from '../../../records/deciding/deciders.ts';
import { madeFor } from '../../../records/deciding/made-by-lead.ts';
import { type EmploymentRow, employmentColumns } from '../../../records/members/employment.ts';
import { isMemberLike, memberPatterns } from '../../../records/members/member-search.ts';
import { workHeldThen } from '../../../records/work/member-work/held-work.ts';

export interface NamedCorrection extends CorrectionRecord, EmploymentRow {
  readonly membercode: string;
  readonly membername: string;
  /** On the day of the correction. */
  readonly groupno: string | null;
  readonly asker: string;
  readonly decider: string | null;
  readonly principal: string | null;
  /** The name of the leave type that is given in return, where leave is. */
  readonly earnedType: string | null;
  /** The day from which attendance is counted. */
  readonly counted_from: Day | null;
  /** Whether its reader has made check-ins of that day for its member. */
  readonly madeByReader: number | boolean;
}

const selectCorrections = (db: Read, readerId: number) =>
  db
    .selectFrom('correction')
    .innerJoin('member', 'member.id', 'correction.member_id')
    .innerJoin('member as asking', 'asking.id', 'correction.asked_by')
    .leftJoin('member_work as work', workHeldThen('correction'))
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .leftJoin('member as deciding', 'deciding.id', 'correction.decided_by')
    .leftJoin('member as principal', 'principal.id', 'correction.decided_for')
    .leftJoin('leave_code', 'leave_code.leaveid', 'correction.earned_leaveid')
    .selectAll('correction')
    .select([
      'member.membercode',
      'member.membername',
      'work_group.groupno',
      'asking.membername as asker',
      'deciding.membername as decider',
      'principal.membername as principal',
      'leave_code.description as earnedType',
      ...employmentColumns,
    ])
    .select((eb) => eb.selectFrom('company').select('company.counted_from').as('counted_from'))
    .select(() => madeFor(readerId).as('madeByReader'));

/** Whose corrections somebody sees: everybody's, those of some groups' members and the own, or one member's. */
export interface Seen {
  readonly own: number;
  /** The day on which they manage; undefined for who sees everybody. */
  readonly managesOn?: string | undefined;
  readonly memberId?: number | undefined;
  readonly state?: CorrectionState | undefined;
  readonly day?: Day | undefined;
  readonly before?: number | undefined;
  /** The group is that of the day of the correction. */
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
}

/** A page of corrections, newest first. */
export async function correctionsSeen(db: Read, seen: Seen): Promise<Page<NamedCorrection>> {
  let query = selectCorrections(db, seen.own)
    .orderBy('correction.id', 'desc')
    .limit(CORRECTION_PAGE + 1);
  if (seen.before !== undefined) query = query.where('correction.id', '<', seen.before);
  if (seen.state !== undefined) query = query.where('correction.state', '=', sql.lit(seen.state));
  if (seen.day !== undefined) query = query.where('correction.day', '=', seen.day);
  if (seen.memberId !== undefined) query = query.where('correction.member_id', '=', seen.memberId);
  if (seen.groupno !== undefined) query = query.where('work_group.groupno', '=', seen.groupno);
  if (seen.search) {
    query = query.where(
      isMemberLike(engineOf(db), 'member.membercode', ['member.membername'], memberPatterns(seen.search)),
    );
  }
  const { own, managesOn } = seen;
  if (managesOn !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('correction.member_id', '=', own),
        eb('correction.member_id', 'in', membersManagedBy(db, own, managesOn)),
      ]),
    );
  }
  return cutPage(await query.execute(), CORRECTION_PAGE);
}

export async function namedCorrection(db: Read, id: number, readerId: number): Promise<NamedCorrection> {
  return selectCorrections(db, readerId).where('correction.id', '=', id).executeTakeFirstOrThrow();
}
