import { eachDay } from '@muster/domain/calendar/span.ts';
import { tripPeriod } from '@muster/domain/trips/trip-days.ts';
import { emptyRequiredFields, requiredProblem, spanProblem } from '@muster/domain/trips/trip-rules.ts';
import type { TripInput } from '@muster/domain/trips/trips-contract.ts';
import { type About, blame, type FieldProblem, type Problem, problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../../database/engine.ts';
import { insist } from '../../http/problems.ts';
import { findCar } from '../../records/car.ts';
import { findCompetitors } from '../../records/competitor.ts';
import { findGroup } from '../../records/group.ts';
import { findMembers } from '../../records/member.ts';
import { findTripType, placesOf } from '../../records/trip-type.ts';
import { tripColumns } from './trip-mapper.ts';

/** What a trip is asked to be, every name looked up and every claim checked. */
export interface TripPlan {
  readonly columns: ReturnType<typeof tripColumns>;
  readonly carcode: string;
  readonly competitorIds: readonly number[];
  readonly days: readonly string[];
  readonly crew: readonly { memberId: number; membername: string; remark: string }[];
}

/**
 * Reads a request for a trip: required fields, dates, the claimed period, and whether type, place, group, car,
 * competitors and members are known. `wasCrew` are members who may stay although they are suspended since.
 * @throws TRIP_REQUIRED_FIELD, TRIP_DATES_WRONG, CLAIM_DIFFERS, TRIP_VALUE_UNKNOWN; the last names every such field
 */
export async function readPlan(db: Read, input: TripInput, wasCrew: readonly number[] = []): Promise<TripPlan> {
  insist(requiredProblem(emptyRequiredFields(input)));
  const [departure, arrival] = [String(input.departuredate), String(input.arrivaldate)];
  insist(spanProblem(departure, arrival));
  const period = tripPeriod(departure, arrival);
  if (input.period !== undefined && input.period !== period) {
    insist(problem('CLAIM_DIFFERS', { field: 'period', params: { reason: 'days', count: period } }));
  }
  const typeId = Number(input.triptypeid);
  const carcode = input.carcode ?? '';
  const competitors = competitorNames(input);
  const [type, places, group, car, known] = await Promise.all([
    findTripType(db, typeId),
    placesOf(db, typeId),
    findGroup(db, String(input.groupno)),
    carcode ? findCar(db, carcode) : undefined,
    findCompetitors(db, competitors),
  ]);
  const { crew, errors } = await readCrew(db, input.memberList ?? [], wasCrew);
  if (!type) errors.push(unknown('triptypeid', { reason: 'type' }));
  if (type && !places.some((it) => it.name === input.stateid)) errors.push(unknown('stateid', { reason: 'state' }));
  if (!group) errors.push(unknown('groupno', { reason: 'group' }));
  if (carcode && !car) errors.push(unknown('carcode', { reason: 'car' }));
  const competitorIds = new Map(known.map((it) => [it.name, it.id]));
  const strange = competitors.filter((it) => !competitorIds.has(it));
  if (strange.length > 0) errors.push(unknown('competitor', { reason: 'competitor', names: strange.join(', ') }));
  insist(allUnknown(errors));
  return {
    columns: tripColumns(input, { trip_type_id: typeId, group_id: group?.id ?? 0, car_id: car?.id ?? null }),
    carcode,
    competitorIds: competitors.flatMap((it) => competitorIds.get(it) ?? []),
    days: eachDay(departure, arrival),
    crew,
  };
}

/** The competitors of a comma list, each once. */
function competitorNames({ competitor }: Pick<TripInput, 'competitor'>): string[] {
  const names = String(competitor ?? '').split(',');
  return [...new Set(names.map((it) => it.trim()))].filter(Boolean);
}

type Unknown = About<'TRIP_VALUE_UNKNOWN'>['params'];

const unknown = (field: string, params: Unknown): FieldProblem => blame(field, 'TRIP_VALUE_UNKNOWN', { params });

function allUnknown(errors: readonly FieldProblem[]): Problem | undefined {
  if (errors.length === 0) return undefined;
  return { ...problem('TRIP_VALUE_UNKNOWN', { params: { reason: 'each' } }), errors };
}

async function readCrew(db: Read, list: NonNullable<TripInput['memberList']>, wasCrew: readonly number[]) {
  const found = await findMembers(
    db,
    list.map((row) => row.membernoid),
  );
  const errors: FieldProblem[] = [];
  const seen = new Set<number>();
  const crew = list.flatMap(({ membernoid, membercode, remark = '' }, index) => {
    const refuseRow = (params: Unknown) => errors.push(unknown(`memberList.${index}`, params));
    const member = found.find((it) => it.id === membernoid && it.membercode === membercode);
    if (!member) refuseRow({ reason: 'member', membercode });
    else if (seen.has(member.id)) refuseRow({ reason: 'twice', who: member.membername });
    else if (member.status !== 'active' && !wasCrew.includes(member.id))
      refuseRow({ reason: 'suspended', who: member.membername });
    if (member) seen.add(member.id);
    return member ? [{ memberId: member.id, membername: member.membername, remark }] : [];
  });
  return { crew, errors };
}
