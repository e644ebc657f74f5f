import { z } from 'zod';
import { monthInUrl } from '../attendance/summary/summary-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { clearable, day, id, idInUrl, name, note, revision, search, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { pageInUrl } from '../wire/page.ts';
import { MAX_DISTANCE, MAX_ODOMETER, MAX_RATE, MAX_RATES, mileageStates, mileageUnits } from './mileage-rules.ts';

const rate = z.int().min(0).max(MAX_RATE);
const rateFields = { from: day, privaterate: rate, companyrate: rate };

/** What is paid for driving; `rates` in the order of their days, none where nobody notes what they drive. */
export const mileageTerms = z.object({
  unit: z.enum(mileageUnits),
  /** As the company writes it behind an amount; may be empty. */
  currency: z.string(),
  /** In thousandths of the currency, for each kilometre or mile. */
  rates: z.array(z.object({ from: z.string(), privaterate: z.int(), companyrate: z.int() })),
  revision: z.int(),
  /** Whether this caller may change it; and whether the unit, in which nobody has entered anything yet. */
  may: z.object({ change: z.boolean(), unit: z.boolean() }),
});

export const readMileageTerms = { reply: { 200: envelope(mileageTerms) } };

export const saveMileageTerms = {
  body: z.strictObject({
    unit: z.enum(mileageUnits),
    currency: text(8).trim(),
    rates: z
      .array(z.strictObject(rateFields))
      .max(MAX_RATES)
      .refine((rates) => new Set(rates.map((it) => it.from)).size === rates.length, because('twice')),
    revision,
  }),
  reply: { 200: envelope(mileageTerms) },
};

const doubt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('far'), together: z.int(), expected: z.int() }),
  z.object({ kind: z.literal('gap'), start: z.int(), last: z.int() }),
  z.object({ kind: z.literal('overlap'), end: z.int(), next: z.int() }),
  z.object({ kind: z.literal('trip') }),
  z.object({ kind: z.literal('unemployed') }),
]);

export const mileageEntry = z.object({
  id: z.int(),
  tripid: z.int(),
  trip_assigmentno: z.string(),
  stateid: z.string(),
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  drivenon: z.string(),
  /** The company car; null where it was a private one. */
  carcode: z.string().nullable(),
  /** The readings of a company car. */
  odometerstart: z.int().nullable(),
  odometerend: z.int().nullable(),
  distance: z.int(),
  remark: z.string(),
  state: z.enum(mileageStates),
  /** In thousandths of the currency; once it is approved, the rate that it was approved with. */
  rate: z.int(),
  /** In hundredths of the currency. */
  amount: z.int(),
  doubts: z.array(doubt),
  decidedby: z.string().nullable(),
  /** In whose place, where a deputy decided. */
  decidedfor: z.string().nullable(),
  decisionremark: z.string(),
  revision: z.int(),
  may: z.object({ change: z.boolean(), approve: z.boolean(), return: z.boolean() }),
  /** It is not approved, and its pay period is closed: it is not paid. Left out elsewhere. */
  closed: z.literal(true).optional(),
});

const reading = z.int().min(0).max(MAX_ODOMETER);

const entryFields = {
  drivenon: day,
  /** A company car with its two readings, or none and a distance. */
  carcode: clearable(name(32).or(z.literal(''))),
  odometerstart: reading.nullish(),
  odometerend: reading.nullish(),
  distance: z.int().min(1).max(MAX_DISTANCE).nullish(),
  remark: clearable(note(300)),
};

export const addMileage = {
  body: z.strictObject({ tripid: id, ...entryFields }),
  reply: { 201: envelope(mileageEntry) },
};

const inPath = z.strictObject({ id: idInUrl });

export const changeMileage = {
  params: inPath,
  body: z.strictObject({ ...entryFields, revision }),
  reply: { 200: envelope(mileageEntry) },
};

export const removeMileage = {
  params: inPath,
  body: z.strictObject({ revision }),
  reply: { 200: envelope(z.object({ id: z.int() })) },
};

export const decideMileage = {
  params: inPath,
  body: z
    .strictObject({
      decision: z.enum(['approve', 'return']),
      /** Why it is sent back. */
      remark: note(300).optional(),
      /** What was looked at: another one meanwhile is to be looked at again. */
      rate: rate.optional(),
      revision,
    })
    .refine((it) => it.decision === 'approve' || Boolean(it.remark), { path: ['remark'], message: because('reason') }),
  reply: { 200: envelope(mileageEntry) },
};

/** What the page of a trip shows: the entries of who looks, and what the form begins with. */
export const readDriven = {
  query: z.strictObject({ trip: idInUrl }),
  reply: {
    200: envelope(
      z.object({
        entries: z.array(mileageEntry),
        /** Whether the caller may add one, and for which days; null where not. */
        days: z.object({ from: z.string(), to: z.string() }).nullable(),
        /** The company cars, with where the last entry of each ended. */
        cars: z.array(z.object({ carcode: z.string(), last: z.int().nullable() })),
      }),
    ),
  },
};

const asked = {
  /** The pay period in which it was driven, `YYYY-MM`. */
  period: monthInUrl.optional(),
  /** A part of the member's code or name. */
  search,
  state: z.enum(mileageStates).optional(),
};

export const listMileage = {
  query: z.strictObject({ ...asked, page: pageInUrl.optional() }),
  reply: {
    200: envelope(
      z.object({
        items: z.array(mileageEntry),
        page: z.int(),
        more: z.boolean(),
        /** Of all that are found, whatever page; the amounts in hundredths. */
        totals: z.object({ count: z.int(), distance: z.int(), amount: z.int(), approved: z.int() }),
        unit: z.enum(mileageUnits),
        currency: z.string(),
        /** The running pay period. */
        running: z.string(),
      }),
    ),
  },
};

export const mileageAsCsv = { query: z.strictObject(asked), reply: { 200: z.unknown() } };
export const mileageAsWorkbook = { ...mileageAsCsv };
