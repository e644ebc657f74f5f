import { useSearchParams } from 'react-router';

export interface TripChoice {
  /** `new`, or the id of a trip; null while no dialog is open. */
  readonly trip: string | null;
  readonly add: () => void;
  readonly open: (tripId: number) => void;
  readonly close: () => void;
}

/**
 * Which dialog is open is said in the address, so that a link leads to it. It is no step of the history: opened and closed
 * however often, one step back leaves the page.
 */
export function useTripChoice(): TripChoice {
  const [query, setQuery] = useSearchParams();
  const show = (shown: Record<string, string>) => setQuery(shown, { replace: true });
  const trip = query.get('trip');
  return {
    trip: trip !== null && /^(new|[1-9]\d{0,9})$/.test(trip) ? trip : null,
    add: () => show({ trip: 'new' }),
    open: (tripId) => show({ trip: String(tripId) }),
    close: () => show({}),
  };
}
