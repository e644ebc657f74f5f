import type { TripInput } from '@muster/domain/trips/trips-contract.ts';
import { competitorNames } from './read-plan.ts';
import type { StoredTrip } from './trip-view.ts';

type Row = readonly [memberId: number, remark: string];

const byMember = (rows: Row[]) => JSON.stringify(rows.toSorted(([one], [other]) => one - other));

/** Whether a request is for the trip that is stored: in all that it decides, not in what the server gives by itself. */
export function sameTrip(stored: StoredTrip, input: TripInput): boolean {
  const crew = (input.memberList ?? []).map(({ membernoid, remark = '' }): Row => [membernoid, remark]);
  return (
    stored.trip_type_id === input.triptypeid &&
    stored.place === input.stateid &&
    stored.groupno === input.groupno &&
    (stored.carcode ?? '') === (input.carcode ?? '') &&
    stored.miles === String(input.milelist ?? '') &&
    stored.competitors === competitorNames(input).join(',') &&
    stored.departure === input.departuredate &&
    stored.arrival === input.arrivaldate &&
    stored.remark === (input.remark ?? '') &&
    byMember(stored.crew.map((it) => [it.memberId, it.remark])) === byMember(crew)
  );
}
