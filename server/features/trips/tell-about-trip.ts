import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { tell } from '../../news/tell.ts';
import { standInsFor } from '../../records/deputy.ts';
import { listManaged } from '../../records/group.ts';
import { officeAmong, officeIds } from '../../records/member/office.ts';
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

/**
 * Who decides about a trip: the managers of its crew, of everybody of the office who is of it, of all of them once days of
 * it are over, or the office where there are none; nobody of the crew, nor who stands in for one of them, or would for a
 * manager of one who decides for them in turn.
 */
export async function tripDeciders(trx: Write, trip: StoredTrip, today: Day): Promise<number[]> {
  const crew = crewIds(trip);
  const others = (ids: readonly number[]) => [...new Set(ids)].filter((id) => !crew.includes(id));
  const members = await listManaged(trx, crew, today);
  const standIns = (await standInsFor(trx, crew, today)).map((it) => it.deputyId);
  const barred = new Set([...standIns, ...members.flatMap((it) => it.inTurn)]);
  const ofOffice = new Set(await officeAmong(trx, crew));
  const whole = trip.departure >= today ? members.filter((it) => ofOffice.has(it.id)) : members;
  const managers = others(members.flatMap((it) => it.managerIds))
    .filter((id) => !barred.has(id))
    .filter((id) => whole.every((it) => it.managerIds.includes(id)));
  return managers.length > 0 ? managers : others(await officeIds(trx));
}
