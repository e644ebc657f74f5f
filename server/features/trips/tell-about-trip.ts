import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { tell } from '../../news/tell.ts';
import { listManaged } from '../../records/deciding/managed-member.ts';
import { managersOfTrip } from '../../records/deciding/trip-deciders.ts';
import { officeIds } from '../../records/members/member/office.ts';
import { crewIds } from './hold-trip.ts';
import type { StoredTrip } from './trip-view.ts';

export type TripNews = Extract<News['code'], `trip${string}`>;

/** What asks for something that is possible until the trip is decided. */
const ASKS: ReadonlySet<TripNews> = new Set(['tripAsked', 'tripToDecide', 'tripObjected']);
const CANCELLED: ReadonlySet<TripNews> = new Set(['tripCancelled', 'tripOfGroupCancelled']);

/** Tells some members about a trip, whoever did it left out. */
export async function tellAboutTrip(
  { post }: Dependencies,
  trx: Write,
  trip: StoredTrip,
  memberIds: readonly number[],
  caller: Caller,
  code: TripNews,
  at: string,
): Promise<void> {
  const { number, place, departure, arrival } = trip;
  const params = {
    number,
    place,
    name: caller.member.membername,
    days: { from: departure, to: arrival },
    remark: CANCELLED.has(code) ? trip.cancel_reason : trip.decision_remark,
    // Who is no longer on it may not be allowed to see it.
    ...(code === 'tripLeft' ? {} : { trip: trip.id }),
  };
  const asked = ASKS.has(code) ? (`trip:${trip.id}` as const) : undefined;
  const others = memberIds.filter((it) => it !== caller.member.id);
  await tell(post, trx, { memberIds: others, news: { code, params }, at, asked });
}

/**
 * Who approved a trip, and for whom, as far as they decide for somebody of its crew still and are not of it: they count with
 * what they approved.
 */
export async function approversOf(trx: Write, trip: StoredTrip, today: Day): Promise<number[]> {
  const approvers = trip.approval === 'approved' ? [trip.decided_by, trip.decided_for].filter((it) => it !== null) : [];
  if (approvers.length === 0) return [];
  const crew = crewIds(trip);
  const members = await listManaged(trx, crew, today);
  const managers = new Set(members.flatMap((it) => it.managerIds));
  return approvers.filter((id) => managers.has(id) && !crew.includes(id));
}

/** Who decides about a trip: managers of its crew, or the office where none of them does; nobody of the crew. */
export async function tripDeciders(trx: Write, trip: StoredTrip, today: Day): Promise<number[]> {
  const crew = crewIds(trip);
  const managers = await managersOfTrip(trx, { departure: trip.departure, crew }, today);
  return managers.length > 0 ? managers : (await officeIds(trx, today)).filter((id) => !crew.includes(id));
}
