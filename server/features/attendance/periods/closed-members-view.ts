import { readPayments } from '@muster/domain/attendance/periods/closed-days.ts';
import type { Read } from '../../../database/engine.ts';
import { inSteps } from '../../../database/in-steps.ts';
import type { PeriodClose } from '../../../records/attendance/period-close.ts';
import { listTypes } from '../../../records/leave/leave-type.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import type { Sight } from '../days/subjects-view.ts';

/** A member as they were when a pay period was closed. */
export interface ClosedMember extends NamedMember {
  readonly groupId: number | null;
  readonly groupno: string | null;
  /** What `writeClosedDays` made of them. */
  readonly days: string;
  readonly adjustments: number | null;
}

/** Everybody whose days were kept when a period was closed, of some groups, in steps by code. */
export const closedMembersInSteps = (db: Read, closeId: number, groups: Sight): AsyncGenerator<ClosedMember[]> =>
  inSteps(db, ({ take, after = '' }) =>
    db
      .selectFrom('member')
      .innerJoin('period_close_line as line', 'line.member_id', 'member.id')
      .select(['member.id', 'member.membercode', 'line.days', 'line.adjustments'])
      .select(['line.groupno', 'line.group_id as groupId'])
      .select((eb) => eb.fn.coalesce('line.membername', 'member.membername').as('membername'))
      .where('line.close_id', '=', closeId)
      .where('member.membercode', '>', after)
      .$if(groups !== 'all', (it) => it.where('line.group_id', 'in', [...(groups as ReadonlySet<number>)]))
      .orderBy('member.membercode')
      .limit(take)
      .execute(),
  );

/** How leave is paid today. */
export const paymentsToday = async (db: Read) => new Map((await listTypes(db)).map((it) => [it.leaveid, it.paid]));

/** How leave was paid when a period was closed. */
export const paymentsAt = async (db: Read, { leave_types }: Pick<PeriodClose, 'leave_types'>) =>
  leave_types === null ? paymentsToday(db) : readPayments(leave_types);
