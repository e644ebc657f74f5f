import {
  listForReview,
  type ReviewItem,
  type ReviewReason,
  type Settlement,
  settleReview,
} from '@muster/domain/attendance/review/review-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { byCursor } from '../by-cursor.ts';
import { type OfMembers, ofMembers } from '../of-members.ts';
import { makesStale } from '../staleness.ts';

/** Every kind there is, as the contract has them. */
export const reviewKinds = [
  'outside',
  'forgotten',
  'offline',
  'closed_period',
  'impossible_speed',
  'poor_accuracy',
  'no_location',
  'skewed_clock',
  'out_of_order',
] as const satisfies readonly ReviewReason[];

export const reviewStates = ['open', 'settled'] as const;

export interface ReviewFilters extends OfMembers {
  readonly state: (typeof reviewStates)[number];
  /** All, when empty. */
  readonly kind: ReviewReason | '';
  /** The days they count for, the first and the last; null for all. */
  readonly days: { readonly from: Day; readonly to: Day } | null;
}

export const reviewQueries = {
  list: ({ state, kind, days, ...whose }: ReviewFilters) => {
    const query = { state, ...(kind && { kind }), ...ofMembers(whose), ...days };
    return byCursor(['punches', 'review', query], (at) => api.call(listForReview, { query: { ...query, ...at } }), {
      placeholderData: keepPreviousData,
      staleTime: 0,
    });
  },
};

interface ToSettle {
  readonly items: readonly ReviewItem[];
  readonly decision: Settlement['decision'];
  readonly remark?: string | undefined;
}

/** What one call settles at the most. */
const AT_ONCE = 50;

export const reviewChanges = {
  /** Accepts or rejects, each for the reasons that are shown of it. */
  settle: mutationOptions({
    mutationFn: async ({ items, decision, remark }: ToSettle) => {
      const wanted = items.map(({ id, reasons }) => ({ id, reasons }));
      for (let from = 0; from < wanted.length; from += AT_ONCE) {
        const body = { decision, items: wanted.slice(from, from + AT_ONCE), ...(remark ? { remark } : {}) };
        await api.call(settleReview, { body });
      }
    },
    ...makesStale('punches', 'summary', 'periods', 'corrections'),
  }),
};
