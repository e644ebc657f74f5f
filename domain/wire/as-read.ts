import { z } from 'zod';

/** One for all fields of a kind: by it the field is known again. */
const kept = z.unknown().optional();
const told = z.unknown().optional();

/**
 * What a record keeps beside what a call changes of it: who sends a record back as it was read sends this along. It is
 * looked at by `requireAsKept` alone, which refuses what is not as it is stored.
 */
export const asRead = <F extends string>(...fields: F[]) => each(kept, fields);

/** What a record only tells, as a name for a number or what its reader may: sent back with it, and looked at by nobody. */
export const asTold = <F extends string>(...fields: F[]) => each(told, fields);

const each = <F extends string>(field: typeof kept, names: readonly F[]) =>
  Object.fromEntries(names.map((it) => [it, field])) as { readonly [K in F]: typeof kept };

/** Whether a field of a schema is one of these. */
export const isAsRead = (field: unknown): boolean => field === kept;
export const isAsTold = (field: unknown): boolean => field === told;
