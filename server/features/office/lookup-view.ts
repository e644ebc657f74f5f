import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { type LookupTable, lookupColumns } from '@muster/domain/office/lookup-columns.ts';
import type { LookupRow } from '@muster/domain/office/lookups-contract.ts';
import type { Columns, Condition, Operator, TableQuery } from '@muster/domain/wire/table-filter.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import {
  byBytes,
  type Database,
  type EngineName,
  escapedForLike,
  isLike,
  type Read,
  valuesOf,
} from '../../database/engine.ts';
import type { Tables } from '../../records/tables.ts';

/**
 * Where each table of the wire lives: its stored name, and its columns where they are named otherwise. `offered`: what is
 * retired is not in it.
 */
const stored: {
  readonly [T in LookupTable]: {
    table: keyof Tables;
    offered?: true;
    columns: { readonly [C in keyof LookupRow<T>]: string };
  };
} = {
  memberno_info: {
    table: 'member',
    columns: { id: 'id', membercode: 'membercode', membername: 'membername', status: 'status' },
  },
  leavecode_info: { table: 'leave_code', offered: true, columns: { leaveid: 'leaveid', description: 'description' } },
  group_info: { table: 'work_group', offered: true, columns: { id: 'id', groupno: 'groupno' } },
  carcode_info: { table: 'car', offered: true, columns: { id: 'id', carcode: 'carcode' } },
  triptype_info: { table: 'trip_type', offered: true, columns: { triptypeid: 'id', description: 'description' } },
  competitor: { table: 'competitor', offered: true, columns: { id: 'id', competitor: 'name' } },
  publicholiday_info: {
    table: 'public_holiday',
    columns: { id: 'id', holidaydate: 'holidaydate', description: 'description' },
  },
};

export interface LookupPage {
  readonly rows: Record<string, unknown>[];
  /** How many rows there are in all; only when a page was asked for. */
  readonly results?: number;
}

/** Whose rows of a table are read. */
interface Whose {
  readonly memberId: number;
  /** One row alone, whatever the query says. */
  readonly onlyId?: number | undefined;
}

/** Reads a table of the wire; of the holidays those that hold for the member. */
export async function readLookup(
  { engine, query: db }: Database,
  table: LookupTable,
  query: TableQuery,
  { memberId, onlyId }: Whose,
): Promise<LookupPage> {
  const conditions = query.conditions.map(asCompared);
  const { page } = query;
  const values = conditions.flatMap((it): unknown[] => [...it.values]);
  if (onlyId !== undefined) values.push(onlyId);
  else if (table === 'publicholiday_info') values.push((await areAllAlike(engine, db)) ? NOBODY : memberId);
  const compared = values.length;
  if (page) values.push(page.size, (page.number - 1) * page.size);
  const told = conditions.map(({ values: given, ...it }) => ({ ...it, count: given.length }));
  const { anyHolds, order } = query;
  const shape: Shape = { table, conditions: told, anyHolds, order, narrowed: onlyId !== undefined, compared };
  const { rows, count } = statementsOf(engine, shape, page !== undefined);
  if (!page) return { rows: await rows(db, values) };
  const [counted] = await count(db, values);
  return { rows: await rows(db, values), results: Number(counted?.n ?? 0) };
}

const NOBODY = 0;

const ofSomeSites = rememberedOnce((db) =>
  db.selectFrom('public_holiday').select('id').where('everywhere', '=', 0).limit(1),
);

/** Whether everybody has the same holidays, so that what is remembered of them can be; where nothing is, asking is for nothing. */
const areAllAlike = async (engine: EngineName, db: Read) =>
  engine === 'sqlite' && (await ofSomeSites(db, {})).length === 0;

/** A query without its values, of which there are `compared` before those of the page. */
interface Shape {
  readonly table: LookupTable;
  readonly conditions: readonly (Omit<Condition, 'values'> & { readonly count: number })[];
  readonly anyHolds: boolean;
  readonly order: TableQuery['order'];
  readonly narrowed: boolean;
  readonly compared: number;
}

interface Statements {
  readonly rows: (db: Read, values: Values) => Promise<Record<string, unknown>[]>;
  readonly count: (db: Read, values: Values) => Promise<{ n: number }[]>;
}

/**
 * Clients ask in few shapes. So many are kept while the process lives, the first that come, for on PostgreSQL each is a
 * statement that its connections hold ready for as long as they are open; every other is built for its one use, so that
 * whoever asks in many costs no memory (threats T56).
 */
const KEPT_SHAPES = 60;
const kept = new Map<string, Statements>();

function statementsOf(engine: EngineName, shape: Shape, paged: boolean): Statements {
  const key = JSON.stringify([engine, shape, paged]);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT_SHAPES) return builtFor(engine, shape, paged, forOneUse);
  const statements = builtFor(engine, shape, paged, remembered);
  kept.set(key, statements);
  return statements;
}

type Values = readonly unknown[];
type Asked = <Row>(build: (values: Values) => RawBuilder<Row>) => (db: Read, values: Values) => Promise<Row[]>;

const remembered: Asked = (build) =>
  rememberedOnce((db, values: Values) => {
    const query = build(values);
    return { compile: () => query.compile(db) };
  });

const forOneUse: Asked = (build) => async (db, values) => (await build(values).execute(db)).rows;

