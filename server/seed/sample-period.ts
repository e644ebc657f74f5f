import { type PeriodMonth, periodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read, Write } from '../database/engine.ts';
import { addCorrection, settleCorrection } from '../records/attendance/correction.ts';
import { ZONE } from './sample-office.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { memberIdOf } from './schedule-leave.ts';

const sampled = (membercode: string) => people.find((it) => it.membercode === membercode) as SamplePerson;

const hr = sampled('HR001');

/** The HR officer, who has closed a pay period. */
export const officer: CurrentMember = {
  ...{ id: memberIdOf(hr), membercode: hr.membercode, membername: hr.membername, role: 'HR' },
};

/** The month before last of when the company was made: journeys and visitors correct days of the last one. */
export async function periodToClose(db: Read): Promise<PeriodMonth> {
  const { created_at } = await db.selectFrom('company').select('created_at').executeTakeFirstOrThrow();
  return addMonths(dayOf(Temporal.Instant.from(created_at), ZONE), -2).slice(0, 7);
}

const REASON = 'The bridge was closed';

/**
 * Excuses who came latest in the period, decided in the moment in which it was closed: what changes while a period is being
 * closed is told as a change (decision 20). Done twice, it does nothing the second time.
 */
export async function changeClosedDay(trx: Write, month: PeriodMonth, now: Temporal.Instant): Promise<void> {
  if (await trx.selectFrom('correction').select('id').where('reason', '=', REASON).executeTakeFirst()) return;
  const { from, to } = periodDays(month, 1);
  const ids = ['EM004', 'EM005', 'EM006', 'EM007'].map((code) => memberIdOf(sampled(code)));
  const days = await trx
    .selectFrom('attendance')
    .select(['member_id', 'attendance_date', (eb) => eb.fn.min('started_at').as('came')])
    .where('member_id', 'in', ids)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .groupBy(['member_id', 'attendance_date'])
    .execute();
  const [latest] = days.toSorted((a, b) => (a.came.slice(11) < b.came.slice(11) ? 1 : -1));
  if (latest === undefined) return;
  const at = writeInstant(now);
  const correction = await addCorrection(trx, {
    ...{
      member_id: latest.member_id,
      day: latest.attendance_date,
      kind: 'excuse',
      before: '[]',
      after: '[]',
      asked_by: latest.member_id,
    },
    ...{ reason: REASON, created_at: at },
  });
  await settleCorrection(
    trx,
    correction,
    {
      ...{ state: 'approved', decided_by: officer.id, decided_for: null, decided_at: at, decision_remark: '' },
    },
    at,
  );
}
