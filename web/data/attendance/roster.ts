import { readRoster } from '@muster/domain/attendance/roster/roster-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

interface Asked {
  readonly from: Day;
  /** Both empty for everybody. */
  readonly groupno: string;
  readonly search: string;
}

/** How many members a page of the roster shows. */
const ROSTER_PAGE = 50;

/** What makes the summary stale makes it stale as well; work, shifts and days off are changed elsewhere, so it is read anew with every look. */
export const rosterQueries = {
  /** With what they were searched by: the page before stays until the one that is asked for is there. */
  week: ({ from, groupno, search }: Asked, page: number) =>
    queryOptions({
      queryKey: ['summary', 'roster', from, groupno, search, page],
      queryFn: async () => {
        const query = { from, page: `${page},${ROSTER_PAGE}`, ...(groupno && { groupno }), ...(search && { search }) };
        return { ...(await api.call(readRoster, { query })).data, search };
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
