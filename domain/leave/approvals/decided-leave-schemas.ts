import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { ofMembers } from '../../wire/fields.ts';
import { pageByMomentOf, pageByMomentQuery, pageOf, pageQuery } from '../../wire/page.ts';
import { leaveView } from '../leave-schemas.ts';

/** Leave that was decided, with whose it is; the group is that of its first day. */
export const decidedLeave = leaveView.extend({
  may: leaveView.shape.may.pick({ act: true }),
  /** Whether all its days are in closed pay periods, where nobody acts any more. */
  closed: z.boolean(),
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  groupno: z.string().nullable(),
  decidedat: z.string(),
  /** What was decided last about coming back from it early; null where nothing was. */
  lastreturn: z
    .object({ returnfrom: z.string(), confirmed: z.boolean(), decidedby: z.string(), decidedat: z.string() })
    .nullable(),
});

export const listDecided = {
  query: pageByMomentQuery.extend({
    ...ofMembers,
    decision: z.enum(['approved', 'rejected']).optional(),
    /** Approved leave alone that a document was asked for with, and none lies with. */
    document: z.literal('due').optional(),
  }),
  reply: { 200: envelope(pageByMomentOf(decidedLeave)) },
};

/** Leave that was withdrawn by its member or cancelled by the office. */
export const cancelledLeave = decidedLeave
  .pick({
    ...{ id: true, start: true, end: true, part: true, parttimes: true, days: true, leavetitle: true, remark: true },
    ...{ membernoid: true, membercode: true, membername: true, groupno: true },
  })
  .extend({
    /** Whether its member did it, who gives no reason. */
    withdrawn: z.boolean(),
    cancelledby: z.string(),
    cancelledat: z.string(),
    cancelreason: z.string(),
  });

export const listCancelled = {
  query: pageByMomentQuery.extend(ofMembers),
  reply: { 200: envelope(pageByMomentOf(cancelledLeave)) },
};

/** An early return that was decided, with the days of the leave as they were then. */
export const decidedReturn = decidedLeave
  .pick({
    ...{ id: true, start: true, end: true, leavetitle: true, decisionremark: true, decidedby: true, decidedfor: true },
    ...{ membernoid: true, membercode: true, membername: true, groupno: true, decidedat: true },
  })
  .extend({
    /** The first day that was to be given back, up to the last. */
    returnfrom: z.string(),
    confirmed: z.boolean(),
  });

export const listReturns = {
  query: pageQuery.extend({ ...ofMembers, own: z.literal('true').optional() }),
  reply: { 200: envelope(pageOf(decidedReturn)) },
};
