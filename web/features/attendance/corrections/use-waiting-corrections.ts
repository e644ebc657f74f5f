import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

/**
 * The corrections of a member that wait for their decision, by day; of the signed-in member when left out. Undefined until
 * all are read: a member who asked for many days at once has several pages of them.
 */
export function useWaitingCorrections(membercode?: string): ReadonlyMap<Day, Correction> | undefined {
  const own = useCurrentMember().membercode;
  const list = useInfiniteQuery(correctionQueries.list({ state: 'pending', membercode: membercode ?? own }));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const mayReadOn = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayReadOn) void fetchNextPage();
  }, [mayReadOn, fetchNextPage]);
  return data && !hasNextPage ? new Map(data.map((it) => [it.attendancedate, it])) : undefined;
}
