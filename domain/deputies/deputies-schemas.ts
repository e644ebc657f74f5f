import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { day, idInUrl, memberCode, noBody } from '../wire/fields.ts';

/** Who stands in for somebody, or for whom one stands in, from a day to a day. */
export const namedDeputy = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  from: z.string(),
  to: z.string(),
});

/** `away`: whether they stand in today and are on approved leave or an approved trip for the whole of it; not which. */
const ownDeputy = namedDeputy.extend({ away: z.boolean() });

export const readDeputies = {
  reply: {
    200: envelope(
      z.object({
        /** Whether the caller decides for a group, and so may name a deputy. */
        may: z.boolean(),
        /** The caller's deputies, now and to come. */
        named: z.array(ownDeputy),
        /** For whom the caller stands in, now and to come. */
        standsinfor: z.array(namedDeputy),
      }),
    ),
  },
};

/** A group that somebody may look at. The days of its members are for its manager and the office alone. */
export const ownGroup = z.object({ groupno: z.string(), as: z.enum(['office', 'manager', 'deputy']) });

export const listOwnGroups = { reply: { 200: envelope(z.array(ownGroup)) } };

export const nameDeputy = {
  body: z.strictObject({ membercode: memberCode, from: day, to: day }),
  reply: { 201: envelope(namedDeputy) },
};

export const endDeputy = {
  params: z.strictObject({ id: idInUrl }),
  body: noBody,
  reply: { 200: envelope(z.null()) },
};
