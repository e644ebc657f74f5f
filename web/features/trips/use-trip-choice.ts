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
  const show = (shown: string) =>
    setQuery(
      (now) => {
        if (shown) now.set('trip', shown);
        else now.delete('trip');
        return now;
      },
      { replace: true },
    );
  const trip = query.get('trip');
  return {
    trip: trip !== null && /^(new|[1-9]\d{0,9})$/.test(trip) ? trip : null,
    add: () => show('new'),
    open: (tripId) => show(String(tripId)),
    close: () => show(''),
  };
}
