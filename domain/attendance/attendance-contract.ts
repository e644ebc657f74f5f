import { z } from 'zod';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { day, instantWithOffset, memberCode, text } from '../wire/fields.ts';
import { locationFlags, locationRules, verdicts } from './location-verdict.ts';

export const checkTypes = ['in', 'out'] as const;
export type CheckType = (typeof checkTypes)[number];

/** How an attendance ended; a check-out itself has none. */
export const endings = ['checked_out', 'forgotten'] as const;
export type Ending = (typeof endings)[number];

export const punch = z.object({
  id: z.int(),
  clientid: z.string(),
  membercode: z.string(),
  checktype: z.enum(checkTypes),
  checktime: z.string(),
  devicetime: z.string(),
  attendancedate: z.string(),
  distance: z.int().nullable(),
  sitename: z.string().nullable(),
  verdict: z.enum(verdicts),
  remark: z.string(),
});
export type Punch = z.output<typeof punch>;

/** In lists a check-in also tells how its attendance ended: null while open. */
export const listedPunch = punch.extend({ ending: z.enum(endings).nullable() });
export type ListedPunch = z.output<typeof listedPunch>;

/** A span of days that a list may cover, so that nobody asks for a thousand years. */
export const MAX_LIST_DAYS = 400;

export const punchInput = z
  .strictObject({
    clientid: z.uuid('A UUID.').toLowerCase(),
    membercode: memberCode,
    checktype: z.enum(checkTypes),
    checktime: instantWithOffset,
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    accuracy: z.number().min(0).max(100_000_000).optional(),
    remark: text(500).trim().optional(),
  })
  .refine((it) => (it.latitude === undefined) === (it.longitude === undefined), {
    path: ['longitude'],
    message: 'Latitude and longitude come together.',
  });
export type PunchInput = z.output<typeof punchInput>;

/** What the retry dialog shows (SPEC section 2). */
export const outsideArea = z.object({ distance: z.int(), radius: z.int(), sitename: z.string() });
export type OutsideArea = z.output<typeof outsideArea>;

export const recordPunch = contract({
  name: 'recordPunch',
  method: 'POST',
  path: '/api/membercheckin/createMember',
  summary: 'Check in or out; the same clientid again gives the first answer',
  tag: 'attendance',
  access: 'member',
  body: punchInput,
  reply: { 200: envelope(punch), 201: envelope(punch) },
  problems: ['ALREADY_CHECKED_IN', 'NOT_CHECKED_IN', 'OUTSIDE_AREA', 'CLIENTID_REUSED', 'FORBIDDEN'],
});

export const today = z.object({
  attendancedate: z.string(),
  open: listedPunch.nullable(),
  punches: z.array(listedPunch),
});
export type Today = z.output<typeof today>;

export const readToday = contract({
  name: 'readToday',
  method: 'GET',
  path: '/api/membercheckin/today',
  summary: 'The own punches of the day that a punch now would count for, and the open check-in',
  tag: 'attendance',
  access: 'member',
  reply: { 200: envelope(today) },
  problems: [],
});

export const listPunches = contract({
  name: 'listPunches',
  method: 'GET',
  path: '/api/membercheckin/list',
  summary: 'Punches of a span of days, oldest first; of another member for those who decide for them',
  tag: 'attendance',
  access: 'member',
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional() }),
  reply: { 200: envelope(z.array(listedPunch)) },
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});

export const workPlace = z.object({
  rule: z.enum(locationRules),
  zone: z.string(),
  sites: z.array(z.object({ sitename: z.string(), latitude: z.number(), longitude: z.number(), radius: z.int() })),
});
export type WorkPlace = z.output<typeof workPlace>;

export const readWorkPlace = contract({
  name: 'readWorkPlace',
  method: 'GET',
  path: '/api/membercheckin/place',
  summary: 'Where the member may check in',
  tag: 'attendance',
  access: 'member',
  reply: { 200: envelope(workPlace) },
  problems: [],
});

export const reviewReasons = ['outside', 'forgotten', ...locationFlags] as const;

export const reviewItem = listedPunch.extend({
  membername: z.string(),
  reasons: z.array(z.enum(reviewReasons)),
});
export type ReviewItem = z.output<typeof reviewItem>;

export const REVIEW_PAGE = 50;

export const listForReview = contract({
  name: 'listForReview',
  method: 'GET',
  path: '/api/membercheckin/review',
  summary: 'Punches outside every site, odd locations and forgotten check-outs, newest first',
  tag: 'attendance',
  access: 'office',
  query: z.strictObject({
    before: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .pipe(z.int().max(2_147_483_647))
      .optional(),
  }),
  reply: { 200: envelope(z.object({ items: z.array(reviewItem), more: z.boolean() })) },
  problems: [],
});
