import { z } from 'zod';
import { checkTypes } from '../attendance/attendance-schemas.ts';
import { inLatinDigits } from '../latin-digits.ts';
import { envelope } from '../wire/envelope.ts';
import { id, idInUrl, memberCode, name, passwordTyped, revision, secret } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { PIN_DIGITS } from './pin-rules.ts';

const inPath = z.strictObject({ id: idInUrl });
const done = { 200: envelope(z.null()) };

/** A PIN as it is typed, on whatever keyboard. */
const pin = z
  .string()
  .max(20)
  .trim()
  .overwrite(inLatinDigits)
  .regex(new RegExp(`^\\d{${PIN_DIGITS}}$`), because('pin'));

/** A door as administrators keep it. */
export const door = z.object({
  id: z.int(),
  name: z.string(),
  /** The site that who checks in there is at; null where none was said. */
  site: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** `waiting`: a link is out that no device has opened; `unpaired`: it was not opened in time. */
  state: z.enum(['paired', 'waiting', 'unpaired']),
  pairedat: z.string().nullable(),
  lastusedat: z.string().nullable(),
  revision: z.int(),
});

/** What makes a device the one at a door; shown in this answer alone. */
export const pairing = z.object({ door, link: z.string(), until: z.string() });

const doorFields = { name: name(60), siteid: id.nullable() };

export const listDoors = { reply: { 200: envelope(z.array(door)) } };
export const addDoor = { body: z.strictObject(doorFields), reply: { 201: envelope(pairing) } };
export const changeDoor = {
  params: inPath,
  body: z.strictObject({ ...doorFields, revision }),
  reply: { 200: envelope(door) },
};
export const pairDoor = { params: inPath, reply: { 201: envelope(pairing) } };
export const endDoor = { params: inPath, reply: done };

/** What the device at a door is told of it: nothing of any member. */
export const ownDoor = z.object({ name: z.string(), company: z.string(), zone: z.string(), now: z.string() });

export const takePairing = { body: z.strictObject({ token: secret }), reply: { 200: envelope(ownDoor) } };
export const readDoor = { reply: { 200: envelope(ownDoor) } };

export const punchedAtDoor = z.object({
  membername: z.string(),
  checktype: z.enum(checkTypes),
  /** The instant recorded, UTC. */
  checktime: z.string(),
});

export const punchAtDoor = {
  body: z.strictObject({ clientid: z.uuid(because('uuid')).toLowerCase(), membercode: memberCode, pin }),
  reply: { 200: envelope(punchedAtDoor), 201: envelope(punchedAtDoor) },
};

/** Whether a member has a PIN, and since when. */
export const ownPin = z.object({ since: z.string().nullable() });

export const readPin = { reply: { 200: envelope(ownPin) } };
export const choosePin = {
  body: z.strictObject({ pin, current: passwordTyped.optional() }),
  reply: { 200: envelope(ownPin) },
};
export const removePin = { reply: { 200: envelope(ownPin) } };
export const readMemberPin = { params: inPath, reply: { 200: envelope(ownPin) } };
export const handOutPin = {
  params: inPath,
  reply: { 201: envelope(z.object({ pin: z.string(), since: z.string() })) },
};

/** PINs that are handed out in one answer: each is hashed as slowly as a password. */
export const MOST_PINS = 20;

export const handOutPins = {
  /**
   * Left out: everybody who has neither signed up nor a PIN; `after` goes on behind a member code. Who has a PIN keeps it,
   * but for those who are named to get theirs `again`.
   */
  body: z.strictObject({
    membercodes: z.array(memberCode).min(1).max(MOST_PINS).optional(),
    after: memberCode.optional(),
    again: z.boolean(),
  }),
  reply: {
    201: envelope(
      z.object({
        pins: z.array(
          z.object({ membernoid: z.int(), membercode: z.string(), membername: z.string(), pin: z.string() }),
        ),
        /** Members who were named and have one that they keep. */
        kept: z.int(),
        /** Members who were named and get none: they are suspended or not the caller's to run. */
        skipped: z.int(),
        /** Behind which member code to go on; null where nobody is left. */
        next: z.string().nullable(),
      }),
    ),
  },
};

export const takePin = { params: inPath, reply: { 200: envelope(ownPin) } };
