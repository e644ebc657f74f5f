import type { Day } from '@muster/domain/calendar/company-time.ts';
import { createContext } from 'react';

/**
 * A hook that says on which days of the weeks that show a month the member rests, for every calendar beneath that wants
 * it; undefined of who has no such days.
 */
export const OwnRest = createContext<(month: Day, wanted: boolean) => ((day: Day) => boolean) | undefined>(
  () => undefined,
);
