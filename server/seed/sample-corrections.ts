import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { type Day, minuteOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../database/engine.ts';
import { replaceAttendances } from '../records/attendance/attendance.ts';
import {
  addCorrection,
  type CorrectionRecord,
  markCorrected,
  settleCorrection,
} from '../records/attendance/correction.ts';
import { addPunch } from '../records/attendance/punch.ts';
import { settleDay } from '../records/attendance/review-item.ts';
import type { Moment } from './attendance-history.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { memberIdOf } from './schedule-leave.ts';

const idOf = (membercode: string) => memberIdOf(people.find((it) => it.membercode === membercode) as SamplePerson);

interface Kept {
  readonly memberId: number;
  readonly day: Day;
  readonly inPunchId: number;
  readonly startedAt: string;
  readonly before: ClockPunch[];
}

/** The newest day before last week on which one of some members came, with a check-out or without one. */
async function dayOf(
  trx: Write,
  memberIds: readonly number[],
  ending: 'checked_out' | 'forgotten',
  now: Moment,
): Promise<Kept> {
  const before = writeInstant(now.instant.subtract({ hours: 24 * 7 }));
  const row = await trx
    .selectFrom('attendance')
    .select(['member_id', 'attendance_date', 'in_punch_id', 'started_at', 'ended_at'])
    .where('member_id', 'in', memberIds)
    .where('ending', '=', ending)
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const clock = (it: string) => minuteOf(Temporal.Instant.from(it), now.zone);
  const came = { checktype: 'in' as const, time: clock(row.started_at) };
  const went = { checktype: 'out' as const, time: clock(row.ended_at ?? row.started_at) };
  return {
    ...{ memberId: row.member_id, day: row.attendance_date, inPunchId: row.in_punch_id, startedAt: row.started_at },
    before: ending === 'forgotten' ? [came] : [came, went],
  };
}

interface Asked {
  readonly kind: 'times' | 'excuse';
  readonly reason: string;
  readonly after: (before: ClockPunch[]) => ClockPunch[];
}

async function ask(trx: Write, { kind, reason, after }: Asked, kept: Kept, now: Moment) {
  const { memberId } = kept;
  return addCorrection(trx, {
    ...{ member_id: memberId, day: kept.day, kind, reason, asked_by: memberId },
    ...{ before: JSON.stringify(kept.before), after: JSON.stringify(after(kept.before)) },
    created_at: writeInstant(now.instant.subtract({ hours: 50 })),
  });
}

const decision = (state: 'approved' | 'rejected', now: Moment, decision_remark = '') => ({
  ...{ state, decided_by: idOf('HR001'), decided_for: null, decision_remark },
  decided_at: writeInstant(now.instant.subtract({ hours: 26 })),
});

const settle = (trx: Write, correction: CorrectionRecord, decided: ReturnType<typeof decision>) =>
  settleCorrection(trx, correction, decided, decided.decided_at);

/** A correction in every state: times that were put right, a day excused, one that waits and one that was rejected. */
export async function storeCorrections(trx: Write, now: Moment): Promise<void> {
  await correctForgotten(trx, now);
  const came = (membercode: string) => dayOf(trx, [idOf(membercode)], 'checked_out', now);
  const late = { kind: 'excuse', reason: 'The ferry did not run', after: (it: ClockPunch[]) => it } as const;
  await settle(trx, await ask(trx, late, await came('EM005'), now), decision('approved', now));
  const earlier = (before: ClockPunch[]) => before.map((it) => (it.checktype === 'in' ? { ...it, time: '08:30' } : it));
  const asked = { kind: 'times', reason: 'I was at the warehouse first', after: earlier } as const;
  await ask(trx, asked, await came('EM006'), now);
  const refused = await ask(trx, asked, await came('EM007'), now);
  await settle(trx, refused, decision('rejected', now, 'The warehouse was closed that morning.'));
}

/** Nothing was corrected yet of those whom a visitor tries first. */
const UNTOUCHED = ['EM001', 'EM002', 'EM003', 'HR001'];

async function correctForgotten(trx: Write, now: Moment): Promise<void> {
  const others = people.filter((it) => !UNTOUCHED.includes(it.membercode)).map(memberIdOf);
  const kept = await dayOf(trx, others, 'forgotten', now);
  const { memberId } = kept;
  const at = writeInstant(Temporal.Instant.from(kept.startedAt).add({ hours: 8, minutes: 40 }));
  const went = { checktype: 'out' as const, time: minuteOf(Temporal.Instant.from(at), now.zone) };
  const reason = `I left at ${went.time}`;
  const after = (before: ClockPunch[]) => [...before, went];
  const correction = await ask(trx, { kind: 'times', reason, after }, kept, now);
  const nowhere = { latitude: null, longitude: null, accuracy: null, distance: null, site_name: null, radius: null };
  const { id } = await addPunch(
    trx,
    {
      ...{ member_id: memberId, client_id: `00000000-0000-4000-8000-${String(correction.id).padStart(12, '0')}` },
      ...{ content_hash: '', kind: 'out', recorded_at: at, device_at: at, attendance_date: kept.day, ...nowhere },
      ...{
        verdict: 'unknown',
        remark: reason,
        address: '',
        trip_id: null,
        arrived_at: null,
        sequence: null,
        door_name: null,
        recorded_by: null,
      },
    },
    [],
  );
  await replaceAttendances(trx, { memberId, day: kept.day }, [
    { inPunchId: kept.inPunchId, startedAt: kept.startedAt, outPunchId: id, endedAt: at },
  ]);
  await markCorrected(trx, correction.id, [id]);
  const decided = decision('approved', now);
  await settle(trx, correction, decided);
  const looked = { state: 'corrected', by: decided.decided_by, at: decided.decided_at, remark: '' } as const;
  await settleDay(trx, { memberId, day: kept.day }, looked);
}
