import { useSearchParams } from 'react-router';

export interface TripChoice {
  /** `new`, or the id of a trip; null while no dialog is open. */
  readonly trip: string | null;
  readonly add: () => void;
  readonly open: (tripId: number) => void;
  readonly close: () => void;
}

/** Which dialog is open is said in the address, so that a phone's back button closes it. */
export function useTripChoice(): TripChoice {
  const [query, setQuery] = useSearchParams();
  const trip = query.get('trip');
  return {
    trip: trip !== null && /^(new|[1-9]\d{0,9})$/.test(trip) ? trip : null,
    add: () => setQuery({ trip: 'new' }),
    open: (tripId) => setQuery({ trip: String(tripId) }),
    close: () => setQuery({}, { replace: true }),
  };
}
