import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { LookupTable } from '@muster/domain/office/lookup-columns.ts';
import {
  cancelTrip,
  checkTrip,
  listTripPlaces,
  listTrips,
  readTrip,
  type TripView,
} from '@muster/domain/trips/trips-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readTable } from '../../lib/tables.ts';
import { type TripFilters, wireFilters } from './list/trip-filters.ts';

/** Everything that saving or cancelling a trip changes. */
export const TRIPS = ['trips'];

const HOUR = 3_600_000;
/** Pages of a calendar's span that are read at most: a month with more trips than this is one to filter. */
const MOST_PAGES = 10;

type ListQuery = NonNullable<Asked<typeof listTrips>['query']>;

/** Trips, newest departure first, a page at a time. */
export function useTrips(filters: TripFilters) {
  const query = wireFilters(filters);
  return useInfiniteQuery({
    queryKey: [...TRIPS, 'list', query],
    queryFn: ({ pageParam }) => api.call(listTrips, { query: { ...query, page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** All trips of a short span, and whether there are more than were read. */
async function tripsBetween(query: ListQuery): Promise<{ trips: TripView[]; more: boolean }> {
  const trips: TripView[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await api.call(listTrips, { query: { ...query, page: String(page) } });
    trips.push(...found.data);
    if (!found.more) return { trips, more: false };
  }
  return { trips, more: true };
}

export function useTripsOfSpan(filters: TripFilters) {
  const query = wireFilters(filters);
  return useQuery({
    queryKey: [...TRIPS, 'span', query],
    queryFn: () => tripsBetween(query),
    placeholderData: keepPreviousData,
  });
}

/** The own trips that touch a span, as crew or as who entered them; cancelled ones left out. */
export function useOwnTrips(from: Day, to: Day) {
  return useQuery({
    queryKey: [...TRIPS, 'own', from, to],
    queryFn: async () => {
      const { trips } = await tripsBetween({ mine: 'true', from, to });
      return trips.filter((it) => it.state !== 'cancelled');
    },
    placeholderData: keepPreviousData,
  });
}

/** How far ahead the landing page tells of a trip. */
const AHEAD = 30;
export const useTripsAhead = (today: Day) => useOwnTrips(today, addDays(today, AHEAD));

export function useTrip(tripId: string) {
  return useQuery({
    queryKey: [...TRIPS, 'one', tripId],
    queryFn: async () => (await api.call(readTrip, { query: { id: tripId } })).data,
    // A form must not begin with what was true a while ago.
    staleTime: 0,
  });
}

/** The states of a trip type; of all types while none is chosen (SPEC section 4). */
export function useTripStates(triptypeid: string) {
  const asked = triptypeid || 'all';
  return useQuery({
    queryKey: [...TRIPS, 'states', asked],
    queryFn: async () => (await api.call(listTripPlaces, { query: { triptypeid: asked } })).data,
    staleTime: HOUR,
  });
}

const useTable = <T extends LookupTable>(table: T, order: string) =>
  useQuery({ queryKey: ['table', table], queryFn: () => readTable(table, { order }), staleTime: HOUR });

export const useTripTypes = () => useTable('triptype_info', 'triptypeid');
export const useGroups = () => useTable('group_info', 'groupno');
export const useCars = () => useTable('carcode_info', 'carcode');
export const useCompetitors = () => useTable('competitor', 'competitor');

/** Members whose number or name contains what was typed. */
export function useMemberSearch(typed: string, wanted: boolean) {
  // A comma would end the value of a table filter.
  const words = typed.replaceAll(',', ' ').trim();
  return useQuery({
    queryKey: ['table', 'memberno_info', words],
    queryFn: async () => {
      if (!words) return readTable('memberno_info', { order: 'membercode', page: '1,20' });
      const [byCode, byName] = await Promise.all(
        (['membercode', 'membername'] as const).map((column) =>
          readTable('memberno_info', { filter: `${column},cs,${words}`, order: 'membercode', page: '1,20' }),
        ),
      );
      return [...new Map([...(byCode ?? []), ...(byName ?? [])].map((it) => [it.id, it])).values()];
    },
    placeholderData: keepPreviousData,
    enabled: wanted,
  });
}

export type CheckBody = Asked<typeof checkTrip>['body'];

/** What stands in the way of a trip as it is typed; nothing is asked while it is no span. */
export function useTripCheck(body: CheckBody | undefined) {
  return useQuery({
    queryKey: [...TRIPS, 'check', body],
    queryFn: async () => (body ? (await api.call(checkTrip, { body })).data : []),
    enabled: body !== undefined,
    staleTime: 0,
    retry: false,
  });
}

/** `onDone` is told although the dialog that asked may be gone once the trip is read anew. */
export function useCancelTrip(onDone: (trip: TripView) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Asked<typeof cancelTrip>['body']) => (await api.call(cancelTrip, { body })).data,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: TRIPS }),
  });
}
