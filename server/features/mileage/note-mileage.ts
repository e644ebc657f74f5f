import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import type { addMileage, changeMileage, MileageEntry, MileageInput } from '@muster/domain/mileage/mileage-contract.ts';
import { mayNoteMileage } from '@muster/domain/mileage/mileage-policy.ts';
import { distanceOf, drivenDays, MAX_ENTRIES, rateOn, saidProblem } from '@muster/domain/mileage/mileage-rules.ts';
import { tripState } from '@muster/domain/trips/trip-days.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { readEmployment } from '../../records/members/employment.ts';
import { lockMember } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { readCompany } from '../../records/office/company.ts';
import { findCar } from '../../records/trips/car.ts';
import {
  addMileageRow,
  changeMileageRow,
  countMileage,
  findMileage,
  type MileageRecord,
  removeMileageRow,
} from '../../records/trips/mileage.ts';
import { findTerms, keepTerms } from '../../records/trips/mileage-rate.ts';
import { tripDriven } from './mileage-view.ts';
import { presentOne } from './present-mileage.ts';

/**
 * Keeps what a member drove on a trip of which they are. Whether it is likely is for who looks at it.
 * @throws NOT_FOUND for a trip that is not theirs, MILEAGE_NOT_POSSIBLE, NOT_EMPLOYED, PERIOD_CLOSED
 */
export async function noteMileage(
  deps: Dependencies,
  { member }: Caller,
  { tripid, ...said }: Parsed<typeof addMileage>['body'],
): Promise<MileageEntry> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockMember(trx, member.id);
    const today = dayOf(deps.clock(), (await readCompany(trx)).zone);
    const trip = await tripDriven(trx, tripid);
    if (!trip?.crew.includes(member.id)) throw refuse('NOT_FOUND');
    if ((await countMileage(trx, tripid, member.id)) >= MAX_ENTRIES) {
      throw refuse('MILEAGE_NOT_POSSIBLE', { params: { reason: 'many', count: MAX_ENTRIES } });
    }
    await requireDay(trx, { member, trip, day: said.drivenon, today });
    const columns = await columnsOf(trx, said, [trip.car_id]);
    const id = await addMileageRow(trx, { ...columns, trip_id: tripid, member_id: member.id, created_at: at });
    const entry = { at, actorId: member.id, action: 'mileage.add', subject: `mileage:${id}` } as const;
    await recordAudit(trx, { ...entry, after: await findMileage(trx, id) });
    return presentOne(trx, member, id, today);
  });
}

/**
 * Changes an own entry; one that was sent back waits again.
 * @throws NOT_FOUND, also for who else may see it; MILEAGE_DECIDED, CHANGED_MEANWHILE, MILEAGE_NOT_POSSIBLE, NOT_EMPLOYED, PERIOD_CLOSED
 */
export async function changeNoted(
  deps: Dependencies,
  { member }: Caller,
  id: number,
  { revision, ...said }: Parsed<typeof changeMileage>['body'],
): Promise<MileageEntry> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { before, today } = await holdOwn(deps, trx, member, id, revision);
    const trip = await tripDriven(trx, before.trip_id);
    if (trip && said.drivenon !== before.day) await requireDay(trx, { member, trip, day: said.drivenon, today });
    const columns = await columnsOf(trx, said, [trip?.car_id ?? null, before.car_id], before.remark);
    const after = await changeMileageRow(trx, id, { ...columns, ...ASKED_ANEW });
    const entry = { at, actorId: member.id, action: 'mileage.change', subject: `mileage:${id}` } as const;
    await recordAudit(trx, { ...entry, before, after });
    return presentOne(trx, member, id, today);
  });
}

/** @throws NOT_FOUND, MILEAGE_DECIDED, CHANGED_MEANWHILE, PERIOD_CLOSED */
export async function removeNoted(deps: Dependencies, { member }: Caller, id: number, revision: number) {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { before } = await holdOwn(deps, trx, member, id, revision);
    await removeMileageRow(trx, id);
    const entry = { at, actorId: member.id, action: 'mileage.remove', subject: `mileage:${id}` } as const;
    await recordAudit(trx, { ...entry, before });
    return { id };
  });
}

const ASKED_ANEW = {
  state: 'waiting',
  decided_by: null,
  decided_for: null,
  decided_at: null,
  decision_remark: '',
} as const;

type Member = Caller['member'];

/** An own entry that is theirs to change still, with its member held. */
async function holdOwn(deps: Dependencies, trx: Write, member: Member, id: number, revision: number) {
  await lockMember(trx, member.id);
  const before = await findMileage(trx, id);
  if (before?.member_id !== member.id) throw refuse('NOT_FOUND');
  const today = dayOf(deps.clock(), (await readCompany(trx)).zone);
  if (before.state === 'approved') throw refuse('MILEAGE_DECIDED');
  await requireRevision(revision, before, () => presentOne(trx, member, id, today));
  insist(await closedDaysProblem(trx, before.day, before.day));
  return { before, today };
}

interface OnDay {
  readonly member: Member;
  readonly trip: NonNullable<Awaited<ReturnType<typeof tripDriven>>>;
  readonly day: string;
  readonly today: string;
}

/** A day of the trip that has begun, on which its member works here and for which there is a rate, in no closed period. */
async function requireDay(trx: Write, { member, trip, day, today }: OnDay): Promise<void> {
  const state = tripState(trip, today);
  if (!mayNoteMileage(member, trip.crew, state)) throw refuse('MILEAGE_NOT_POSSIBLE', { params: { reason: 'trip' } });
  const days = drivenDays(trip, today);
  await keepTerms(trx);
  if (day < days.from || day > days.to) {
    throw refuse('MILEAGE_NOT_POSSIBLE', { field: 'drivenon', params: { reason: 'day', days } });
  }
  if (!rateOn((await findTerms(trx)).rates, day)) {
    throw refuse('MILEAGE_NOT_POSSIBLE', { field: 'drivenon', params: { reason: 'off' } });
  }
  insist(notEmployed(await readEmployment(trx, member.id), day, day, 'drivenon'));
  insist(await closedDaysProblem(trx, day, day, 'drivenon'));
}

/** One of the company's cars that are offered, or one that the trip or the entry has. */
async function columnsOf(trx: Write, said: MileageInput, cars: readonly (number | null)[], remark = '') {
  insist(saidProblem(said));
  const car = said.carcode ? await findCar(trx, said.carcode) : undefined;
  if (said.carcode && !(car && (car.retired_at === null || cars.includes(car.id)))) {
    throw refuse('MILEAGE_NOT_POSSIBLE', { field: 'carcode', params: { reason: 'car' } });
  }
  const readings = { odometer_start: said.odometerstart ?? null, odometer_end: said.odometerend ?? null };
  return {
    day: said.drivenon,
    car_id: car?.id ?? null,
    ...(car ? readings : { odometer_start: null, odometer_end: null }),
    distance: distanceOf(said),
    remark: said.remark ?? remark,
  } satisfies Partial<MileageRecord>;
}
