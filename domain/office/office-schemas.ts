import { z } from 'zod';
import { inLieuMinutes } from '../attendance/corrections/in-lieu.ts';
import { MOST_HOURS_OFF } from '../attendance/corrections/most-hours-off.ts';
import { unlocatedModes } from '../attendance/location-verdict.ts';
import { offlineModes } from '../attendance/offline-punch.ts';
import { periodStarts } from '../attendance/periods/pay-period.ts';
import { isZone } from '../calendar/company-time.ts';
import { secondFactorModes } from '../factors/factor-rules.ts';
import { leaveid } from '../leave/leave-office-schemas.ts';
import { tripApprovalModes, tripVisibilities } from '../trips/trip-policy.ts';
import { envelope } from '../wire/envelope.ts';
import { day, memberCode, name, passwordTyped, preview, revision, secret, timeOfDay } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { registrationModes } from './settings-policy.ts';

export const zone = z.string().max(64).refine(isZone, because('zone'));

export const companyView = z.object({
  name: z.string(),
  zone: z.string(),
  /** 1 = Monday to 7 = Sunday. */
  weekstart: z.int(),
  /** On which day of a month the pay periods start. */
  periodstarts: z.int(),
  today: z.string(),
  /** Whether there are sample features here. */
  samples: z.boolean(),
  /** There are rates for driving, or somebody has noted what they drove; left out where nothing is. */
  mileage: z.literal(true).optional(),
  /** Members may check in at a door; left out where there is none. */
  doors: z.literal(true).optional(),
  /** After so many days the places of check-ins are kept to about a kilometre; null keeps them as they are. */
  locationdays: z.int().nullable(),
});

/** What a visitor must know before they are anybody: whether there is a company, and how its members sign up. */
export const welcome = z.object({
  setup: z.enum(['needed', 'done']),
  registration: z.enum(registrationModes).nullable(),
});

export const readWelcome = {
  reply: { 200: envelope(welcome) },
};

/** What a new company needs, in the order in which it is best done. */
export const firstSteps = [
  'leave',
  'holidays',
  'places',
  'groups',
  'destinations',
  'members',
  'balances',
  'signup',
] as const;

export const readFirstSteps = {
  reply: { 200: envelope(z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() }))) },
};

export const readCompany = {
  reply: { 200: envelope(companyView) },
};

const settings = {
  name: name(80),
  /** 1 = Monday to 7 = Sunday. */
  weekstart: z.int().min(1).max(7),
  registration: z.enum(registrationModes),
  /** Whether members see trips that are not theirs. */
  tripsshown: z.enum(tripVisibilities),
};

/** Settings that a change may leave out: they stay as they are. */
const further = {
  /** Who lets trips begin. */
  tripapproval: z.enum(tripApprovalModes),
  /** Whether members find the sample features. */
  samples: z.boolean(),
  /** Whether members are reminded of a missing check-in or check-out, and managers of what waits. */
  reminders: z.boolean(),
  /** From whom a second factor is asked when they sign in. */
  secondfactor: z.enum(secondFactorModes),
  /** After so many days the places of check-ins are kept to about a kilometre; null keeps them as they are. */
  locationdays: z.int().min(7).max(3650).nullable(),
  /** What check-ins made without a connection are worth. */
  offlinepunches: z.enum(offlineModes),
  /** What check-ins without a location are worth, where a site is expected. */
  unlocatedpunches: z.enum(unlocatedModes),
  /** The first day of which anybody's attendance is counted; null counts from each member's joining day. */
  countedfrom: day.nullable(),
  /** The day of a month on which a pay period starts; 1 for whole months. Closed periods keep their days. */
  periodstarts: z.int().min(periodStarts.least).max(periodStarts.most),
  /** The leave type whose days are given for work on days off and holidays, by its id; null where it counts as overtime. */
  inlieu: leaveid.nullable(),
  /** How many minutes of such work earn a whole day; half of them half a day. */
  inlieuminutes: z.int().min(inLieuMinutes.least).max(inLieuMinutes.most),
  /** What counts as the night, over midnight where it ends no later than it begins; null where nothing does. Closed periods keep theirs. */
  nightfrom: timeOfDay.nullable(),
  nighttill: timeOfDay.nullable(),
  /** The first day of which overtime counts only as far as it was approved; null where it needs no approval. Closed periods keep theirs. */
  overtimeapprovedfrom: day.nullable(),
  /** How many minutes of hours off a member may take in a budget year; 0 where the company gives none. */
  hoursoff: z.int().min(0).max(MOST_HOURS_OFF),
};

