import type { Day } from '@muster/domain/calendar/company-time.ts';
import { takesDays } from '@muster/domain/trips/trip-days.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Pages of a calendar's span that are read at most: a month with more trips than this is one to filter. */
const MOST_PAGES = 10;

export type TripFilter = Omit<NonNullable<Asked<typeof listTrips>['query']>, 'page'>;

/** All trips of a short span, and whether there are more than were read. */
export async function tripsBetween(filter: TripFilter): Promise<{ trips: TripView[]; more: boolean }> {
  const trips: TripView[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await api.call(listTrips, { query: { ...filter, page: String(page) } });
    trips.push(...found.data);
    if (!found.more) return { trips, more: false };
  }
  return { trips, more: true };
}

/** The own trips that touch a span, as crew or as who entered them; cancelled and rejected ones left out. */
export const ownTrips = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['trips', 'own', from, to],
    queryFn: async () => {
      const { trips } = await tripsBetween({ mine: 'true', from, to });
      return trips.filter((it) => takesDays(it.state));
    },
    placeholderData: keepPreviousData,
  });
