import { type Day, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { holidayEffect } from '@muster/domain/holidays/holiday-effect.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { everyWeek, weekdaysIn } from '@muster/domain/work/work-pattern.ts';
import type { Write } from '../database/engine.ts';
import { storedEffect } from '../records/leave/affected-leave.ts';
import { newsColumns } from '../records/news/notification.ts';
import { halvesOf } from '../records/trips/claims.ts';
import type { Moment } from './attendance-history.ts';
import { insertRows, type Row } from './bulk-insert.ts';
import { leaveLedger } from './leave-ledger.ts';
import { withdrawnHoliday } from './sample-leave.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { restDaysOf, type ScheduledLeave } from './schedule-leave.ts';
import { holidaysBetween } from './shift-days.ts';

const isLive = (leave: ScheduledLeave) => leave.status !== 'rejected';

/** The days on which a member is away and does not come to work. */
export function daysAway(leave: readonly ScheduledLeave[], memberId: number): ReadonlySet<Day> {
  const away = leave.filter((it) => it.memberId === memberId && it.status === 'approved');
  return new Set(away.flatMap((it) => eachDay(it.from, it.to)));
}

/** The sample's leave with its ledger, its claimed days, what was told of it, and what a changed holiday touches. */
export async function storeLeave(
  trx: Write,
  leave: readonly ScheduledLeave[],
  joinedOn: (person: SamplePerson) => Day,
  now: Moment,
): Promise<void> {
  await insertRows(trx, 'leave', leave.map(leaveRow));
  await insertRows(trx, 'leave_ledger', leaveLedger(leave, joinedOn, now));
  const claims = leave.filter(isLive).flatMap((it) =>
    eachDay(it.from, it.to).map(
      (day): Row<'member_day'> => ({
        ...{ member_id: it.memberId, day, claim: 'leave', leave_id: it.id },
        ...halvesOf(it.part ?? null),
      }),
    ),
  );
  await insertRows(trx, 'member_day', claims);
  await insertRows(trx, 'notification', notifications(leave, now));
  await insertRows(trx, 'affected_leave', affected(leave, now));
  await insertRows(trx, 'leave_return', declinedReturn(leave, now));
}

function leaveRow(it: ScheduledLeave): Row<'leave'> {
  const revision = 1 + (it.decidedAt === undefined ? 0 : 1) + (it.returnFrom === null ? 0 : 1);
  return {
    id: it.id,
    member_id: it.memberId,
    leaveid: it.leaveid,
    from_date: it.from,
    to_date: it.to,
    part: it.part ?? null,
    remark: it.remark,
    status: it.status,
    revision,
    decision_remark: it.decisionRemark ?? '',
    decided_by: it.decidedAt === undefined ? null : it.deciderId,
    decided_at: it.decidedAt ?? null,
    return_from: it.returnFrom,
    created_at: it.askedAt,
  };
}

/** What is older than this has been read. */
const READ_AFTER_DAYS = 14;

function notifications(leave: readonly ScheduledLeave[], now: Moment): Row<'notification'>[] {
  const readBefore = writeInstant(now.instant.subtract({ hours: 24 * READ_AFTER_DAYS }));
  return leave
    .flatMap((it) => [asked(it), ...decided(it), ...comesBack(it, now)])
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
    .map((row, index) => ({
      id: index + 1,
      ...row,
      read_at: row.created_at < readBefore ? row.created_at : null,
    }));
}

type Told = Omit<Row<'notification'>, 'id' | 'read_at'>;

const nameOf = (memberId: number) => (people[memberId - 1] as SamplePerson).membername;
const spanOf = ({ from, to }: ScheduledLeave) => ({ from, to });

const toDecider = (it: ScheduledLeave, news: News, created_at: string): Told => ({
  member_id: it.deciderId,
  ...newsColumns(news),
  created_at,
});

const asked = (it: ScheduledLeave) =>
  toDecider(it, { code: 'leaveAsked', params: { name: nameOf(it.memberId), days: spanOf(it) } }, it.askedAt);

function comesBack(it: ScheduledLeave, now: Moment): Told[] {
  if (it.returnFrom === null) return [];
  const params = { name: nameOf(it.memberId), day: it.returnFrom };
  return [toDecider(it, { code: 'returnAsked', params }, yesterday(now, '16:40'))];
}

function decided(it: ScheduledLeave): Told[] {
  if (it.decidedAt === undefined) return [];
  const code = it.status === 'approved' ? 'leaveApproved' : 'leaveRejected';
  const params = { type: it.type.description, days: spanOf(it), remark: it.decisionRemark };
  return [{ member_id: it.memberId, ...newsColumns({ code, params }), created_at: it.decidedAt }];
}

const yesterday = (now: Moment, time: string) => writeInstant(instantOf(addDays(now.day, -1), time, now.zone));

/** One member was asked to stay away as long as had been agreed. */
function declinedReturn(leave: readonly ScheduledLeave[], { day, zone }: Moment): Row<'leave_return'>[] {
  const it = leave.findLast((one) => one.status === 'approved' && one.from < one.to && one.to < day);
  if (!it) return [];
  return [
    {
      ...{ id: 1, leave_id: it.id, member_id: it.memberId, from_date: it.from, to_date: it.to, return_from: it.to },
      ...{ confirmed: 0, decision_remark: 'The stock is counted until then.', decided_by: it.deciderId },
      ...{ decided_for: null, decided_at: writeInstant(instantOf(it.from, '10:05', zone)) },
    },
  ];
}

/** The leave that the withdrawn holiday touches, as HR finds it listed. */
function affected(leave: readonly ScheduledLeave[], now: Moment): Row<'affected_leave'>[] {
  const touched = leave.find(
    (it) => it.membercode === withdrawnHoliday.onFirstDayOf && it.status === 'approved' && it.from > now.day,
  );
  if (!touched) return [];
  const holiday = touched.from;
  const holidays = new Set(holidaysBetween(holiday, holiday).map((it) => it.holidaydate));
  return leave
    .filter(isLive)
    .flatMap((it) => {
      const rests = everyWeek(weekdaysIn(restDaysOf(people[it.memberId - 1] as SamplePerson)));
      const effect = holidayEffect(it, holiday, 'removed', { holidays, rests });
      return effect ? [{ leave_id: it.id, ...storedEffect(effect) }] : [];
    })
    .map((row, index) => ({
      id: index + 1,
      ...row,
      holidaydate: holiday,
      description: withdrawnHoliday.description,
      at: yesterday(now, '15:10'),
      done_at: null,
    }));
}
