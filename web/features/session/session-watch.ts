import { sessionEnd } from '@muster/domain/session/session-end.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyQueries } from '../../data/company.ts';
import { readTable } from '../../data/lookups.ts';
import { reportSuspended, signOut, useCurrentMember } from '../../lib/session-store.ts';

const MINUTE = 60_000;
/** How often the clock is looked at: a timer of hours would sleep through a closed lid. */
const CLOCK_LOOK = 10_000;

/** While a member is signed in: the suspension check and the daily sign-out (SPEC sections 4, 8 and 9). */
export function useSessionWatch(): void {
  const { membercode } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);

  useEffect(() => {
    const check = async () => {
      try {
        const [own] = await readTable('memberno_info', { filter: `membercode,eq,${membercode}` });
        if (own && own.status !== 'active') reportSuspended();
      } catch (problem) {
        console.info('The suspension check got no answer.', problem);
      }
    };
    const timer = setInterval(() => void check(), MINUTE);
    return () => clearInterval(timer);
  }, [membercode]);

  useEffect(() => {
    if (!company) return;
    const end = sessionEnd(Temporal.Now.instant(), company.zone).epochMilliseconds;
    const timer = setInterval(() => {
      if (Date.now() >= end) void signOut('daily');
    }, CLOCK_LOOK);
    return () => clearInterval(timer);
  }, [company]);
}
