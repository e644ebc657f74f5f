import { z } from 'zod';
import { text } from '../wire/fields.ts';
import { MAX_ENTRIES, MAX_TEXT } from './bounds.ts';

/** The clients make most ids themselves, some of them as numbers. */
export const sampleId = z.union([text(100), z.number()]);
export const sampleText = text(MAX_TEXT);
export const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).max(MAX_ENTRIES);

/** An instant as a client has it: ISO 8601, or milliseconds since 1970. */
export const sampleMoment = z.union([text(100), z.number()]);

/** Of what a call is about: what names nothing changes nothing, as what is unknown does. */
export const namedId = sampleId.optional();
export const withId = z.object({ id: namedId });
/** Of an id that is in a query: one that nothing has is no mistake. */
export const idAsked = z.object({ id: z.string().max(100).optional() });
