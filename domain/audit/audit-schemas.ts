import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { day, memberCode, text } from '../wire/fields.ts';
import { pageInUrl } from '../wire/page.ts';

/** What was so; null where there was nothing. */
const facts = z.unknown();

export const auditLine = z.object({
  id: z.int(),
  /** When it was done, a UTC instant. */
  at: z.string(),
  /** Who did it, by code; null for what nobody signed in did. */
  actor: z.string().nullable(),
  actorname: z.string(),
  /** `noun.verb`, such as `leave.approve`. */
  action: z.string(),
  /** `noun:id`, such as `member:12`. */
  subject: z.string(),
  /** What that is called: the name and code of a member, the number of a trip; empty where it has no name any more. */
  about: z.string(),
  before: facts,
  after: facts,
  /** Over this line and the hash of the one before it; empty for the few seconds until it is in the chain. */
  hash: z.string(),
});

const filters = {
  from: day.optional(),
  to: day.optional(),
  actor: z.union([memberCode, z.literal('')]).optional(),
  action: text(60).trim().optional(),
  subject: text(80).trim().optional(),
};

export const exportAudit = {
  query: z.strictObject(filters),
  reply: { 200: z.unknown() },
};

export const listAudit = {
  query: z.strictObject({
    ...filters,
    page: pageInUrl.optional(),
  }),
  reply: { 200: envelope(z.array(auditLine)).extend({ page: z.int(), more: z.boolean() }) },
};
