import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { tripPeriod } from '@muster/domain/trips/trip-days.ts';
import { emptyRequiredFields, requiredProblem, spanProblem } from '@muster/domain/trips/trip-rules.ts';
import type { TripInput } from '@muster/domain/trips/trips-contract.ts';
import { type About, blame, type FieldProblem, type Problem, problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../../database/engine.ts';
import { insist } from '../../http/problems.ts';
import { findGroup } from '../../records/deciding/group.ts';
import { findMembers } from '../../records/members/member.ts';
import type { Named } from '../../records/office/kept-list.ts';
import { findCar } from '../../records/trips/car.ts';
import { findCompetitors } from '../../records/trips/competitor.ts';
import type { TripContent } from '../../records/trips/trip.ts';
import { findTripType, offersPlace } from '../../records/trips/trip-type.ts';
import { tripColumns } from './trip-mapper.ts';
import type { StoredTrip } from './trip-view.ts';

/** What a trip is asked to be, every name looked up and every claim checked. */
export interface TripPlan {
  readonly columns: TripContent;
  readonly carcode: string;
  readonly competitorIds: readonly number[];
  readonly days: readonly string[];
  readonly crew: readonly { memberId: number; membername: string; remark: string }[];
}

/**
 * Reads a request for a trip: required fields, dates, the claimed period, and whether type, place, group, car,
 * competitors and members are known and offered. What the trip names already, `before`, may stay although it is retired or
 * suspended since.
 * @throws TRIP_REQUIRED_FIELD, TRIP_DATES_WRONG, CLAIM_DIFFERS, TRIP_VALUE_UNKNOWN; the last names every such field
 */
export async function readPlan(db: Read, asked: TripInput, before?: StoredTrip): Promise<TripPlan> {
  const input = before ? keepingNotes(asked, before) : asked;
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
  const [foundType, isPlace, foundGroup, foundCar, known] = await Promise.all([
    findTripType(db, typeId),
    offersPlace(db, typeId, String(input.stateid)),
    findGroup(db, String(input.groupno)),
    carcode ? findCar(db, carcode) : undefined,
    findCompetitors(db, competitors),
  ]);
  const type = mayBeNamed(foundType, before?.trip_type_id);
  const group = mayBeNamed(foundGroup, before?.group_id);
  const car = mayBeNamed(foundCar, before?.car_id);
  const { crew, errors } = await readCrew(db, input.memberList ?? [], before?.crew.map((it) => it.memberId) ?? []);
  if (!type) errors.push(unknown('triptypeid', { reason: 'type' }));
  const keepsPlace = before?.trip_type_id === typeId && before.place === input.stateid;
  if (type && !keepsPlace && !isPlace) errors.push(unknown('stateid', { reason: 'state' }));
  if (!group) errors.push(unknown('groupno', { reason: 'group' }));
  if (carcode && !car) errors.push(unknown('carcode', { reason: 'car' }));
  const had = before?.competitors.split(',') ?? [];
  const named = known.filter((it) => it.retired_at === null || had.includes(it.name));
  const competitorIds = new Map(named.map((it) => [it.name, it.id]));
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

/** What an edit leaves out of these stays as it is stored: who goes, and the remarks (wire 9). */
function keepingNotes(input: TripInput, before: StoredTrip): TripInput {
  const noted = new Map(before.crew.map((it) => [it.memberId, it.remark]));
  const rows = input.memberList ?? before.crew.map(({ memberId: membernoid, ...it }) => ({ membernoid, ...it }));
  return {
    ...input,
    remark: input.remark ?? before.remark,
    memberList: rows.map((it) => ({ ...it, remark: it.remark ?? noted.get(it.membernoid) })),
  };
}

/** What was found, unless it is retired and not what the trip named before. */
const mayBeNamed = (found: Named | undefined, before: number | null | undefined): Named | undefined =>
  found && (found.retired_at === null || found.id === before) ? found : undefined;

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
