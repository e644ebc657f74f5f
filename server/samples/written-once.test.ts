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
    for (let n = 0; n < 30; n += 1) expect(String(write(list))).toBe(serializerFor({ schema })(list));
  },
);

test('an entry that took the place of another is not written as that one was', () => {
  const write = writtenOnce({ schema });
  for (let n = 0; n < 30; n += 1) write([aye, bo]);
  expect(JSON.parse(String(write([{ ...aye, name: 'Aye Aye' }, bo])))).toEqual([{ id: 1, name: 'Aye Aye' }, { id: 2 }]);
});

const card = z.object({ id: z.int(), title: z.string().optional(), labels: z.array(z.int()).optional() });
const column = z.object({ id: z.int(), cards: z.array(card), title: z.string() });
const board = z.object({ id: z.string(), columns: z.array(column), people: z.array(schema.element) });
const written = (thing: object) => JSON.parse(String(writtenOnce({ schema: board.optional() })(thing)));

test('the lists inside a thing are written with it, changed entries as they are now', () => {
  const hall = { id: 1, title: 'Measure “the hall”', labels: [1, 2] };
  const todo = { id: 1, title: 'To do', cards: [hall, { id: 2 }], secret: 'x' };
  const shown = { id: 'board-1', columns: [todo, { id: 2, title: 'Done', cards: [] }], people: [aye, bo] };
  const plain = JSON.parse(serializerFor({ schema: board })(shown));
  const write = writtenOnce({ schema: board.optional() });
  for (let n = 0; n < 30; n += 1) expect(JSON.parse(String(write(shown)))).toEqual(plain);
  const renamed = { ...shown, columns: [{ ...todo, title: 'Later' }], people: [] };
  expect(JSON.parse(String(write(renamed)))).toEqual({
    ...plain,
    columns: [{ ...plain.columns[0], title: 'Later' }],
    people: [],
  });
  expect(written({ id: 'x', columns: [], people: [] })).toEqual({ id: 'x', columns: [], people: [] });
  expect(JSON.parse(String(writtenOnce({ schema: board.pick({ columns: true }) })({ columns: [] })))).toEqual({
    columns: [],
  });
});

test('what is no list is written whole', () => {
  expect(writtenOnce({ schema: z.object({ id: z.int() }) })({ ...aye })).toBe('{"id":1}');
});
