import { z } from 'zod';
import { dayParts } from '../calendar/day-part.ts';
import { asRead } from '../wire/as-read.ts';
import { envelope } from '../wire/envelope.ts';
import { day, fiscalYearInUrl, id, idInUrl, lookAtFile, name, noBody, preview, yesOrNo } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { lineFault } from '../wire/line-fault.ts';
import { pageOf, pageQuery } from '../wire/page.ts';

/** The largest file that is read, in characters. */
const MAX_FILE = 4_000_000;

/**
 * What a changed holiday, or other work, means for a stored leave. Nothing is changed by itself; HR decides with the member.
 * `uncharged`: a day that the leave skipped is a working day now, counts as leave, and cost nothing.
 */
export const holidayEffects = ['inside', 'adjacent', 'no-longer-inside', 'no-longer-adjacent', 'uncharged'] as const;

/**
 * What helps with a day of leave that has become a holiday, where the balance does not: saving the leave again, leaving
 * the day out of it where its type counts holidays, cancelling it, or nothing but settling it by hand. `charging`: saving
 * the leave again makes a day count that cost nothing, and again the balance does not help.
 */
export const mendings = ['saving', 'parting', 'cancelling', 'hand', 'charging'] as const;
const mending = { mendby: z.enum(mendings).optional() };

/** `holidaydate` is the day it is about; `description` the holiday's name, or why a single day is worked, else empty. */
export const affectedLeave = z.object({
  id: z.int(),
  leaveid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  start: z.string(),
  end: z.string(),
  /** The half of its one day; null for whole days. */
  part: z.enum(dayParts).nullable(),
  ltype: z.string(),
  approve_status: z.int(),
  holidaydate: z.string(),
  description: z.string(),
  effect: z.enum(holidayEffects),
});

/** What a changed holiday touches, stored leave apart: trips under way on its day, and the balances that paid for it. */
const touched = {
  trips: z.array(
    z.object({
      id: z.int(),
      trip_assigmentno: z.string(),
      triptype: z.string(),
      departuredate: z.string(),
      arrivaldate: z.string(),
    }),
  ),
  balances: z.array(
    z.object({
      membercode: z.string(),
      membername: z.string(),
      ltype: z.string(),
      fiscalyear: z.int(),
      remaining: z.number(),
    }),
  ),
};

/** In a preview neither the holiday nor the lines of the office's list have a number yet. */
const touchedLeave = affectedLeave.extend({ id: z.int().nullable(), ...mending });

/** The only sites at which it holds, by number; left out where it holds everywhere. */
const heldAt = { sites: z.array(z.int()).optional() };
const holiday = z.object({ id: z.int().nullable(), holidaydate: z.string(), description: z.string(), ...heldAt });

/** How many, and the first of them by code. */
const someMembers = z.object({
  count: z.int(),
  first: z.array(z.object({ membercode: z.string(), membername: z.string() })),
});

/** In a list of holidays it is left out where nobody works on the day, and of those that are listed already. */
const workedInList = { worked: someMembers.optional() };

/**
 * `members`: how many it holds for, or held, of those who work here on its day; `worked`: of whom it does not, as that
 * single day is set as worked; `given`: to whom leave was given in return for their work on the day, which stays given, of
 * those for whom it begins or ceases to hold, and `hoursoff`: who of them has hours off of the day; both left out where it is nobody.
 */
export const holidayTouch = z.object({
  holiday,
  members: z.int(),
  worked: someMembers,
  given: someMembers.optional(),
  hoursoff: someMembers.optional(),
  affected: z.array(touchedLeave),
  ...touched,
  /** The months of the closed pay periods that the day is in: they stay as they are, and the next payroll counts the change. */
  closed: z.array(z.string()),
});

export const listedHoliday = z.object({
  id: z.int(),
  holidaydate: z.string(),
  description: z.string(),
  ...heldAt,
});

/** All holidays of a calendar year, wherever they hold. */
export const listHolidays = {
  query: z.strictObject({ year: fiscalYearInUrl }),
  reply: { 200: envelope(z.array(listedHoliday)) },
};

