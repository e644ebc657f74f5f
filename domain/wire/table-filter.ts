import { z } from 'zod';
import { because } from './invalid-input.ts';
import { type About, type Problem, problem } from './problem.ts';

/**
 * The little language of table reads (wire 4): `filter=column,op,value`, repeatable, all must hold, or one of them with
 * `satisfy=any`; `order=col[,desc]`; `page=n[,size]`. Parsed against the columns that the table shows, never into SQL text.
 */
export type ColumnKind = 'text' | 'integer' | 'day';
export type Columns = Readonly<Record<string, ColumnKind>>;

export const operators = ['cs', 'sw', 'ew', 'eq', 'lt', 'le', 'ge', 'gt', 'bt', 'in', 'is'] as const;
export type Operator = (typeof operators)[number];

export interface Condition {
  readonly column: string;
  readonly operator: Operator;
  readonly negated: boolean;
  readonly values: readonly (string | number)[];
}

export interface TableQuery {
  readonly conditions: readonly Condition[];
  /** Whether one condition that holds is enough. */
  readonly anyHolds: boolean;
  readonly order: readonly { column: string; descending: boolean }[];
  readonly page: { number: number; size: number } | undefined;
}

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1000;

/** The query string of a table read. */
export const tableQuery = z.strictObject({
  filter: z.union([z.string().max(1000), z.array(z.string().max(1000)).max(20)]).optional(),
  satisfy: z.enum(['all', 'any']).optional(),
  order: z.union([z.string().max(100), z.array(z.string().max(100)).max(5)]).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}(,[1-9]\d{0,3})?$/, because('page'))
    .optional(),
});

const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Parses a table read, or says what is wrong with it (an unknown column or operator, a value of the wrong kind). */
export function parseTableQuery(
  raw: z.output<typeof tableQuery>,
  columns: Columns,
): { query: TableQuery } | { problem: Problem } {
  const conditions: Condition[] = [];
  for (const filter of many(raw.filter)) {
    const parsed = parseFilter(filter, columns);
    if ('reason' in parsed) return { problem: problem('INVALID_INPUT', { field: 'filter', params: parsed }) };
    conditions.push(parsed);
  }
  const order: { column: string; descending: boolean }[] = [];
  for (const item of many(raw.order)) {
    const [column = '', direction = 'asc', ...rest] = item.split(',');
    if (!Object.hasOwn(columns, column) || !['asc', 'desc'].includes(direction) || rest.length > 0) {
      return { problem: problem('INVALID_INPUT', { field: 'order', params: { reason: 'order', item } }) };
    }
    order.push({ column, descending: direction === 'desc' });
  }
  const [number, size = PAGE_SIZE] = (raw.page ?? '').split(',').map(Number);
  if (size > MAX_PAGE_SIZE) {
    const params = { reason: 'pagesize', count: MAX_PAGE_SIZE } as const;
    return { problem: problem('INVALID_INPUT', { field: 'page', params }) };
  }
  const page = raw.page && number ? { number, size } : undefined;
  return { query: { conditions, anyHolds: raw.satisfy === 'any', order, page } };
}

type Refused = Extract<NonNullable<About<'INVALID_INPUT'>['params']>, { reason: string }>;

function parseFilter(filter: string, columns: Columns): Condition | Refused {
  const [column = '', spelled = '', ...rest] = filter.split(',');
  const kind = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!kind) return { reason: 'column', column };
  const operator = operators.find((it) => it === spelled || `n${it}` === spelled);
  if (!operator) return { reason: 'operator', operator: spelled };
  const given = operator === 'is' ? [] : operator === 'bt' || operator === 'in' ? rest : [rest.join(',')];
  if (operator !== 'is' && rest.length === 0) return { reason: 'novalue', column };
  if (operator === 'bt' && given.length !== 2) return { reason: 'twovalues', operator };
  const values: (string | number)[] = [];
  for (const value of given) {
    const typed = typedValue(value, kind, operator);
    if (typed === undefined) return { reason: 'value', column };
    values.push(typed);
  }
  return { column, operator, negated: spelled !== operator, values };
}

const PATTERN_OPERATORS: readonly Operator[] = ['cs', 'sw', 'ew'];
/** Made once: making a schema costs far more than using it. */
const isoDate = z.iso.date();

function typedValue(value: string, kind: ColumnKind, operator: Operator): string | number | undefined {
  if (value.includes('\u0000')) return undefined;
  if (kind === 'text' || PATTERN_OPERATORS.includes(operator)) return value;
  if (kind === 'integer') return /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
  return isoDate.safeParse(value).success && value >= '0001-01-01' ? value : undefined;
}
