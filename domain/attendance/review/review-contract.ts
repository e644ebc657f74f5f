import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './review-schemas.ts';

const contract = contractsOf(() => import('./review-schemas.ts'));

export type ReviewItem = z.output<typeof schemas.reviewItem>;
export type ReviewReason = (typeof schemas.reviewReasons)[number];
export type ReviewState = (typeof schemas.reviewStates)[number];
export type Settlement = z.output<typeof schemas.settlement>;

export const REVIEW_PAGE = 50;

export const listForReview = contract({
  name: 'listForReview',
  method: 'GET',
  path: '/api/membercheckin/review',
  summary:
    'Punches to look at, newest first: outside every site, odd locations and clocks, forgotten check-outs; for those who decide',
  tag: 'attendance',
  access: 'member',
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

export const settleReview = contract({
  name: 'settleReview',
  method: 'POST',
  path: '/api/membercheckin/review/settle',
  summary:
    'Accepts punches that were to be looked at, or rejects them, so that they count no more; all of them or none',
  tag: 'attendance',
  access: 'member',
  idempotent: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE', 'CORRECTION_NOT_POSSIBLE'],
});
