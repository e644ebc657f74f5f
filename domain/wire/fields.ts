import { z } from 'zod';
import { inLatinDigits } from '../latin-digits.ts';
import { because } from './invalid-input.ts';
import { SEARCH_LENGTH } from './search-length.ts';
import { isSeen } from './seen.ts';

/**
 * Text without control characters other than tab and line breaks: PostgreSQL cannot hold NUL, logs should not hold the rest.
 * U+FFFE and U+FFFF are no characters, and no XML may have them, so that a workbook with one would not open. Half a surrogate
 * pair would come back from a database as another character than was sent.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff\ufffe\uffff]*$/u, because('character'));

/** What a list is searched for: a part of what its entries say. */
export const search = text(SEARCH_LENGTH).trim().optional();

/** Of whose things a list is: of the members of a group, and of those whose code or name has some words in it. */
export const ofMembers = { groupno: text(40).min(1).optional(), search };

/** A remark or a reason, on any number of lines; one that nobody sees is an empty one. */
export const note = (max: number) =>
  text(max)
    .trim()
    .overwrite((value) => (isSeen(value) ? value : ''));

/** Characters that show nothing and that no script writes in a word: to control, to fill, to mark bytes or where a word may break. */
const IDLE =
  /[\u0080-\u009f\u00ad\u115f\u1160\u17b4\u17b5\u180e\u2028\u2029\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/**
 * A single line of text that says something: one can see it, and it does not turn the rest of the line round. Joiners,
 * spaces without width and marks of direction inside a word are part of how some scripts are written.
 */
export const name = (max: number) =>
  text(max)
    .trim()
    .min(1)
    .regex(/^[^\r\n\t]*$/, because('line'))
    .regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, because('character'))
    .refine((value) => value === '' || isSeen(value), because('missing'))
    .refine((value) => !isSeen(value) || !IDLE.test(value), because('character'));

/** A member code is upper-case on the wire and in the database; people may type it in lower case, and in Burmese digits. */
export const memberCode = z
  .string()
  .trim()
  .overwrite(inLatinDigits)
  .min(1)
  .max(32)
  // Before the case is changed: a letter of another alphabet may become one of A to Z by that.
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, because('membercode'))
  .toUpperCase();

/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('time'));

/** A database id; the upper bound is PostgreSQL's integer. */
export const id = z.int().min(1).max(2_147_483_647);

/** The revision that was looked at; 0 is that of nothing that is stored, an old one of all that is. */
export const revision = z.int().min(0).max(2_147_483_647);

/** An id in a path or a query. */
export const idInUrl = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, because('positive'))
  .transform(Number)
  .pipe(id);

/** A field that may be left out; some clients send `null` for what they have not. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

/** A text that an edit may leave out to keep what is stored; `null` clears it as an empty one does. */
export const clearable = <S extends z.ZodType<string>>(schema: S) =>
  schema
    .nullable()
    .transform((value) => value ?? '')
    .optional();

/**
 * A number that a client claims and the server computes again, or passes over: any that both engines could hold, also as
 * text.
 */
export const claimed = z.union([
  z.number().min(-2_147_483_648).max(2_147_483_647),
  z
    .string()
    .regex(/^-?\d{1,9}(\.\d+)?$/, because('number'))
    .transform(Number),
]);

/** No day that comes in or is kept is later: no list of days goes on for ever. */
export const LAST_DAY = '2199-12-31';

/** A day, YYYY-MM-DD, that exists; years 1900 to 2199 keep every engine and every sum sane. */
export const day = z.iso
  .date(because('day'))
  .refine((value) => value >= '1900-01-01' && value <= LAST_DAY, because('dayrange'));

/** A year in a query; a fiscal one is named by the calendar year in which it starts. */
export const fiscalYearInUrl = z
  .string()
  .regex(/^(19|20|21)\d\d$/, because('year'))
  .transform(Number);

/** Asks what a change would touch; nothing is stored then (wire 7). */
export const preview = z.enum(['true', 'false']).optional();

/** A choice in a form or a query. */
export const yesOrNo = z.enum(['true', 'false']).optional();

/** Asks what a file would do, in the address of the call; in its form `dryrun` says so too. */
export const lookAtFile = z.strictObject({ dryrun: yesOrNo, preview });

/** ISO 8601 leaves out seconds, and in an offset the colon or the minutes; this puts them in. */
const spelledOut = (instant: string) =>
  instant
    .replace(/(T\d\d:\d\d)(?=[Z+-])/, '$1:00')
    .replace(/(T.*[+-]\d\d):?(\d\d)?$/, (_, start: string, minutes = '00') => `${start}:${minutes}`);

/** An instant with its offset from UTC, ISO 8601. */
export const instantWithOffset = z
  .string()
  .max(60)
  .transform(spelledOut)
  .pipe(
    z.iso
      .datetime({ offset: true, message: because('instant') })
      .refine((value) => value >= '1900' && value < '2200', because('instantrange'))
      // Nanoseconds are the finest that Temporal reads.
      .refine((value) => !/\.\d{10}/.test(value), because('fraction')),
  );

/** What a member typed for a password; only its length is bounded here, so that nothing huge is ever hashed. */
export const passwordTyped = z.string().min(1).max(128);

/** A key from a link or a cookie. */
export const secret = z.string().min(1).max(200);

/** A body of fields that may all be left out, and then itself. */
export const leftOut = <S extends z.ZodType<object>>(body: S) =>
  body.nullish().transform((value): Partial<z.output<S>> => value ?? {});

/** For calls that are asked nothing in their query. Whoever asks for a preview there is not to have it stored. */
export const noQuery = z.strictObject({});

/** For calls that carry nothing: no body, `null` or `{}`. */
export const noBody = z.strictObject({}).nullish();
