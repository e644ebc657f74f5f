import { dayOf } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

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
