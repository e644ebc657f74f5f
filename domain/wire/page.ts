import { z } from 'zod';
import { idInUrl } from './fields.ts';

/** Which page of a list is asked for: the first, or the one after a `cursor` that the page before told. */
export const pageQuery = z.strictObject({ cursor: idInUrl.optional() });

/** A page of a list: `cursor` leads to the next one, and is null when there is no more. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), more: z.boolean(), cursor: z.int().nullable() });
