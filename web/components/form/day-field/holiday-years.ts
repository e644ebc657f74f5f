import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext } from 'react';

type Holidays = { readonly id: number; readonly holidaydate: Day; readonly description: string }[];
type Read = UseQueryOptions<Holidays, Error, Holidays, ['holidays', number]>;

/** How the holidays of a calendar year are read, for every picker of a day beneath; none are marked without it. */
export const HolidayYears = createContext<
  ((year: number) => Pick<Read, 'queryKey' | 'queryFn' | 'staleTime'>) | undefined
>(undefined);