/** Where holidays of a year are still to be entered. */
export const readHolidaysToEnter = {
  reply: {
    200: envelope(
      z.object({
        year: z.int(),
        /** Whether those are that hold everywhere. */
        everywhere: z.boolean(),
        /** The sites that have their own. */
        sites: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
  },
};

const asPreview = z.strictObject({ preview });

/** What a public holiday consists of. `sites`: the only ones at which it holds; none, everywhere. */
export const holidayFields = z.strictObject({
  holidaydate: day,
  description: name(120),
  sites: z.array(id).max(1000).optional(),
});

export const addHoliday = {
  query: asPreview,
  body: holidayFields,
  reply: { 200: envelope(holidayTouch), 201: envelope(holidayTouch) },
};

/** A holiday that was read may come back with its number. */
const holidayRead = holidayFields.extend(asRead('id'));

export const changeHoliday = {
  params: z.strictObject({ id: idInUrl }),
  query: asPreview,
  /** `was` is the holiday as it was looked at; without it, whatever is stored is changed. Sites that are left out stay. */
  body: holidayRead.extend({ was: holidayRead.optional() }),
  reply: { 200: envelope(holidayTouch) },
};

const importedLine = z.object({
  line: z.int(),
  holidaydate: z.string(),
  description: z.string(),
  outcome: z.enum(['new', 'same', 'refused']),
  ...heldAt,
  /** Other holidays of that day. */
  also: z.array(z.string()),
  ...workedInList,
  errors: z.array(lineFault),
});

export const holidayImport = z.object({
  rows: z.array(importedLine),
  /** What is written above columns that are not read. */
  ignored: z.array(z.string()),
  applied: z.boolean(),
  /** How much stored leave the new holidays touch, which is on the office's list then; of a dry run, would touch. */
  touched: z.int(),
});

export const importHolidays = {
  query: lookAtFile.extend({ partly: yesOrNo }),
  body: z.strictObject({
    file: z.string().min(1).max(MAX_FILE).meta({ format: 'binary' }),
    dryrun: yesOrNo,
    /** Adds what can be read although other lines cannot. */
    partly: yesOrNo,
  }),
  reply: { 200: envelope(holidayImport) },
};

const named = z.array(z.object({ code: z.string(), name: z.string() }));

export const holidaySuggestions = z.object({
  country: z.string().nullable(),
  region: z.string().nullable(),
  year: z.int(),
  /** The countries that are known; only when none was asked for. */
  countries: named,
  /** The country of the company's time zone, as far as it is one; only with `countries`. */
  own: z.string().nullable(),
  /** The regions of the country that have holidays of their own. */
  regions: named,
  /** Whether the days that follow a moon are among them. */
  complete: z.boolean(),
  holidays: z.array(
    z.object({
      holidaydate: z.string(),
      description: z.string(),
      /** Follows a moon: to be checked before it is relied on. */
      check: z.boolean(),
      /** Listed already. */
      known: z.boolean(),
      /** What is listed on that day by another name. */
      also: z.array(z.string()),
      ...workedInList,
    }),
  ),
});

/** A country is two letters (ISO 3166); its regions have codes of their own. */
export const suggestHolidays = {
  query: z.strictObject({
    country: z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, because('country'))
      .optional(),
    region: z.string().max(20).optional(),
    year: fiscalYearInUrl.optional(),
  }),
  reply: { 200: envelope(holidaySuggestions) },
};

export const removeHoliday = {
  params: z.strictObject({ id: idInUrl }),
  query: asPreview,
  reply: { 200: envelope(holidayTouch) },
};

/** One of the office's list, and what the caller may do with it. */
export const listedAffected = affectedLeave.extend({ ...mending, may: z.object({ settle: z.boolean() }) });

export const listAffectedLeave = {
  query: pageQuery,
  reply: { 200: envelope(pageOf(listedAffected)) },
};

const aboutAffected = {
  params: z.strictObject({ id: idInUrl }),
  body: noBody,
  reply: { 200: envelope(affectedLeave) },
};
export const dismissAffectedLeave = { ...aboutAffected };
export const reopenAffectedLeave = { ...aboutAffected };

/** One that was called settled, when (an instant) and by whom, and what the caller may do with it. */
export const settledLeave = affectedLeave.extend({
  settled: z.object({ at: z.string(), by: z.object({ membercode: z.string(), membername: z.string() }) }),
  may: z.object({ open: z.boolean() }),
});

export const listSettledLeave = {
  query: pageQuery,
  reply: { 200: envelope(pageOf(settledLeave)) },
};
