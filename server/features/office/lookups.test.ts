import { lookupColumns } from '@muster/domain/office/lookup-columns.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';

const NAMES = [
  'Alpha',
  'alpha',
  'ALPHA 2',
  'beta',
  'Béta',
  'BÉTA',
  'a_b',
  'aXb',
  '100%',
  '1000',
  'back\\slash',
  "o'clock",
  'ရန်ကုန်',
  'ရန်',
  '𝔘nicode',
  '\uffee',
  'comma, here',
  '-',
  ' ',
];
const DAYS = ['2026-01-04', '2026-02-12', '2026-03-02', '2026-12-25', '2027-01-01', '2028-02-29'];

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.holding('A');
  const { query } = office.database;
  await query.deleteFrom('competitor').execute();
  await query
    .insertInto('competitor')
    .values(NAMES.map((name) => ({ name })))
    .execute();
  await query.deleteFrom('public_holiday').execute();
  await query
    .insertInto('public_holiday')
    .values(DAYS.map((holidaydate, n) => ({ holidaydate, description: `Day ${n}` })))
    .execute();
});
afterAll(() => office.close());

type Row = Record<string, string | number>;
const read = async (table: string, query: Record<string, string | string[]> = {}, prefix = '/api') => {
  const raw = await a.send({ method: 'GET', url: `${prefix}/${table}`, query });
  const body: Record<string, unknown> = raw.json();
  return { status: raw.statusCode, rows: (body[table] ?? []) as Row[], results: body['results'], code: body['code'] };
};
const competitors = async (query: Record<string, string | string[]>) => {
  const { rows, status } = await read('competitor', query);
  expect(status).toBe(200);
  return rows.map((it) => it['competitor']);
};

describe('the tables', () => {
  test.each(Object.entries(lookupColumns))(
    '%s shows its columns and no more, by both prefixes',
    async (table, columns) => {
      const plain = await read(table);
      expect(plain.rows.length).toBeGreaterThan(0);
      for (const row of plain.rows) expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
      expect(await read(table, {}, '/api/records')).toEqual(plain);
    },
  );

  test('holidays of a year, as the calendar asks for them', async () => {
    const { rows } = await read('publicholiday_info', { filter: 'holidaydate,bt,2026-01-01,2026-12-31' });
    expect(rows.map((it) => it['holidaydate'])).toEqual(DAYS.slice(0, 4));
  });

  test('the status poll of the specification', async () => {
    const { rows } = await read('memberno_info', { filter: 'membercode,eq,A' });
    expect(rows).toEqual([{ id: office.ids.A, membercode: 'A', membername: 'Aye Aye', status: 'active' }]);
  });

  test.each([
    ['memberno_info', 'membercode,eq,hr', ['HR']],
    ['memberno_info', 'membercode,in,hr,m၂', ['HR', 'M2']],
    ['leavecode_info', 'leaveid,eq,el', ['EL']],
  ] as const)('%s finds a code by %s, however it is typed', async (table, filter, codes) => {
    const { rows } = await read(table, { filter });
    expect(rows.map((it) => Object.values(it).find((value) => codes.includes(value as never))).toSorted()).toEqual(
      codes,
    );
  });
});

