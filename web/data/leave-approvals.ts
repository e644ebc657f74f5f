import { listCancelled, listDecided, listReturns } from '@muster/domain/leave/decided-leave-contract.ts';
import { decideLeave, decideReturn, listPending, type PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { makesStale } from './staleness.ts';

export type Verdict = 'approve' | 'reject';

interface Decision {
  readonly items: readonly PendingLeave[];
  readonly verdict: Verdict;
  readonly remark: string;
}

export interface Undecided {
  readonly item: PendingLeave;
  readonly problem: unknown;
}

/** An early return is waiting on an approved leave; everything else that waits is a request. */
export const isReturn = (item: PendingLeave): item is PendingLeave & { returnfrom: string } => item.returnfrom !== null;

function decideOne(item: PendingLeave, decision: Verdict, remark: string): Promise<unknown> {
  const params = { id: String(item.id) };
  const body = { decision, revision: item.revision, ...(remark ? { remark } : {}) };
  if (isReturn(item)) return api.call(decideReturn, { params, body });
  const override = item.breaks.map((it) => it.code);
  const against = decision === 'approve' && override.length > 0 ? { override } : {};
  return api.call(decideLeave, { params, body: { ...body, ...against } });
}

async function decideEach({ items, verdict, remark }: Decision): Promise<readonly Undecided[]> {
  const undecided: Undecided[] = [];
  for (const item of items) {
    try {
      await decideOne(item, verdict, remark);
    } catch (problem) {
      undecided.push({ item, problem });
    }
  }
  return undecided;
}

export const approvalQueries = {
  /** What waits for the signed-in member's decision, oldest first, and whether they decide at all. */
  pending: infiniteQueryOptions({
    queryKey: ['leave', 'pending'],
    queryFn: async ({ pageParam }) => (await api.call(listPending, { query: pageParam })).data,
    initialPageParam: {} as { cursor?: string },
    getNextPageParam: ({ cursor }) => (cursor === null ? undefined : { cursor: String(cursor) }),
    select: ({ pages }) => ({ decides: pages[0]?.decides ?? false, items: pages.flatMap((it) => it.items) }),
  }),
};

/** Of which decisions the list is; empty for all of them about leave. */
export interface DecidedFilters {
  readonly decision: 'approved' | 'rejected' | 'cancelled' | 'returns' | '';
  readonly groupno: string;
  readonly search: string;
}

type OfMembers = Pick<DecidedFilters, 'groupno' | 'search'>;

const ofMembers = ({ groupno, search }: OfMembers) => ({
  ...(groupno && { groupno }),
  ...(search.trim() && { search: search.trim() }),
});

/** What the signed-in member has decided, the newest decision first; for the office whoever decided. */
export const decidedQuery = (decision: 'approved' | 'rejected' | '', filters: OfMembers) =>
  decisionPages(['decided', decision, ofMembers(filters)], async (page) => {
    const query = { ...page, ...(decision && { decision }), ...ofMembers(filters) };
    return (await api.call(listDecided, { query })).data;
  });

/** What was withdrawn or cancelled of it since; for the office whatever was. */
export const cancelledQuery = (filters: OfMembers) =>
  decisionPages(['cancelled', ofMembers(filters)], async (page) => {
    return (await api.call(listCancelled, { query: { ...page, ...ofMembers(filters) } })).data;
  });

/** The early returns among it. */
export const returnsQuery = (filters: OfMembers) =>
  decisionPages(['returns', ofMembers(filters)], async (page) => {
    return (await api.call(listReturns, { query: { ...page, ...ofMembers(filters) } })).data;
  });

/** What was decided about early returns from the own leave. */
export const ownReturnsQuery = decisionPages(['returns', 'own'], async (page) => {
  return (await api.call(listReturns, { query: { ...page, own: 'true' } })).data;
});

interface DecisionPage<Item> {
  readonly items: readonly Item[];
  readonly cursor: string | number | null;
}

function decisionPages<Item>(
  key: readonly unknown[],
  read: (page: { cursor?: string }) => Promise<DecisionPage<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: ['leave', ...key],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: {} as { cursor?: string },
    getNextPageParam: ({ cursor }) => (cursor === null ? undefined : { cursor: String(cursor) }),
    select: ({ pages }) => pages.flatMap((it) => it.items),
    placeholderData: keepPreviousData,
  });
}

export const approvalChanges = {
  /** Decides one or several, one after the other, each as it was looked at; answers those that were refused, and why. */
  decide: mutationOptions({ mutationFn: decideEach, ...makesStale('leave', 'affected-leave', 'notifications') }),
};
