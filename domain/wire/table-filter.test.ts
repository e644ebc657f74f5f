import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../testing/sentences.ts';
import { type Columns, operators, parseTableQuery, tableQuery } from './table-filter.ts';

const columns: Columns = { id: 'integer', membercode: 'text', holidaydate: 'day' };

const parse = (raw: Parameters<typeof parseTableQuery>[0]) => parseTableQuery(raw, columns);
const conditions = (filter: string | string[]) => {
  const parsed = parse({ filter });
  if ('problem' in parsed) throw new Error(sentenceOf(parsed.problem));
  return parsed.query.conditions;
};
const refusal = (raw: Parameters<typeof parseTableQuery>[0]) => {
  const parsed = parse(raw);
  return 'problem' in parsed ? parsed.problem : undefined;
};

describe('a filter', () => {
  test('names a column, an operator and a value', () => {
    expect(conditions('membercode,eq,EM001')).toEqual([
      { column: 'membercode', operator: 'eq', negated: false, values: ['EM001'] },
    ]);
  });

  test('is negated by an n before the operator', () => {
    expect(conditions('membercode,nsw,EM')).toEqual([
      { column: 'membercode', operator: 'sw', negated: true, values: ['EM'] },
    ]);
  });

  test('may be given several times; all of them hold', () => {
    expect(conditions(['id,gt,3', 'id,lt,9']).map((it) => it.operator)).toEqual(['gt', 'lt']);
  });

  test('compares whole numbers as numbers and days as days', () => {
    expect(conditions('id,le,-12')[0]?.values).toEqual([-12]);
    expect(conditions('holidaydate,bt,2026-01-01,2026-12-31')[0]?.values).toEqual(['2026-01-01', '2026-12-31']);
  });

  test('keeps commas in the value of a plain comparison, and splits at them for a list', () => {
    expect(conditions('membercode,eq,a,b')[0]?.values).toEqual(['a,b']);
    expect(conditions('membercode,in,a,b')[0]?.values).toEqual(['a', 'b']);
  });

  test('"is" asks whether there is nothing, and takes no value', () => {
    expect(conditions('membercode,is')[0]?.values).toEqual([]);
    expect(conditions('membercode,nis,null')[0]).toMatchObject({ operator: 'is', negated: true, values: [] });
  });

  test('finds parts of a number or a day as text', () => {
    expect(conditions('holidaydate,sw,2026-')[0]?.values).toEqual(['2026-']);
  });

  test.each([
    ['password,eq,x', 'a column that the table does not show'],
    ['__proto__,eq,x', 'a name that every object knows'],
    ['constructor,is', 'another such name'],
    ['', 'nothing'],
    ['membercode', 'no operator'],
    ['membercode,like,x', 'an operator that is not known'],
    ['membercode,nneq,x', 'a double negation'],
    ['membercode,eq', 'no value'],
    ['id,eq,1.5', 'a number that is not whole'],
    ['id,eq,99999999999', 'a number beyond every id'],
    ['id,eq,1 or 1=1', 'something that is no number'],
    ['holidaydate,eq,2026-02-30', 'a day that is not'],
    ['holidaydate,bt,2026-01-01', 'half a span'],
    ['membercode,eq,\u0000', 'a character that no database holds'],
  ])('"%s" is refused: %s', (filter) => {
    expect(refusal({ filter })).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'filter' }] });
  });
});

describe('an order', () => {
  test('is by a column, upwards unless said otherwise, and by a second one where the first is equal', () => {
    expect(parse({ order: ['holidaydate,desc', 'id'] })).toMatchObject({
      query: {
        order: [
          { column: 'holidaydate', descending: true },
          { column: 'id', descending: false },
        ],
      },
    });
  });

  test.each(['password', 'id,up', 'id,desc,x', '', 'toString'])('"%s" is refused', (order) => {
    expect(refusal({ order })).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'order' }] });
  });
});

describe('a page', () => {
  test('has twenty rows unless asked for more, up to a thousand', () => {
    expect(parse({ page: '2' })).toMatchObject({ query: { page: { number: 2, size: 20 } } });
    expect(parse({ page: '2,1000' })).toMatchObject({ query: { page: { number: 2, size: 1000 } } });
    expect(refusal({ page: '2,1001' })).toMatchObject({ errors: [{ field: 'page' }] });
  });

  test('is none when none was asked for', () => {
    expect(parse({})).toEqual({ query: { conditions: [], anyHolds: false, order: [], page: undefined } });
  });

  test.each(['0', '-1', '1,0', '1.5', 'all', '1,', '99999999'])('"%s" does not pass the query string', (page) => {
    expect(tableQuery.safeParse({ page }).success).toBe(false);
  });
});

describe('whatever is asked', () => {
  /** Close enough to the language to get far into the parser. */
  const anyFilter = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...Object.keys(columns), ...operators, ...operators.map((it) => `n${it}`)),
          fc.constantFrom('__proto__', 'constructor', '1', '2026-01-01', "'; drop table member; --", '\u0000', ''),
          fc.string(),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(',')),
  );
  const anyRaw = fc.record(
    { filter: fc.oneof(anyFilter, fc.array(anyFilter, { maxLength: 5 })), order: anyFilter, page: fc.string() },
    { requiredKeys: [] },
  );

  test('the parser answers, and only with columns that the table shows and operators of the list', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const parsed = parse(raw);
        if ('problem' in parsed) {
          expect(parsed.problem.code).toBe('INVALID_INPUT');
          return;
        }
        for (const condition of parsed.query.conditions) {
          expect(Object.keys(columns)).toContain(condition.column);
          expect(operators).toContain(condition.operator);
          expect(condition.values).not.toContain('\u0000');
        }
        for (const { column } of parsed.query.order) expect(Object.keys(columns)).toContain(column);
      }),
      { numRuns: 3000 },
    );
  });

  test('a plain comparison with any text comes through unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...operators), (value, operator) => {
        fc.pre(!value.includes('\u0000') && !['is', 'in', 'bt'].includes(operator));
        expect(conditions(`membercode,${operator},${value}`)[0]?.values).toEqual([value]);
      }),
    );
  });
});