describe('a filter', () => {
  test.each<[string, string[]]>([
    ['eq,alpha', ['alpha']],
    ['neq,-', NAMES.filter((it) => it !== '-')],
    ['cs,LPH', ['Alpha', 'alpha', 'ALPHA 2']],
    ['sw,alpha', ['Alpha', 'alpha', 'ALPHA 2']],
    ['ew,PHA', ['Alpha', 'alpha']],
    ['cs,_', ['a_b']],
    ['cs,%', ['100%']],
    ['cs,\\', ['back\\slash']],
    ['sw,100%', ['100%']],
    ["cs,'", ["o'clock"]],
    ['eq,comma, here', ['comma, here']],
    ['sw,ရန်', ['ရန်ကုန်', 'ရန်']],
    ['cs,É', ['BÉTA']],
    ['cs,é', ['Béta']],
    ['in,alpha,beta,nobody', ['alpha', 'beta']],
    ['is', []],
    ['nis', NAMES],
    ['lt,1000', [' ', '-', '100%']],
    ['bt,A,B', ['ALPHA 2', 'Alpha']],
    ['eq, ', [' ']],
  ])('competitor,%s', async (condition, expected) => {
    const found = await competitors({ filter: `competitor,${condition}` });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('given twice asks for both', async () => {
    expect(await competitors({ filter: ['competitor,sw,a', 'competitor,ncs,_', 'competitor,ew,b'] })).toEqual(['aXb']);
  });

  test.each([
    ['an unknown column', { filter: 'password_hash,eq,x' }],
    ['a column of the table that is not shown', { filter: 'name,eq,x' }],
    ['an unknown operator', { filter: 'competitor,like,x' }],
    ['no value', { filter: 'competitor,eq' }],
    ['one end of a span', { filter: 'id,bt,1' }],
    ['three ends of a span', { filter: 'id,bt,1,2,3' }],
    ['text for a number', { filter: 'id,eq,one' }],
    ['a number beyond all', { filter: 'id,eq,99999999999' }],
    ['an unknown order', { order: 'password_hash' }],
    ['a direction that there is not', { order: 'id,sideways' }],
    ['page nought', { page: '0' }],
    ['a page of 1001', { page: '1,1001' }],
    ['an unknown parameter', { size: '10' }],
    ['nothing at all', { filter: '' }],
  ])('of %s is refused', async (_, query) => {
    const { status, code } = await read('competitor', query as never);
    expect(status).toBe(400);
    expect(code).toMatch(/^(INVALID_INPUT|UNKNOWN_FIELD)$/);
  });
});

describe('order and page', () => {
  test('orders by bytes, up and down, on either engine', async () => {
    const byBytes = NAMES.toSorted((x, y) => Buffer.compare(Buffer.from(x), Buffer.from(y)));
    expect(await competitors({ order: 'competitor' })).toEqual(byBytes);
    expect(await competitors({ order: 'competitor,desc' })).toEqual(byBytes.toReversed());
  });

  test('turns pages without losing or repeating a row, and tells how many there are', async () => {
    const seen: unknown[] = [];
    for (let page = 1; page <= 4; page++) {
      const { rows, results } = await read('competitor', { order: 'competitor', page: `${page},5` });
      expect(results).toBe(NAMES.length);
      seen.push(...rows.map((it) => it['competitor']));
    }
    expect(seen).toEqual(await competitors({ order: 'competitor' }));
    expect((await read('competitor', { page: '9999999,1000' })).rows).toEqual([]);
  });
});

/** The filter language once more, over plain values, to hold the database against. */
const holds = (value: string, operator: string, given: readonly string[]): boolean => {
  const lower = (it: string) => it.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const bytes = (x: string, y: string) => Buffer.compare(Buffer.from(x), Buffer.from(y));
  const [first = '', second = ''] = given;
  if (operator === 'cs') return lower(value).includes(lower(first));
  if (operator === 'sw') return lower(value).startsWith(lower(first));
  if (operator === 'ew') return lower(value).endsWith(lower(first));
  if (operator === 'eq') return value === first;
  if (operator === 'in') return given.includes(value);
  if (operator === 'bt') return bytes(value, first) >= 0 && bytes(value, second) <= 0;
  const order = bytes(value, first);
  return { lt: order < 0, le: order <= 0, ge: order >= 0, gt: order > 0 }[operator] ?? false;
};

test('any filter finds what its words say, the same on both engines', async () => {
  const part = fc.oneof(
    fc.constantFrom(...NAMES.filter((it) => !it.includes(','))),
    fc.string({ unit: fc.constantFrom(...'aAbBéÉ%_\\ 10ရန်'), maxLength: 3 }),
  );
  const condition = fc
    .tuple(fc.constantFrom('cs', 'sw', 'ew', 'eq', 'in', 'bt', 'lt', 'le', 'ge', 'gt'), fc.boolean(), part, part)
    .map(([operator, negated, x, y]) => ({ operator, negated, given: ['in', 'bt'].includes(operator) ? [x, y] : [x] }));
  await fc.assert(
    fc.asyncProperty(fc.array(condition, { minLength: 1, maxLength: 3 }), fc.boolean(), async (conditions, any) => {
      const filter = conditions.map((it) => `competitor,${it.negated ? 'n' : ''}${it.operator},${it.given.join(',')}`);
      const met = (name: string) => conditions.map((it) => holds(name, it.operator, it.given) !== it.negated);
      const expected = NAMES.filter((name) => (any ? met(name).includes(true) : !met(name).includes(false)));
      const found = await competitors({ filter, satisfy: any ? 'any' : 'all' });
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
    { seed: 20_261_120, numRuns: 300 },
  );
});
