import { z } from 'zod';
import { currentMember } from '../members/members-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { idInUrl, passwordTyped, secret } from '../wire/fields.ts';
import { secondFactorModes } from './factor-rules.ts';

const nothing = envelope(z.null());
/** As it is shown, with or without the space or the dash in its middle. */
const code = z.string().trim().min(6).max(20);

export const ownFactors = z.object({
  /** The company's setting. */
  secondfactor: z.enum(secondFactorModes),
  /** Whether that asks this member for one. */
  required: z.boolean(),
  /** When this session ends doing without one; null when it need not. */
  due: z.string().nullable(),
  /** Since when an authenticator app is set up. */
  totp: z.string().nullable(),
  /** How many recovery codes are left. */
  recovery: z.int(),
});

export const readFactors = {
  reply: { 200: envelope(ownFactors) },
};

/** What setting up a factor answers: the app's secret to begin with, then the recovery codes, which are shown once. */
export const factorStep = z.object({
  secret: z.string().nullable(),
  uri: z.string().nullable(),
  recovery: z.array(z.string()),
});

export const addFactor = {
  body: z.strictObject({
    /** `totp` without a code begins, with the code of the app it is done; `recovery` makes ten new codes. */
    kind: z.enum(['totp', 'recovery']),
    code: code.optional(),
    current: passwordTyped.optional(),
  }),
  reply: { 201: envelope(factorStep) },
};

export const removeFactor = {
  body: z.strictObject({ kind: z.enum(['totp']), current: passwordTyped.optional() }),
  reply: { 200: nothing },
};

export const finishSignIn = {
  body: z.strictObject({ ticket: secret, code }),
  reply: { 200: envelope(currentMember) },
};

export const removeMemberFactors = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: nothing },
};
