import { z } from 'zod';
import { id, idInUrl } from './fields.ts';
import { because } from './invalid-input.ts';

/** Which page of a list is asked for: the first, or the one after a `cursor` that the page before told. */
export const pageQuery = z.strictObject({ cursor: idInUrl.optional() });

/** A page of a list: `cursor` leads to the next one, and is null when there is no more. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), more: z.boolean(), cursor: z.int().nullable() });

/** A place in a list in the order of a moment: it stays where it is, whatever becomes of the entry. */
export interface Place {
  readonly at: string;
  readonly id: number;
}

/** A place as its cursor says it. */
export const writePlace = ({ at, id: number }: Place): string => `${at}~${number}`;

const placeInUrl = z
  .string()
  .max(60)
  .regex(/^[^~]+~[^~]+$/, because('instant'))
  .transform((place) => {
    const [at = '', number = ''] = place.split('~');
    return { at, id: Number(number) };
  })
  .pipe(z.object({ at: z.iso.datetime({ precision: 3, message: because('instant') }), id }));

/** The same of a list in the order of a moment, whose cursor says both: when, and which entry. */
export const pageByMomentQuery = z.strictObject({ cursor: placeInUrl.optional() });

export const pageByMomentOf = <S extends z.ZodType>(item: S) => pageOf(item).extend({ cursor: z.string().nullable() });
