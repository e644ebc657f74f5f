import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerFor } from '../http/serializer.ts';
import { writtenOnce } from './written-once.ts';

const schema = z.array(z.object({ id: z.int(), name: z.string().optional() }));
const aye = { id: 1, name: 'အေး “Aye”', secret: 'x' };
const bo = { id: 2 };

test.each([[[]], [[aye]], [[aye, bo, aye]]])(
  '%j is written as every other reply is, also when it is written again',
  (list) => {
    const write = writtenOnce({ schema });
    for (let n = 0; n < 30; n += 1) expect(write(list)).toBe(serializerFor({ schema })(list));
  },
);

test('an entry that took the place of another is not written as that one was', () => {
  const write = writtenOnce({ schema });
  for (let n = 0; n < 30; n += 1) write([aye, bo]);
  expect(JSON.parse(write([{ ...aye, name: 'Aye Aye' }, bo]))).toEqual([{ id: 1, name: 'Aye Aye' }, { id: 2 }]);
});

test('what is no list is written whole', () => {
  expect(writtenOnce({ schema: z.object({ id: z.int() }) })({ ...aye })).toBe('{"id":1}');
});
