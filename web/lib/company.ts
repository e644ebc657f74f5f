import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { type CompanyView, readCompany } from '@muster/domain/office/office-contract.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { serverNow } from './server-clock.ts';

/** The company: its name, zone and first day of the week. It hardly ever changes. */
export function useCompany(): UseQueryResult<CompanyView> {
  return useQuery({
    queryKey: ['company'],
    queryFn: async () => (await api.call(readCompany)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The present moment of the server's clock, renewed by itself every so many milliseconds. */
export function useNow(every: number): Temporal.Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Today in the company's zone; turns over at its midnight while the page stays open. */
export function useToday(company: CompanyView): string {
  const now = useNow(20_000);
  const day = dayOf(now, company.zone);
  return day < company.today ? company.today : day;
}
