import { z } from 'zod';
import { isZone } from '../calendar/company-time.ts';
import { tripVisibilities } from '../trips/trip-policy.ts';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { id, memberCode, name, passwordTyped, secret } from '../wire/fields.ts';

/** How listed members come to their first password (WIRE section 5). */
export const registrationModes = ['code', 'listed', 'off'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const zone = z.string().max(64).refine(isZone, 'A time zone such as Asia/Yangon.');

export const companyView = z.object({
  name: z.string(),
  zone: z.string(),
  /** 1 = Monday to 7 = Sunday. */
  weekstart: z.int(),
  today: z.string(),
});
export type CompanyView = z.output<typeof companyView>;

export const readCompany = contract({
  name: 'readCompany',
  method: 'GET',
  path: '/api/office/company',
  summary: "The company's name, zone, first day of the week and today's date there",
  tag: 'office',
  access: 'member',
  reply: { 200: envelope(companyView) },
  problems: [],
});

const settings = {
  name: name(80),
  /** 1 = Monday to 7 = Sunday. */
  weekstart: z.int().min(1).max(7),
  registration: z.enum(registrationModes),
  /** Whether members see trips that are not theirs. */
  tripsshown: z.enum(tripVisibilities),
};

/** What the office sets for the whole company. The zone is for reading: every stored day is a day of it. */
export const companySettings = z.object({
  ...settings,
  zone: z.string(),
  /** Counts up with every change; saving names the one that was looked at. */
  revision: z.int(),
  /** What this caller may change. */
  may: z.object({ company: z.boolean(), registration: z.boolean() }),
});
export type CompanySettings = z.output<typeof companySettings>;

export const readSettings = contract({
  name: 'readSettings',
  method: 'GET',
  path: '/api/office/settings',
  summary: "The company's settings",
  tag: 'office',
  access: 'office',
  reply: { 200: envelope(companySettings) },
  problems: [],
});

export const settingsInput = z.strictObject({ ...settings, revision: id });
export type SettingsInput = z.output<typeof settingsInput>;

export const saveSettings = contract({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/office/settings',
  summary: 'Change the settings that were looked at; how members register is for administrators alone',
  tag: 'office',
  access: 'office',
  body: settingsInput,
  reply: { 200: envelope(companySettings) },
  problems: ['FORBIDDEN', 'CONFLICT'],
});

export const siteInput = z.strictObject({
  name: name(80),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.int('Whole metres.').min(20, 'At least 20 m.').max(50_000, 'At most 50 km.'),
});

/** What the first administrator enters; the server takes it once, with the token it printed. */
export const setUpInput = z.strictObject({
  token: secret,
  company: z.strictObject({ name: name(80), zone }),
  site: siteInput,
  administrator: z.strictObject({
    membercode: memberCode,
    membername: name(100),
    password: passwordTyped,
    confirm_password: passwordTyped,
  }),
});
export type SetUpInput = z.output<typeof setUpInput>;

export const setUpCompany = contract({
  name: 'setUpCompany',
  method: 'POST',
  path: '/api/office/setup',
  summary: 'Create the company, its first site and its first administrator; works once',
  tag: 'office',
  access: 'anyone',
  body: setUpInput,
  reply: { 201: envelope(z.object({ membercode: z.string() })) },
  problems: ['LINK_NOT_VALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});

const alive = z.object({ status: z.string() });

export const healthz = contract({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives',
  tag: 'operations',
  access: 'anyone',
  reply: { 200: alive },
  problems: [],
});

export const readyz = contract({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers',
  tag: 'operations',
  access: 'anyone',
  reply: { 200: alive },
  problems: ['UNAVAILABLE'],
});