function builtFor(engine: EngineName, shape: Shape, paged: boolean, asked: Asked): Statements {
  const limitTo = (values: Values) =>
    paged ? sql` limit ${values[shape.compared]} offset ${values[shape.compared + 1]}` : sql``;
  return {
    rows: asked(
      (values) => sql<Record<string, unknown>>`select ${listOf(shape)} ${fromOf(engine, shape, values)}
        order by ${orderOf(engine, shape)}${limitTo(values)}`,
    ),
    count: asked((values) => sql<{ n: number }>`select count(*) as n ${fromOf(engine, shape, values)}`),
  };
}

const columnsOf = ({ table }: Shape) => stored[table].columns as Record<string, string>;
const columnOf = (shape: Shape, wire: string) => sql.ref(columnsOf(shape)[wire] as string);

/** A column as it is compared and sorted. */
function rankedOf(engine: EngineName, shape: Shape, wire: string): Expression<unknown> {
  const kinds: Columns = lookupColumns[shape.table];
  return kinds[wire] === 'text' ? byBytes(engine, columnOf(shape, wire)) : columnOf(shape, wire);
}

const listOf = (shape: Shape) =>
  sql.join(Object.entries(columnsOf(shape)).map(([wire, own]) => sql`${sql.ref(own)} as ${sql.ref(wire)}`));

function orderOf(engine: EngineName, shape: Shape) {
  const [firstColumn = ''] = Object.keys(columnsOf(shape));
  return sql.join(
    [...shape.order, { column: firstColumn, descending: false }].map(
      (it) => sql`${rankedOf(engine, shape, it.column)} ${sql.raw(it.descending ? 'desc' : 'asc')}`,
    ),
  );
}

function fromOf(engine: EngineName, shape: Shape, values: Values) {
  const kinds: Columns = lookupColumns[shape.table];
  let used = 0;
  const next = () => values[used++];
  const asked = shape.conditions.map((it) => {
    const column = columnOf(shape, it.column);
    const own = Array.from({ length: it.count }, next);
    const compared = {
      plain: column,
      ranked: rankedOf(engine, shape, it.column),
      like: (pattern: unknown) => isLike(engine, column, pattern),
      among: (list: unknown) => sql<SqlBool>`${column} in (${valuesOf(engine, kinds[it.column] ?? 'text', list)})`,
    };
    const holds = comparison(it.operator, own, compared);
    return it.negated ? sql<SqlBool>`not (${holds})` : holds;
  });
  // What everybody is held to holds beside whichever of the conditions is met.
  const conditions = shape.anyHolds && asked.length > 1 ? [sql<SqlBool>`(${sql.join(asked, sql` or `)})`] : asked;
  if (shape.narrowed) conditions.push(sql<SqlBool>`id = ${next()}`);
  else if (shape.table === 'memberno_info') conditions.push(sql<SqlBool>`guest = 0`);
  else if (shape.table === 'publicholiday_info') conditions.push(heldBy(next()));
  if (stored[shape.table].offered) conditions.push(sql<SqlBool>`retired_at is null`);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`from ${sql.table(stored[shape.table].table)} ${where}`;
}

/** The holidays that hold for a member by the sites of their day: `holdsAt` in words of the engine. */
const heldBy = (memberId: unknown) => sql<SqlBool>`(everywhere = 1 or exists (
  select 1 from public_holiday_site as held
  inner join member_work_site as own on own.site_id = held.site_id
  inner join member_work as work on work.id = own.work_id
  where held.holiday_id = public_holiday.id and work.member_id = ${memberId}
  and work.from_day <= public_holiday.holidaydate and work.until_day >= public_holiday.holidaydate))`;

type Holds = Expression<SqlBool>;

interface Compared {
  /** For equality, by which an index can be used. */
  readonly plain: Expression<unknown>;
  readonly ranked: Expression<unknown>;
  readonly like: (pattern: unknown) => Holds;
  readonly among: (list: unknown) => Holds;
}

function comparison(operator: Operator, values: readonly unknown[], { plain, ranked, like, among }: Compared): Holds {
  const [first, second] = values;
  switch (operator) {
    case 'cs':
    case 'sw':
    case 'ew':
      return like(first);
    case 'eq':
      return sql<SqlBool>`${plain} = ${first}`;
    case 'lt':
      return sql<SqlBool>`${ranked} < ${first}`;
    case 'le':
      return sql<SqlBool>`${ranked} <= ${first}`;
    case 'ge':
      return sql<SqlBool>`${ranked} >= ${first}`;
    case 'gt':
      return sql<SqlBool>`${ranked} > ${first}`;
    case 'bt':
      return sql<SqlBool>`${ranked} between ${first} and ${second}`;
    case 'in':
      return among(first);
    case 'is':
      return sql<SqlBool>`${plain} is null`;
  }
}

/** Columns of codes, which are kept in capitals and Latin digits however people type them. */
const CODES: readonly string[] = ['membercode', 'leaveid'];

/** What a condition compares with: a code as it is kept, and for the operators that look into a text their pattern. */
function asCompared(condition: Condition): Condition {
  if (!CODES.includes(condition.column)) return asOneValue(condition);
  const values = condition.values.map((it) => inLatinDigits(String(it)).toUpperCase());
  return asOneValue({ ...condition, values });
}

/** With one value for what is compared by it: a pattern, or a whole list. */
function asOneValue(condition: Condition): Condition {
  const escaped = escapedForLike(String(condition.values[0]));
  switch (condition.operator) {
    case 'cs':
      return { ...condition, values: [`%${escaped}%`] };
    case 'sw':
      return { ...condition, values: [`${escaped}%`] };
    case 'ew':
      return { ...condition, values: [`%${escaped}`] };
    case 'in':
      return { ...condition, values: [JSON.stringify(condition.values)] };
    default:
      return condition;
  }
}