/** What the office sets for the whole company. The zone can only be read, since every stored day is a day of it. */
export const companySettings = z.object({
  ...settings,
  ...further,
  zone: z.string(),
  /** Counted up by every change; saving says which one was looked at. */
  revision: z.int(),
  /** What this caller may change. */
  may: z.object({ company: z.boolean(), registration: z.boolean() }),
});

export const readSettings = {
  reply: { 200: envelope(companySettings) },
};

type NightTime = string | null | undefined;
/** Of a night that has two times: one that is said says more than none, and none more than nothing. */
const says = (time: NightTime): number => (time === undefined ? 0 : time === null ? 1 : 2);

export const settingsInput = z
  .strictObject({ ...settings, ...z.object(further).partial().shape, revision })
  .refine((it) => says(it.nightfrom) >= says(it.nighttill), { path: ['nightfrom'], message: because('missing') })
  .refine((it) => says(it.nighttill) >= says(it.nightfrom), { path: ['nighttill'], message: because('missing') })
  .refine((it) => !it.nightfrom || it.nightfrom !== it.nighttill, {
    path: ['nighttill'],
    message: because('nightends'),
  });

/** What another first day of the pay periods, of counting or of approved overtime would change, or other times of the night. */
export const settingsTouch = z.object({
  /** Open pay periods up to the coming one that would have other days, oldest first. */
  periods: z.array(
    z.object({
      month: z.string(),
      from: z.string(),
      to: z.string(),
      was: z.object({ from: z.string(), to: z.string() }),
    }),
  ),
  /** The days that would be counted from now on, or no longer; null where none are. */
  days: z
    .object({
      counts: z.boolean(),
      /** Null for everything up to `to`. */
      from: z.string().nullable(),
      to: z.string(),
      /** Who works here on one of them; the first ten by code. */
      members: z.object({
        count: z.int(),
        first: z.array(z.object({ membercode: z.string(), membername: z.string() })),
      }),
      /** Days of a member with check-ins, leave or trips, each counted for each member. */
      checkins: z.int(),
      leave: z.int(),
      trips: z.int(),
      /** Closed pay periods that they are in, `YYYY-MM`: there they would be told as changes. */
      closed: z.array(z.string()),
    })
    .nullable(),
  /** Work on days that are not closed, which other times of the night would reckon anew; left out where there is none. */
  night: z
    .object({
      /** The first such day on which somebody has worked, and how many members have worked from then on. */
      from: z.string(),
      members: z.int(),
    })
    .optional(),
  /**
   * Work on days that are not closed whose overtime would count only once it was approved (`asked`), or no longer; left out
   * where there is none.
   */
  overtime: z
    .object({
      asked: z.boolean(),
      /** The first and the last such day on which somebody has worked, and how many members have. */
      from: z.string(),
      to: z.string(),
      members: z.int(),
    })
    .optional(),
});

export const saveSettings = {
  query: z.strictObject({ preview }),
  body: settingsInput,
  /** `touches` in a preview alone. */
  reply: { 200: envelope(companySettings.extend({ touches: settingsTouch.optional() })) },
};

/** Where members check in; the radius in metres. */
export const siteFields = {
  name: name(80),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.int().min(20).max(50_000),
};

export const siteInput = z.strictObject(siteFields);

/** What the first administrator enters; the server takes it once, with the token it printed. */
export const setUpInput = z.strictObject({
  token: secret,
  company: z.strictObject({ name: name(80), zone }),
  site: siteInput,
  administrator: z.strictObject({
    membercode: memberCode,
    membername: name(100),
    /** For the link when the password is forgotten; there is nobody else yet who could help. */
    email: z.union([z.literal(''), z.email(because('email')).max(200)]).optional(),
    password: passwordTyped,
    confirm_password: passwordTyped,
    /** False for who need not check in; they do where nothing is said. */
    counted: z.boolean().optional(),
  }),
});

export const setUpCompany = {
  body: setUpInput,
  reply: { 201: envelope(z.object({ membercode: z.string() })) },
};

const alive = z.object({ status: z.string() });

export const healthz = {
  reply: { 200: alive },
};

export const readyz = {
  reply: { 200: alive },
};
