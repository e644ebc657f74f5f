import { z } from 'zod';
import { problemCodes } from './problem-codes.ts';

/** `{status, code, message, data}` (wire 4). */
export const envelope = <D extends z.ZodType>(data: D) =>
  z.object({ status: z.literal('success'), code: z.string(), message: z.string(), data });

export interface Envelope<D> {
  status: 'success';
  code: string;
  message: string;
  data: D;
}

/** An envelope whose `code` is also the HTTP status. */
export function succeeded<D>(data: D, message = 'OK', code: 200 | 201 = 200): Envelope<D> {
  return { status: 'success', code: String(code), message, data };
}

const parameters = z.record(z.string(), z.unknown());

/** What is wrong with one field; its name lets the description of all calls say it once. */
const refusedField = z
  .object({ field: z.string(), code: z.enum(problemCodes), message: z.string(), params: parameters.optional() })
  .meta({ id: 'RefusedField' });

/** The shape of every refusal (wire 4); a screen makes its own words of `code` and `params`. */
export const failure = z.object({
  /** Only in the answers of the trip calls. */
  success: z.literal('fail').optional(),
  /** In capitals in the answers of the upload. */
  status: z.enum(['fail', 'FAIL']),
  code: z.enum(problemCodes),
  message: z.string(),
  params: parameters.optional(),
  /** What the code has to tell besides: null where it is nothing, the sentence in the answers of the trip calls. */
  data: z.unknown(),
  /** In the answers of the trip calls, whose `data` is the sentence, the trip as it is now. */
  stored: z.unknown().optional(),
  errors: z.array(refusedField),
});

export type Failure = z.output<typeof failure>;
