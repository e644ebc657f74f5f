import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { memberCode, preview, revision } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { isHalfDays } from '../half-days.ts';
import { leaveid } from '../leave-office-schemas.ts';
import { daysBegin, MAX_DAYS_PER_YEAR } from './days-per-year.ts';

const halves = z.number().min(0).max(MAX_DAYS_PER_YEAR).refine(isHalfDays, because('halves'));

/**
 * What a member has a year of a leave type in the running fiscal year and from the next on: by an agreement of their own,
 * null without one, and by the type; `revision` is 0 as long as nothing was ever agreed.
 */
export const agreedDaysView = z.object({
  leaveid: z.string(),
  daysthisyear: z.number().nullable(),
  daysperyear: z.number().nullable(),
  typethisyear: z.number(),
  typeperyear: z.number(),
  revision: z.int(),
});

/** A fiscal year that comes to give a member other days. */
export const agreedYear = z.object({
  fiscalyear: z.int(),
  /** What a whole year gives them, and gave before. */
  days: z.number(),
  before: z.number(),
  /** What their balance gets, or loses; the part of it for who joined within the year, where the type gives parts. */
  more: z.number(),
  /** What is left of the balance then. */
  remaining: z.number(),
  /** A file has entered what is left of the year, which stands instead. */
  stands: z.boolean(),
});

export const readAgreedDays = {
  query: z.strictObject({ membercode: memberCode, leavetypeid: leaveid }),
  reply: { 200: envelope(agreedDaysView) },
};

export const agreeDays = {
  query: z.strictObject({ preview }),
  body: z.strictObject({
    membercode: memberCode,
    leavetypeid: leaveid,
    /** Null takes back what was agreed: the type says again how many there are. */
    days: halves.nullable(),
    begin: z.enum(daysBegin),
    revision,
  }),
  reply: { 200: envelope(agreedDaysView.extend({ years: z.array(agreedYear) })) },
};
