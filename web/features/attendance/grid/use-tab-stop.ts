import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useState } from 'react';

/** A day of a member, of the number that they have. */
export interface Place {
  readonly of: number;
  readonly date: string;
}

/** To which of the days of a grid Tab leads: the one where the keyboard was last, or today, or the first; and how it is told of a reach. */
export function useTabStop(places: readonly Place[], today: Day): [Place | undefined, (place: Place) => void] {
  const [last, setLast] = useState<Place | undefined>();
  const stop =
    places.find((it) => it.of === last?.of && it.date === last.date) ??
    places.find((it) => it.date === today) ??
    places[0];
  return [stop, setLast];
}
