import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { day, idInUrl, instantWithOffset } from './fields.ts';
import { type Issue, invalidInput } from './invalid-input.ts';

/** Why the field of a body is refused. */
function whyRefused(field: z.ZodType, value: unknown) {
  const { error } = z.strictObject({ it: field }).safeParse({ it: value });
  return invalidInput((error?.issues ?? []) as Issue[]).errors?.[0]?.params;
}

describe('what may be of several kinds', () => {
  const typeOrAll = z.union([z.literal('all'), idInUrl]);
  test.each([
    ['a number where the text may be empty', z.union([z.string().max(5), z.literal('')]), 7, { reason: 'kind' }],
    ['neither the word nor an id', typeOrAll, 'abc', { reason: 'positive' }],
    ['neither a day nor an instant', z.union([day, instantWithOffset]), 'soon', { reason: 'day' }],
    ['nothing', z.union([z.string(), z.number()]), undefined, { reason: 'missing' }],
    ['none of two words', z.union([z.literal('a'), z.literal('b')]), 'c', {}],
  ])('and is %s is refused with what the first of them asks for', (_, field, value, why) =>
    expect(whyRefused(field, value)).toEqual(why),
  );
});
