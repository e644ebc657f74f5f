import { z } from 'zod';
import { ownSession } from '../session/session-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { idInUrl, memberCode } from '../wire/fields.ts';

/** How many slips one answer has at most: a sheet that somebody cuts up. */
export const MOST_SLIPS = 500;

/** What a member needs to sign up; the link carries the code where no server reads it. */
export const slip = z.object({
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  code: z.string(),
  expires: z.string(),
  link: z.string(),
});

export const handOutCodes = {
  /** Left out: everybody who has not signed up; `after` goes on behind a member code. */
  body: z.strictObject({
    membercodes: z.array(memberCode).min(1).max(MOST_SLIPS).optional(),
    after: memberCode.optional(),
  }),
  reply: {
    201: envelope(
      z.object({
        slips: z.array(slip),
        /** Members who were named and get none: they have signed up, are suspended or not the caller's to run. */
        skipped: z.int(),
        more: z.boolean(),
      }),
    ),
  },
};

const memberInUrl = z.strictObject({ id: idInUrl });
const memberSession = ownSession.omit({ current: true });

export const listMemberSessions = {
  params: memberInUrl,
  reply: { 200: envelope(z.array(memberSession)) },
};

export const endMemberSession = {
  params: z.strictObject({ id: idInUrl, session: idInUrl }),
  reply: { 200: envelope(z.null()) },
};
