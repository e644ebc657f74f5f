import { z } from 'zod';
import { currentMember } from '../members/members-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { id, idInUrl, leftOut, name, passwordTyped, revision, secret } from '../wire/fields.ts';
import { secondFactorModes } from './factor-rules.ts';

const nothing = envelope(z.null());
/** As it is shown, with or without the space or the dash in its middle. */
const code = z.string().trim().min(6).max(20);

/** What a browser makes of a passkey, as it makes it. */
const credential = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});
/** What a browser is asked for; it reads it. */
const browserOptions = z.unknown();

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdat: z.string(),
  lastusedat: z.string().nullable(),
  /** Whether it opens nothing alone until it has come after the password once more. */
  afterpassword: z.boolean(),
  revision: z.int(),
});

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
  passkeys: z.array(passkey),
  /** Who chose the member's password, and knows it until they set one; null where they chose it themselves. */
  passwordby: z.string().nullable(),
});

export const readFactors = {
  reply: { 200: envelope(ownFactors) },
};

/** What setting up a factor answers: the app's secret to begin with, then the recovery codes, which are shown once. */
export const factorStep = z.object({
  secret: z.string().nullable(),
  uri: z.string().nullable(),
  recovery: z.array(z.string()),
  /** For a passkey: what the browser is asked for, and the ticket to come back with. */
  ticket: z.string().nullable(),
  options: browserOptions,
});

export const addFactor = {
  body: z.strictObject({
    /**
     * `totp` without a code begins, with the code of the app it is done; `passkey` without one begins, with the browser's
     * answer, a name and the ticket it is done; `recovery` makes ten new codes.
     */
    kind: z.enum(['totp', 'recovery', 'passkey']),
    code: code.optional(),
    ticket: secret.optional(),
    name: name(60).optional(),
    passkey: credential.optional(),
    current: passwordTyped.optional(),
  }),
  reply: { 201: envelope(factorStep) },
};

export const renamePasskey = {
  params: z.strictObject({ id: idInUrl }),
  /** `revision` is the one that was looked at. */
  body: z.strictObject({ name: name(60), revision: revision.optional() }),
  reply: { 200: nothing },
};

export const removeFactor = {
  /** `id` says which passkey. */
  body: z.strictObject({
    kind: z.enum(['totp', 'passkey']),
    id: id.optional(),
    current: passwordTyped.optional(),
  }),
  reply: { 200: nothing },
};

export const finishSignIn = {
  body: z.strictObject({ ticket: secret, code: code.optional(), passkey: credential.optional() }),
  reply: { 200: envelope(currentMember) },
};

export const askPasskey = {
  /** The ticket of a sign-in that waits for its second step; without one the passkey says whose it is. */
  body: leftOut(z.strictObject({ ticket: secret.optional() })),
  reply: { 200: envelope(z.object({ ticket: z.string(), options: browserOptions })) },
};

export const signInByPasskey = {
  body: z.strictObject({ ticket: secret, passkey: credential }),
  reply: { 200: envelope(currentMember) },
};

export const removeMemberFactors = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: nothing },
};
