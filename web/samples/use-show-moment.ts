import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '../data/company.ts';

/** Shows a moment of a sample, which is text or milliseconds, as its day in the company's zone; nothing where there is none. */
export function useShowMoment(): (moment: string | number | undefined) => string {
  const { data: company } = useQuery(companyQueries.shown);
  return (moment) => {
    const at = new Date(moment ?? Number.NaN).getTime();
    return company && !Number.isNaN(at) ? showDay(dayOf(Temporal.Instant.fromEpochMilliseconds(at), company.zone)) : '';
  };
}
