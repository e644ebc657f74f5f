import { z } from 'zod';
import { day } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { inBoth, type RestDays } from './rest-days.ts';

const weekday = z.int().min(1).max(7);
const someWeekdays = z.array(weekday).min(1, because('someweekday')).max(7);

/** The weekdays that rest every week, and those that rest in some: `alternate` left out, there are none such. */
export const restDaysInput = {
  restdays: z.array(weekday).max(7),
  alternate: z
    .discriminatedUnion('weeks', [
      z.strictObject({ weekdays: someWeekdays, weeks: z.literal('second'), from: day }),
      z.strictObject({ weekdays: someWeekdays, weeks: z.enum(['odd', 'even']) }),
    ])
    .optional(),
};

type Said = { readonly [K in keyof RestDays]?: RestDays[K] | undefined };

/** What is wrong with rest days that are each right. */
export const notInBoth = [
  ({ restdays = [], alternate }: Said) => !inBoth({ restdays, alternate }),
  { path: ['alternate', 'weekdays'], message: because('bothweeks') },
] as [(it: Said) => boolean, { path: string[]; message: string }];

/** The same in an answer. */
export const restDaysView = {
  restdays: z.array(z.int()),
  alternate: z
    .discriminatedUnion('weeks', [
      z.object({ weekdays: z.array(z.int()), weeks: z.literal('second'), from: z.string() }),
      z.object({ weekdays: z.array(z.int()), weeks: z.enum(['odd', 'even']) }),
    ])
    .optional(),
};
