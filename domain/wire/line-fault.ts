import { z } from 'zod';
import { problemCodes } from './problem-codes.ts';

/** What is wrong with a line of a file, by the field that is to blame. */
export const lineFault = z.object({
  field: z.string(),
  code: z.enum(problemCodes),
  message: z.string(),
  /** What the sentence names, for words in another language. */
  params: z.unknown().optional(),
});
