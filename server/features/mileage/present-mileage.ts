import { onlyDay, type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import { type Employment, isEmployedOn } from '@muster/domain/members/employment.ts';
import type { Decided } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { mayApproveMileage, mayChangeMileage, mayReturnMileage } from '@muster/domain/mileage/mileage-policy.ts';
import { doubtsOf, type MileageUnit } from '@muster/domain/mileage/mileage-rules.ts';
import type { Read } from '../../database/engine.ts';
import { closedAround } from '../../records/attendance/period-close.ts';
import { listManaged } from '../../records/deciding/managed-member.ts';
import { readEmployments } from '../../records/members/employment.ts';
import { findTerms } from '../../records/trips/mileage-rate.ts';
import { type SeenMileage, seenMileage } from './mileage-view.ts';

interface Beside {
  readonly unit: MileageUnit;
  readonly member: Decided;
  readonly closed: readonly PeriodDays[];
  readonly employment: Employment;
}

/** An entry as the wire shows it to this caller. */
function present(it: SeenMileage, actor: CurrentMember, { unit, member, closed, employment }: Beside): MileageEntry {
  const employed = isEmployedOn(employment, it.day);
  const subject = { member, state: it.state, closed: touchesPeriod(closed, onlyDay(it.day)), employed };
  const isLive = it.cancelled_at === null && it.approval === 'approved';
  return {
    id: it.id,
    tripid: it.trip_id,
    trip_assigmentno: it.number,
    stateid: it.place,
    membernoid: it.member_id,
    membercode: it.membercode,
    membername: it.membername,
    drivenon: it.day,
    carcode: it.carcode,
    odometerstart: it.odometer_start,
    odometerend: it.odometer_end,
    distance: it.distance,
    remark: it.remark,
    state: it.state,
    rate: it.rate,
    amount: Number(it.amount),
    doubts: doubtsOf({
      unit,
      miles: it.miles,
      together: Number(it.together),
      ...{ start: it.odometer_start, end: it.odometer_end, last: it.last, next: it.next, employed },
      ofTrip: isLive && Boolean(it.ofCrew) && it.departure <= it.day && it.day <= it.arrival,
    }),
    decidedby: it.decider,
    decidedfor: it.principal,
    decisionremark: it.decision_remark,
    revision: it.revision,
    may: {
      change: mayChangeMileage(actor, subject),
      approve: mayApproveMileage(actor, subject),
      return: mayReturnMileage(actor, subject),
    },
    ...(subject.closed && it.state !== 'approved' && { closed: true }),
  };
}

export async function presentAll(
  db: Read,
  actor: CurrentMember,
  entries: readonly SeenMileage[],
  today: string,
): Promise<MileageEntry[]> {
  const { unit } = await findTerms(db);
  const closed = await closedAround(
    db,
    entries.map((it) => onlyDay(it.day)),
  );
  const whose = [...new Set(entries.map((it) => it.member_id))];
  const byId = new Map((await listManaged(db, whose, today)).map((it) => [it.id, it]));
  const employments = await readEmployments(db, whose);
  return entries.map((it) => {
    const id = it.member_id;
    const employment = employments.get(id) ?? [];
    return present(it, actor, { unit, closed, employment, member: byId.get(id) ?? { id, managerIds: [] } });
  });
}

/** One that was stored or read just now. */
export async function presentOne(db: Read, actor: CurrentMember, id: number, today: string): Promise<MileageEntry> {
  const [shown] = await presentAll(db, actor, [await seenMileage(db, id)], today);
  if (!shown) throw new Error(`There is no entry ${id}, although it was read just now.`);
  return shown;
}
