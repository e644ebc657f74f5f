import { TRIPS_TO_DECIDE_PAGE } from '@muster/domain/trips/trips-contract.ts';
import type { Read } from '../../database/engine.ts';
import { cutPage, type Page } from '../../database/page.ts';
import { type Decider, tripsToDecide } from '../../records/deciding/to-decide.ts';
import { type StoredTrip, selectTrip, withCrews } from './trip-view.ts';

/** A page of trips that wait for somebody's decision, oldest first; none whose crew they are of. */
export async function tripsWaiting(db: Read, decider: Decider, after = 0): Promise<Page<StoredTrip>> {
  const rows = await selectTrip(db)
    .where('trip.id', 'in', tripsToDecide(db, decider))
    .where('trip.id', '>', after)
    .orderBy('trip.id')
    .limit(TRIPS_TO_DECIDE_PAGE + 1)
    .execute();
  const { items, ...rest } = cutPage(rows, TRIPS_TO_DECIDE_PAGE);
  return { items: await withCrews(db, items), ...rest };
}
