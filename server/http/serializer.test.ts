import { contracts } from '@muster/domain/contracts.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { narrower, serializerFor } from './serializer.ts';

const member = z.object({ id: z.int(), name: z.string() });
const narrow = (schema: z.ZodType, data: unknown) => JSON.parse(serializerFor({ schema })(data));

describe('a reply', () => {
  test('carries what its contract says and nothing else, at every depth', () => {
    const schema = z.object({ data: z.array(z.object({ member, tags: z.array(z.string()) })), total: z.number() });
    const stored = { id: 1, name: 'Aye', password_hash: 'secret' };
    const data = { data: [{ member: stored, tags: ['a'], internal: true }], total: 2, more: 'x' };
    expect(narrow(schema, data)).toEqual({ data: [{ member: { id: 1, name: 'Aye' }, tags: ['a'] }], total: 2 });
  });

  test('keeps null, leaves out what is undefined, and narrows what is there', () => {
    const schema = z.object({ open: member.nullable(), last: member.optional(), note: z.string().nullable() });
    expect(narrow(schema, { open: null, last: undefined, note: null })).toEqual({ open: null, note: null });
    const full = { open: { id: 1, name: 'a', x: 1 }, last: { id: 2, name: 'b', x: 1 }, note: 'n' };
    expect(narrow(schema, full)).toEqual({ open: { id: 1, name: 'a' }, last: { id: 2, name: 'b' }, note: 'n' });
  });

  test('has the keys of the shape that one of them names, and of no other', () => {
    const square = z.object({ is: z.literal('square'), side: z.int() });
    const schema = z.discriminatedUnion('is', [square, z.object({ is: z.enum(['point', 'line']) })]).optional();
    const stored = { side: 2, secret: 1 };
    expect(
      narrow(z.array(schema), [
        { is: 'square', ...stored },
        { is: 'line', ...stored },
      ]),
    ).toEqual([{ is: 'square', side: 2 }, { is: 'line' }]);
    expect(narrow(z.object({ schema }), { schema: { is: 'circle', ...stored } })).toEqual({});
  });

  test('is valid JSON whatever text it holds', () => {
    const text = '"quoted" \\ back \u2028 new\nline \u0000 မင်္ဂလာပါ 👋';
    expect(narrow(z.object({ 'odd "key"': z.string() }), { 'odd "key"': text })).toEqual({ 'odd "key"': text });
    expect(narrow(z.object({ list: z.array(z.array(member)) }), { list: [[{ id: 1, name: text }]] })).toEqual({
      list: [[{ id: 1, name: text }]],
    });
  });

  test.each(contracts.map((it) => [it.name, it] as const))('%s has replies that can be narrowed', (_name, contract) => {
    for (const schema of Object.values(contract.reply)) expect(() => narrower(schema as z.ZodType)).not.toThrow();
  });
});
