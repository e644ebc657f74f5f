import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Whose days; the signed-in member's when left out. */
type Whose = string | undefined;

const whose = (membercode: Whose) => (membercode === undefined ? {} : { membercode });

interface GroupAsked {
  readonly month: string;
  /** Both empty for everybody. */
  readonly groupno: string;
  readonly search: string;
}

/** How many members a page of the group shows. */
const GROUP_PAGE = 50;

/** Leave, trips and holidays show in it too: it is read anew with every look. */
export const summaryQueries = {
  days: (from: Day, to: Day, membercode?: Whose) =>
    queryOptions({
      queryKey: ['summary', 'days', from, to, membercode ?? ''],
      queryFn: async () => (await api.call(readSummary, { query: { from, to, ...whose(membercode) } })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  punches: (day: Day, membercode?: Whose) =>
    queryOptions({
      queryKey: ['punches', 'day', day, membercode ?? ''],
      queryFn: async () => (await api.call(listPunches, { query: { from: day, to: day, ...whose(membercode) } })).data,
      staleTime: 0,
    }),
  /** With what they were searched by: the page before stays until the one that is asked for is there. */
  group: ({ month, groupno, search }: GroupAsked, page: number) =>
    queryOptions({
      queryKey: ['summary', 'group', month, groupno, search, page],
      queryFn: async () => {
        const query = { month, page: `${page},${GROUP_PAGE}`, ...(groupno && { groupno }), ...(search && { search }) };
        return { ...(await api.call(readGroupSummary, { query })).data, search };
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
