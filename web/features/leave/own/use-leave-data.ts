import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownDays } from '../../../data/attendance/own-days.ts';
import { companyQueries } from '../../../data/company.ts';
import { leaveQueries } from '../../../data/leave/leave.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import type { LeaveData, OlderLeave } from './leave-data.ts';
import { leaveWindow } from './leave-window.ts';

/** Everything the screen needs, asked for in one round: the window waits for nobody to say what day it is there. */
export function useLeaveData(): {
  data: Omit<LeaveData, 'today'> | undefined;
  older: OlderLeave | undefined;
  problem: Error | null;
  retry: () => void;
} {
  const [reach] = useState(() => leaveWindow(dayOf(serverNow(), 'UTC')));
  const company = useQuery(companyQueries.shown);
  const types = useQuery(leaveQueries.types());
  const days = useQuery(ownDays(reach.from, reach.to));
  const leave = useInfiniteQuery(leaveQueries.own(reach));
  const all = [company, types, days, leave];
  const data =
    company.data && types.data && days.data && leave.data
      ? { reach, company: company.data, types: types.data.types, days: days.data, leave: leave.data }
      : undefined;
  return {
    data,
    older: leave.hasNextPage
      ? { busy: leave.isFetchingNextPage, failed: leave.isFetchNextPageError, show: () => void leave.fetchNextPage() }
      : undefined,
    problem: data ? null : (all.find((it) => it.isError)?.error ?? null),
    retry: () => {
      for (const it of all) if (it.isError) void it.refetch();
    },
  };
}
