import type { Day } from '@muster/domain/calendar/company-time.ts';
import { createContext } from 'react';

type HolidaysOfYear = readonly { readonly holidaydate: Day; readonly description: string }[];

/** A hook that gives the holidays of a calendar year, for every picker of a day beneath; none are marked without it. */
export const HolidayYears = createContext<(year: number) => HolidaysOfYear>(() => []);
