import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { preparedOn } from '../../testing/database/counted-queries.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.holding('A');
});
afterAll(() => office.close());

const found = async (filter: readonly string[], more: Record<string, string> = {}) => {
  const answer = await a.send({ method: 'GET', url: '/api/memberno_info', query: { filter: [...filter], ...more } });
  expect(answer.statusCode).toBe(200);
  return answer.json().memberno_info.map((it: { membercode: string }) => it.membercode);
};

/** Fourteen lists of some hundred numbers, no two questions of the same lengths. */
const lists = (n: number) =>
  Array.from({ length: 14 }, (_, at) => `id,in,${Array.from({ length: 400 + ((n >> at) & 1) }, () => 0).join()}`);

test('many lists of many numbers take no memory that stays', async () => {
  await found(lists(0));
  const before = process.memoryUsage().rss;
  for (let n = 1; n <= 300; n += 1) expect(await found(lists(n))).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test('questions in many shapes are answered, and few of them are kept ready', async () => {
  const operators = ['eq', 'neq', 'lt', 'nlt', 'gt', 'ngt'];
  for (let n = 0; n < 300; n += 1) {
    const shape = Array.from({ length: 4 }, (_, at) => operators[Math.floor(n / 6 ** at) % 6]);
    const asked = shape.map((it) => `id,${it},${office.ids.A}`);
    const isIn = shape.every((it) => it === 'eq' || it === 'nlt' || it === 'ngt');
    expect(await found([`id,eq,${office.ids.A}`, ...asked], { page: '1,1' })).toEqual(isIn ? ['A'] : []);
  }
  expect(await preparedOn(office.database)).toBeLessThan(200);
});
