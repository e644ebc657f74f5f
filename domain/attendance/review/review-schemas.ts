import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { day, id, note, ofMembers } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { pageOf, pageQuery } from '../../wire/page.ts';
import { endings, punch } from '../attendance-schemas.ts';
import { punchFlags } from '../punch-flags.ts';

export const reviewReasons = ['outside', 'forgotten', 'offline', 'closed_period', ...punchFlags] as const;

/** `open` waits to be looked at; `corrected` was settled by a correction of its day. */
export const reviewStates = ['open', 'accepted', 'rejected', 'corrected'] as const;

export const reviewItem = punch.extend({
  ending: z.enum(endings).nullable(),
  /** How exact the device said the distance is, metres; null where it did not. */
  accuracy: z.int().nullable(),
  membername: z.string(),
  groupno: z.string().nullable(),
  reasons: z.array(z.enum(reviewReasons)),
  state: z.enum(reviewStates),
  /** Who settled it, when and with which words. */
  settledby: z.string().nullable(),
  settledat: z.string().nullable(),
  decisionremark: z.string(),
  /** Who may settle may not reject what counts in a closed pay period. */
  may: z.object({ settle: z.boolean(), reject: z.boolean(), correct: z.boolean() }),
});

export const listForReview = {
  query: pageQuery.extend({
    ...ofMembers,
    kind: z.enum(reviewReasons).optional(),
    state: z.enum(['open', 'settled']).optional(),
    /** The days that the punches count for, the first and the last of them. */
    from: day.optional(),
    to: day.optional(),
  }),
  reply: { 200: envelope(pageOf(reviewItem)) },
};

/** Several punches, each with the reasons that were looked at. */
export const settlement = z
  .strictObject({
    decision: z.enum(['accept', 'reject']),
    remark: note(500).optional(),
    items: z
      .array(z.strictObject({ id, reasons: z.array(z.enum(reviewReasons)).min(1).max(reviewReasons.length) }))
      .min(1)
      .max(50),
  })
  .refine((it) => it.decision === 'accept' || Boolean(it.remark), { path: ['remark'], message: because('missing') });

export const settleReview = {
  body: settlement,
  reply: { 200: envelope(z.object({ settled: z.int() })) },
};
