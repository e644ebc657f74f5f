import { z } from 'zod';

/**
 * What a record tells beside what a call changes of it: who sends a record back as it was read sends this along. It is
 * looked at by `requireAsKept` alone, which refuses what is not as it is stored.
 */
export const asRead = <F extends string>(...fields: F[]) =>
  Object.fromEntries(fields.map((field) => [field, z.unknown().optional()])) as {
    readonly [K in F]: z.ZodOptional<z.ZodUnknown>;
  };
