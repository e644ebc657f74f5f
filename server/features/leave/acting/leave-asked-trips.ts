import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { tell } from '../../../news/tell.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { freeTripDays, freeTripDaysOf } from '../../../records/trips/claims.ts';
import { changeTripRow, lockTrip, replaceCrew } from '../../../records/trips/trip.ts';
import { type AskedTrip, askedTripsOf } from './asked-trips-view.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Holds the trips that a member may have to leave. They are held before their crew, as wherever a trip is changed. */
export async function holdAskedTrips(trx: Write, memberId: number, span: Span): Promise<ReadonlySet<number>> {
  const trips = await askedTripsOf(trx, memberId, span);
  for (const { id } of trips) await lockTrip(trx, id);
  return new Set(trips.map((it) => it.id));
}

/**
 * Takes a member, who is held, off the trips that were held for it and are still only asked for: whoever is away is away,
 * and nobody has said yes to the trip. The others go without them; a trip without anybody is cancelled. The member is told,
 * and whoever else is on it or asked for it.
 */
export async function leaveAskedTrips(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { memberId, span, held, at }: { memberId: number; span: Span; held: ReadonlySet<number>; at: string },
): Promise<void> {
  const trips = (await askedTripsOf(trx, memberId, span)).filter((it) => held.has(it.id));
  for (const trip of trips) {
    const crew = trip.crew.filter((it) => it.memberId !== memberId);
    const isOver = crew.length === 0;
    if (isOver) await freeTripDays(trx, trip.id);
    else await freeTripDaysOf(trx, trip.id, memberId);
    await changeTripRow(trx, trip, isOver ? { cancelled_at: at } : {}, at);
    if (!isOver) await replaceCrew(trx, trip.id, crew);
    await tellOf(deps, trx, caller, { trip, memberIds: [memberId], code: 'tripLeft', at });
    const others = new Set([trip.enteredBy, ...crew.map((it) => it.memberId)]);
    others.delete(memberId);
    await tellOf(deps, trx, caller, {
      ...{ trip, memberIds: [...others], at },
      code: isOver ? 'tripCancelled' : 'tripChanged',
    });
    await recordAudit(trx, {
      ...{ at, actorId: caller.member.id, subject: `trip:${trip.id}` },
      action: isOver ? 'trip.cancel' : 'trip.update',
      before: { crew: trip.crew.map((it) => it.memberId) },
      after: { crew: crew.map((it) => it.memberId), leave: span },
    });
  }
}

interface Told {
  readonly trip: AskedTrip;
  readonly memberIds: readonly number[];
  readonly code: Extract<News['code'], 'tripLeft' | 'tripChanged' | 'tripCancelled'>;
  readonly at: string;
}

async function tellOf({ post }: Dependencies, trx: Write, { member }: Caller, { trip, memberIds, code, at }: Told) {
  const { number, place, days, id } = trip;
  const link = code === 'tripLeft' ? {} : { trip: id };
  const params = { number, place, name: member.membername, days, remark: '', ...link };
  await tell(post, trx, { memberIds: memberIds.filter((it) => it !== member.id), news: { code, params }, at });
}
