import { z } from 'zod';
import { idInUrl } from './fields.ts';
import { because } from './invalid-input.ts';

/** Which page of a list, from 1 on, in a query. */
export const pageInUrl = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, because('positive'))
  .transform(Number);

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

const moment = z.iso.datetime({ precision: 3 }).refine((it) => it >= '1900' && it < '2200');

function readPlace(cursor: string): Place | undefined {
  const [at, number, ...more] = cursor.split('~');
  const [when, which] = [moment.safeParse(at), idInUrl.safeParse(number)];
  return when.success && which.success && more.length === 0 ? { at: when.data, id: which.data } : undefined;
}

const placeInUrl = z
  .string()
  .max(60)
  .transform((it, told) => {
    const place = readPlace(it);
    if (!place) told.addIssue(because('instant'));
    return place ?? z.NEVER;
  });

/** The same of a list in the order of a moment, whose cursor says both: when, and which entry. */
export const pageByMomentQuery = z.strictObject({ cursor: placeInUrl.optional() });

export const pageByMomentOf = <S extends z.ZodType>(item: S) => pageOf(item).extend({ cursor: z.string().nullable() });
