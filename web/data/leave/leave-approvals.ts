import { listCancelled, listDecided, listReturns } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { decideLeave, decideReturn, listPending, type PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { byCursor } from '../by-cursor.ts';
import { everybody, type OfMembers, ofMembers } from '../of-members.ts';
import { oneByOne } from '../one-by-one.ts';
import { makesStale } from '../staleness.ts';

export type Verdict = 'approve' | 'reject';

interface Decision {
  readonly items: readonly PendingLeave[];
  readonly verdict: Verdict;
  readonly remark: string;
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

export const decisions = ['approved', 'rejected', 'undocumented', 'cancelled', 'returns'] as const;

/** Of which decisions the list is; empty for all of them about leave. */
export interface DecidedFilters extends OfMembers {
  readonly decision: (typeof decisions)[number] | '';
}

/** Other filters are answered in the place of the ones before. */
const kept = { placeholderData: keepPreviousData };

export const approvalQueries = {
  /** What waits for the signed-in member's decision, oldest first, and whether they decide at all. */
  pending: (filters: OfMembers = everybody) => {
    const query = ofMembers(filters);
    return infiniteQueryOptions({
      ...byCursor(['leave', 'pending', query], (at) => api.call(listPending, { query: { ...at, ...query } }), kept),
      select: ({ pages }) => ({ decides: pages[0]?.decides ?? false, items: pages.flatMap((it) => it.items) }),
    });
  },
};

/** What the signed-in member has decided, the newest decision first; for the office whoever decided. */
export const decidedQuery = (decision: 'approved' | 'rejected' | 'undocumented' | '', filters: OfMembers) => {
  const how = decision === 'undocumented' ? ({ document: 'due' } as const) : decision && { decision };
  const query = { ...how, ...ofMembers(filters) };
  return byCursor(
    ['leave', 'decided', decision, ofMembers(filters)],
    (at) => api.call(listDecided, { query: { ...at, ...query } }),
    kept,
  );
};

/** What was withdrawn or cancelled of it since; for the office whatever was. */
export const cancelledQuery = (filters: OfMembers) => {
  const query = ofMembers(filters);
  return byCursor(['leave', 'cancelled', query], (at) => api.call(listCancelled, { query: { ...at, ...query } }), kept);
};

/** The early returns among it. */
export const returnsQuery = (filters: OfMembers) => {
  const query = ofMembers(filters);
  return byCursor(['leave', 'returns', query], (at) => api.call(listReturns, { query: { ...at, ...query } }), kept);
};

/** What was decided about early returns from the own leave. */
export const ownReturnsQuery = byCursor(['leave', 'returns', 'own'], (at) =>
  api.call(listReturns, { query: { ...at, own: 'true' } }),
);

export const approvalChanges = {
  /** Decides one or several, one after the other, each as it was looked at; answers those that were refused, and why. */
  decide: mutationOptions({
    mutationFn: ({ items, verdict, remark }: Decision) => oneByOne(items, (it) => decideOne(it, verdict, remark)),
    ...makesStale('leave', 'affected-leave', 'notifications'),
  }),
};
