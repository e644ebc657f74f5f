import { z } from 'zod';
import { correctionKinds } from '../attendance/corrections/correction-schemas.ts';
import { locationRules } from '../attendance/location-verdict.ts';
import { asRead, asTold } from '../wire/as-read.ts';
import { envelope } from '../wire/envelope.ts';
import { day, id, idInUrl, name, revision, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { MEMBER_SEARCH_LENGTH } from '../wire/search-length.ts';
import { restDaysView } from '../work/rest-days-schemas.ts';
import { roles } from './members-schemas.ts';

/** Who has left is no longer active, though nobody suspended them. */
export const memberStandings = ['active', 'suspended', 'left'] as const;
export const memberOrders = ['membercode', 'membername', 'groupno', 'role', 'lastseen', 'joinedon'] as const;
const MAX_PAGE = 200;

/** A member in the office's table. */
export const officeMember = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  status: z.enum(memberStandings),
  role: z.enum(roles),
  groupno: z.string().nullable(),
  /** The names of the managers who decide for them today; nobody where the office does. */
  managers: z.array(z.string()),
  /** Whether they have a password. */
  registered: z.boolean(),
  /** When they were last signed in; null for never. */
  lastseen: z.string().nullable(),
  joinedon: z.string().nullable(),
  lefton: z.string().nullable(),
});

export const listMembers = {
  query: z.strictObject({
    search: text(MEMBER_SEARCH_LENGTH).trim().optional(),
    status: z.enum(memberStandings).optional(),
    groupno: name(100).optional(),
    /** Who works there, today or from a day that is set: named for the site, who has the shift; nobody who has left. */
    site: idInUrl.optional(),
    shift: idInUrl.optional(),
    role: z.enum(roles).optional(),
    signedin: z.enum(['ever', 'never']).optional(),
    order: z
      .string()
      .regex(new RegExp(`^(${memberOrders.join('|')})(,desc)?$`), because('choice'))
      .optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}(,[1-9]\d{0,2})?$/, because('page'))
      .refine((value) => Number(value.split(',')[1] ?? 1) <= MAX_PAGE, because('page'))
      .optional(),
  }),
  reply: { 200: envelope(z.object({ members: z.array(officeMember), more: z.boolean() })) },
};

/** Everything the office keeps of a member, and what this caller may do. */
export const memberDetail = officeMember.extend({
  email: z.string(),
  phone: z.string(),
  shiftid: z.int(),
  shift: z.string(),
  ...restDaysView,
  locationrule: z.enum(locationRules),
  sites: z.array(z.int()),
  /** All stretches in which they work here, oldest first; `joinedon` and `lefton` are those of the newest. */
  employment: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  revision: z.int(),
  /** Whether they sign in with more than their password. */
  secondfactor: z.boolean(),
  /** `account`: give a new password, another mail address or a factor less, which is not for whom they decide about. */
  may: z.object({ run: z.boolean(), account: z.boolean(), change: z.boolean(), role: z.boolean() }),
});

const memberInUrl = z.strictObject({ id: idInUrl });

export const readMember = {
  params: memberInUrl,
  reply: { 200: envelope(memberDetail) },
};

const MAX_SPANS = 50;

/**
 * What is left out stays. Group, location rule and sites hold from today on. `joinedon` and `lefton` are of the newest
 * stretch of employment; `employment` sets all stretches, in any order: not both are changed at once.
 */
export const memberChange = z.strictObject({
  membername: name(100).optional(),
  groupno: name(100).nullable().optional(),
  role: z.enum(roles).optional(),
  locationrule: z.enum(locationRules).optional(),
  sites: z.array(id).max(1000).optional(),
  joinedon: day.nullable().optional(),
  lefton: day.nullable().optional(),
  email: z.union([z.literal(''), z.email(because('email')).max(200)]).optional(),
  phone: text(40).trim().optional(),
  employment: z
    .array(z.strictObject({ from: day.nullable(), to: day.nullable() }))
    .min(1)
    .max(MAX_SPANS)
    .optional(),
  revision,
  /** What the office's record says beside: it may come back as it was read, and is changed by other calls alone. */
  ...asRead('id', 'membercode', 'status', 'shiftid', 'restdays', 'alternate'),
  ...asTold(
    'managers',
    'registered',
    'lastseen',
    'shift',
    'secondfactor',
    'may',
    'touches',
    'outside',
    'uncounted',
    'closed',
  ),
});

/** What there is of a member on days on which they do not work here any more: nothing of it is changed by itself. */
const lyingThere = {
  leave: z.array(
    z.object({ id: z.int(), start: z.string(), end: z.string(), ltype: z.string(), approve_status: z.int() }),
  ),
  trips: z.array(
    z.object({
      id: z.int(),
      trip_assigmentno: z.string(),
      departuredate: z.string(),
      arrivaldate: z.string(),
      carcode: z.string().nullable(),
      /** Nobody has decided about it; it can then only be rejected. */
      waiting: z.boolean(),
    }),
  ),
  /** What they asked for about their attendance that waits; it can then only be rejected. A server of before does not tell. */
  corrections: z.array(z.object({ id: z.int(), day: z.string(), kind: z.enum(correctionKinds) })).optional(),
  /** What they drove that waits or is approved; it can then only be sent back. A server of before does not tell. */
  mileage: z
    .array(z.object({ id: z.int(), trip_assigmentno: z.string(), day: z.string(), waiting: z.boolean() }))
    .optional(),
};

export const lyingOutside = z.object(lyingThere);

/** What there is of a member after their last day, and what is to be settled with them. */
export const touchedByLeaving = z.object({
  ...lyingThere,
  /** The groups that they decide for, and those of which nobody else does. */
  manages: z.array(z.object({ groupno: z.string(), alone: z.boolean() })),
  /** What remains of each leave type on the last day, leave after it counted as not taken; of one without limit nothing is to be settled. */
  balances: z.array(
    z.object({
      leaveid: z.string(),
      ltype: z.string(),
      remaining: z.number(),
      /** Those of them that the run of the year's end has not carried over from the year before. */
      uncarried: z.number(),
      unlimited: z.boolean(),
    }),
  ),
});

/** Days with check-ins, leave or trips that other first and last days would leave out. */
export const uncountedDays = z.object({
  from: z.string(),
  to: z.string(),
  days: z.int(),
  checkins: z.int(),
  leave: z.int(),
  trips: z.int(),
});

export const changeMember = {
  params: memberInUrl,
  query: z.strictObject({ preview: z.enum(['true', 'false']).optional() }),
  body: memberChange,
  /**
   * `touches` where a last day is entered, `outside` what lies on other days that are none here any more, as those of an
   * earlier time, left out where nothing does, `uncounted` where recorded days would not count any more, `closed` the months of
   * the closed pay periods that have days on which the member works here or no longer.
   */
  reply: {
    200: envelope(
      memberDetail.extend({
        touches: touchedByLeaving.nullable(),
        outside: lyingOutside.optional(),
        uncounted: uncountedDays.nullable(),
        closed: z.array(z.string()),
      }),
    ),
  },
};
