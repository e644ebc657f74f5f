import { z } from 'zod';
import { siteFields } from '../office/office-schemas.ts';
import { asRead, asTold } from '../wire/as-read.ts';
import { envelope } from '../wire/envelope.ts';
import { day, id, idInUrl, memberCode, name, noBody, preview, revision, text, timeOfDay } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { EVERY_MINUTE } from '../work/overtime-rule.ts';
import { workedBeside } from '../work/work-schemas.ts';
import { type ListNoun, listNouns } from './list-nouns.ts';
import {
  MAX_BREAK,
  MAX_GRACE,
  MAX_MANAGERS,
  MAX_MILES,
  MAX_OVERTIME_FROM,
  MAX_OVERTIME_STEP,
  MAX_SEATS,
} from './list-rules.ts';

const minutes = (max: number) => z.int().min(0).max(max);

/** What an entry of each list is made of; what may be left out of a new one stands apart. */
const fields = {
  sites: { must: siteFields, may: {} },
  shifts: {
    must: { name: name(80), starts: timeOfDay, ends: timeOfDay },
    may: {
      break: minutes(MAX_BREAK).default(0),
      grace: minutes(MAX_GRACE).default(0),
      overtimefrom: minutes(MAX_OVERTIME_FROM).default(EVERY_MINUTE.overtimefrom),
      overtimestep: z.int().min(1).max(MAX_OVERTIME_STEP).default(EVERY_MINUTE.overtimestep),
      overtimebefore: z.boolean().default(EVERY_MINUTE.overtimebefore),
    },
  },
  groups: {
    must: { groupno: name(32) },
    may: { name: text(80).trim().default(''), managers: z.array(memberCode).max(MAX_MANAGERS).default([]) },
  },
  cars: {
    must: { carcode: name(32) },
    may: { description: text(120).trim().default(''), seats: z.int().min(1).max(MAX_SEATS).nullable().default(null) },
  },
  triptypes: { must: { description: name(80) }, may: {} },
  states: {
    must: { triptypeid: id, merge_state: name(80), miles: z.int().min(0).max(MAX_MILES) },
    may: {},
  },
  competitors: {
    // A trip names its competitors in one text, with commas between them.
    must: { competitor: name(80).regex(/^[^,]*$/, because('comma')) },
    may: {},
  },
} as const satisfies Record<ListNoun, { must: z.ZodRawShape; may: z.ZodRawShape }>;

type Must<N extends ListNoun> = (typeof fields)[N]['must'];
type May<N extends ListNoun> = (typeof fields)[N]['may'];

/** What the server tells of an entry beside its fields. */
const told = {
  id: z.int(),
  /** Not offered for anything new; old entries that name it keep it. */
  retired: z.boolean(),
  revision: z.int(),
};

/** Times of a shift, with the first and the last day on which they hold; null where there is no end. */
const shiftTimes = z.object({
  from: z.string().nullable(),
  until: z.string().nullable(),
  starts: z.string(),
  ends: z.string(),
  ...workedBeside,
});

/** Members who have a shift while other times of it hold, and days up to today that come out otherwise, member by member. */
const touchedByTimes = z.object({
  /** The first of them by code; `count` is of all. */
  members: z.object({
    count: z.int(),
    first: z.array(z.object({ membercode: z.string(), membername: z.string() })),
  }),
  /** The first of them by day; `count` is of all, a day of two members twice. */
  summaries: z.object({ count: z.int(), days: z.array(z.string()) }),
});

const toldMore = {
  /** The managers' names, in the order of their codes; and of those who work here today, who alone decide. */
  groups: { managernames: z.array(z.string()), deciding: z.array(z.string()) },
  /** All that the shift ever had and will have, oldest first; and what a change would touch, where that is asked. */
  shifts: { times: z.array(shiftTimes), touches: touchedByTimes.optional() },
} as const;

/** What a change says beside the fields: from which day the times of a shift hold, today unless told. */
const changeMore = { shifts: { from: day.optional() } } as const;
type ChangeMore<N extends ListNoun> = N extends keyof typeof changeMore ? (typeof changeMore)[N] : {};
/** What an entry tells beside its fields, which may come back with a change. Who manages a group is told by their codes. */
const readBack = {
  groups: asTold('managernames', 'deciding'),
  shifts: asRead('times'),
} as const;
type ReadBack<N extends ListNoun> = N extends keyof typeof readBack ? (typeof readBack)[N] : {};
/** What a change may be asked with: the times of a shift, what they would touch. */
const changeQueries = { shifts: { query: z.strictObject({ preview }) } } as const;
type ChangeQuery<N extends ListNoun> = N extends keyof typeof changeQueries ? (typeof changeQueries)[N] : {};
type More<N extends ListNoun> = N extends keyof typeof toldMore ? (typeof toldMore)[N] : {};

const inUrl = z.strictObject({ id: idInUrl });

/** What comes and goes in the calls of one list. */
function schemasOfList<N extends ListNoun>(noun: N) {
  const must = fields[noun].must as Must<N>;
  const may = fields[noun].may as May<N>;
  const more = (noun in toldMore ? toldMore[noun as keyof typeof toldMore] : {}) as More<N>;
  const changes = (noun in changeMore ? changeMore[noun as keyof typeof changeMore] : {}) as ChangeMore<N>;
  const back = (noun in readBack ? readBack[noun as keyof typeof readBack] : {}) as ReadBack<N>;
  const asked = (noun in changeQueries ? changeQueries[noun as keyof typeof changeQueries] : {}) as ChangeQuery<N>;
  const entry = z.object({ ...told, ...must, ...bare(may), ...more });
  return {
    list: {
      query: z.strictObject({ retired: z.enum(['true', 'false']).optional() }),
      reply: { 200: envelope(z.array(entry)) },
    },
    add: { body: z.strictObject({ ...must, ...may }), reply: { 201: envelope(entry) } },
    change: {
      params: inUrl,
      ...asked,
      body: z.strictObject({
        revision,
        ...optional(must),
        ...optional(may),
        ...changes,
        ...asRead('id', 'retired'),
        ...back,
      }),
      reply: { 200: envelope(entry) },
    },
    retire: { params: inUrl, body: noBody, reply: { 200: envelope(entry) } },
    reinstate: { params: inUrl, body: noBody, reply: { 200: envelope(entry) } },
  };
}

/** In a change what is left out stays; so nothing is filled in for it. */
function optional<S extends z.ZodRawShape>(shape: S): { [K in keyof S]: z.ZodOptional<Bare<S[K]>> } {
  return Object.fromEntries(
    Object.entries(bare(shape)).map(([key, it]) => [key, (it as z.ZodType).optional()]),
  ) as never;
}

/** The fields without what is filled in for them. */
function bare<S extends z.ZodRawShape>(shape: S): { [K in keyof S]: Bare<S[K]> } {
  const unwrapped = (it: unknown) => (it instanceof z.ZodDefault ? it.unwrap() : it);
  return Object.fromEntries(Object.entries(shape).map(([key, it]) => [key, unwrapped(it)])) as never;
}
type Bare<T> = T extends z.ZodDefault<infer I> ? Extract<I, z.core.SomeType> : Extract<T, z.core.SomeType>;

export const schemasByNoun = Object.fromEntries(listNouns.map((noun) => [noun, schemasOfList(noun)])) as {
  readonly [N in ListNoun]: ReturnType<typeof schemasOfList<N>>;
};
