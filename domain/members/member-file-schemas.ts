import { z } from 'zod';
import { agreedYear } from '../leave/balances/agreed-days-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { day, lookAtFile, yesOrNo } from '../wire/fields.ts';
import { lineFault } from '../wire/line-fault.ts';
import { uncountedDays } from './member-office-schemas.ts';

/** The largest file that is read, in characters. */
const MAX_FILE = 4_200_000;

export const memberImport = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      membercode: z.string(),
      membername: z.string(),
      outcome: z.enum(['new', 'changed', 'same', 'refused']),
      /** What a line changes of who is listed already. */
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      /** The last day of who has left and comes back by a later first day; the time before stays. */
      returns: z.string().optional(),
      /** The months of the closed pay periods in which other days than before are days of work here, where there are some. */
      closed: z.array(z.string()).optional(),
      /** The recorded days that a first day leaves out, where there are some. */
      uncounted: uncountedDays.optional(),
      /** A first day more than a year ahead, or one by which somebody who works here today would not any more. */
      doubt: z.enum(['far', 'notyet']).optional(),
      /** By leave type, what days a year of their own do to the balances of who is listed already. */
      agreed: z.array(z.object({ leaveid: z.string(), years: z.array(agreedYear) })).optional(),
      /** As what somebody new is read, by column; of others `changes` tells it. */
      becomes: z.array(z.object({ field: z.string(), value: z.string() })).optional(),
      /** `value`: what stands there in the file; of a long cell its beginning. */
      errors: z.array(lineFault.extend({ value: z.string() })),
      /** All that a refused line says, beneath `columns`. */
      cells: z.array(z.string()).optional(),
    }),
  ),
  /** The first line of the file. */
  columns: z.array(z.string()),
  /** What stands above columns that are not kept. */
  ignored: z.array(z.string()),
  applied: z.boolean(),
});

export const importMembers = {
  query: lookAtFile.extend({ partly: yesOrNo }),
  body: z.strictObject({
    file: z.string().min(1).max(MAX_FILE).meta({ format: 'binary' }),
    dryrun: yesOrNo,
    /** Stores the lines that can be read although others cannot. */
    partly: yesOrNo,
    /** From which day group, shift, rest days, sites and whether they are counted hold of who is listed already; today, if left out. */
    from: day.optional(),
  }),
  reply: { 200: envelope(memberImport) },
};

export const exportMembers = {
  query: z.strictObject({ template: yesOrNo }),
  reply: { 200: z.unknown() },
};

export const exportMembersWorkbook = { ...exportMembers };
