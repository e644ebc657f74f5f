import { sessionEnd } from '@muster/domain/session/session-end.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyQueries } from '../../data/company.ts';
import { readTable } from '../../data/lists/lookups.ts';
import { whenBack } from '../../lib/api/trying-again.ts';
import { reportSuspended, signOut, useCurrentMember } from '../../lib/session/session-store.ts';
import { serverNow } from '../../lib/time/server-clock.ts';

const MINUTE = 60_000;
/** How often the clock is looked at: a timer of hours would sleep through a closed lid. */
const CLOCK_LOOK = 10_000;

/** While a member is signed in: the suspension check and the daily sign-out (behaviour 4, 8, 9). */
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
    // By the server's clock, which ends the session; the device's may be hours off.
    const end = sessionEnd(serverNow(), company.zone);
    const look = () => {
      if (Temporal.Instant.compare(serverNow(), end) >= 0) void signOut('daily');
    };
    const timer = setInterval(look, CLOCK_LOOK);
    // A page that slept over night would show yesterday's button until the next look.
    const unwatchBack = whenBack(look);
    return () => {
      clearInterval(timer);
      unwatchBack();
    };
  }, [company]);
}
