import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import {
  addTrip,
  cancelTrip,
  checkTrip,
  decideTrip,
  listTripPlaces,
  listTripsToDecide,
  objectToTrip,
  readTrip,
  type TripEdit,
  type TripInput,
  type TripView,
  updateTrip,
} from '@muster/domain/trips/trips-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';
import { type TripFilter, tripsBetween } from './own-trips.ts';

const HOUR = 3_600_000;

export type TripQuestion = Asked<typeof checkTrip>['body'];

export const tripQueries = {
  /** Trips, what is now or next first, then what is over, a page at a time. */
  list: (filter: TripFilter) =>
    infiniteQueryOptions({
      queryKey: ['trips', 'list', filter],
      queryFn: ({ pageParam }) => api.call(listTrips, { query: { ...filter, page: String(pageParam) } }),
      initialPageParam: 1,
      getNextPageParam: (last) => (last.more ? last.page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  span: (filter: TripFilter) =>
    queryOptions({
      queryKey: ['trips', 'span', filter],
      queryFn: () => tripsBetween(filter),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['trips', 'one', id],
      queryFn: async () => (await api.call(readTrip, { query: { id } })).data,
      // A form must not begin with what was true a while ago.
      staleTime: 0,
    }),
  /** Trips that wait for the signed-in member's decision, oldest first. */
  toDecide: queryOptions({
    queryKey: ['trips', 'to-decide'],
    queryFn: async () => (await api.call(listTripsToDecide, {})).data,
  }),
  /** The places that trips of a type lead to; of all types while none is chosen (behaviour 4). */
  places: (triptypeid: string) =>
    queryOptions({
      queryKey: ['trips', 'places', triptypeid],
      queryFn: async () => (await api.call(listTripPlaces, { query: { triptypeid: triptypeid || 'all' } })).data,
      staleTime: HOUR,
    }),
  /** What stands in the way of a trip as it is typed; nothing is asked while it is no span. */
  check: (body: TripQuestion | undefined) =>
    queryOptions({
      queryKey: ['trips', 'check', body],
      queryFn: async () => {
        if (!body) return { conflicts: [], seats: null };
        const { data, seats } = await api.call(checkTrip, { body });
        return { conflicts: data, seats };
      },
      enabled: body !== undefined,
      staleTime: 0,
      retry: false,
    }),
};

type TripChange = Omit<TripEdit, 'id'>;

const change = async (id: number, body: TripChange): Promise<TripView> =>
  (await api.call(updateTrip, { body: { id, ...body } })).data;

const isSame = (one: TripInput, other: TripInput) => JSON.stringify(one) === JSON.stringify(other);

/** Trips claim days, which the leave calendar shows, and free their crew from the site. */
export const tripChanges = {
  /**
   * Assigns a trip: however often it is sent under one key, once. A try whose answer was lost was stored as it was
   * then; what was typed since (`asSent` spells a stored trip as the form would send it) is a change to it.
   */
  add: (asSent: (stored: TripView) => TripInput) =>
    mutationOptions({
      mutationFn: async ({ body, key }: Keyed<TripInput>) => {
        const { code, data } = await api.call(addTrip, { body }, { key });
        return code === '201' || isSame(body, asSent(data))
          ? data
          : change(data.id, { ...body, revision: data.revision });
      },
      ...makesStaleBehind('trips', 'leave', 'punch-rules'),
    }),
  /** `stored` is the trip that what is typed began with: one that was changed since is not changed again. */
  change: (stored: TripView) =>
    mutationOptions({
      mutationFn: ({ body }: Keyed<TripInput>) => change(stored.id, { ...body, revision: stored.revision }),
      ...makesStaleBehind('trips', 'leave', 'punch-rules'),
    }),
  decide: (trip: TripView) =>
    mutationOptions({
      mutationFn: async (body: Asked<typeof decideTrip>['body']) =>
        (await api.call(decideTrip, { params: { id: String(trip.id) }, body })).data,
      ...makesStale('trips', 'leave', 'punch-rules', 'notifications'),
    }),
  object: (trip: TripView) =>
    mutationOptions({
      mutationFn: async (body: Asked<typeof objectToTrip>['body']) =>
        (await api.call(objectToTrip, { params: { id: String(trip.id) }, body })).data,
      ...makesStale('trips'),
    }),
  cancel: mutationOptions({
    mutationFn: async (body: Asked<typeof cancelTrip>['body']) => (await api.call(cancelTrip, { body })).data,
    ...makesStale('trips', 'leave', 'punch-rules'),
  }),
};
