import { type LookupRow, type LookupTable, lookupTables } from '@muster/domain/office/lookups-contract.ts';
import type { Columns, Condition, TableQuery } from '@muster/domain/wire/table-filter.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { byBytes, type Database, type EngineName } from '../../database/engine.ts';
import type { Tables } from '../../database/tables.ts';

/** Where each table of the wire lives: its stored name, and its columns where they are named otherwise. */
const stored: {
  readonly [T in LookupTable]: { table: keyof Tables; columns: { readonly [C in keyof LookupRow<T>]: string } };
} = {
  memberno_info: {
    table: 'member',
    columns: { id: 'id', membercode: 'membercode', membername: 'membername', status: 'status' },
  },
  leavecode_info: { table: 'leave_code', columns: { leaveid: 'leaveid', description: 'description' } },
  group_info: { table: 'work_group', columns: { id: 'id', groupno: 'groupno' } },
  carcode_info: { table: 'car', columns: { id: 'id', carcode: 'carcode' } },
  triptype_info: { table: 'trip_type', columns: { triptypeid: 'id', description: 'description' } },
  competitor: { table: 'competitor', columns: { id: 'id', competitor: 'name' } },
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

/** Reads a table of the wire. `onlyId` narrows it to one row, whatever the query says. */
export async function readLookup(
  { engine, query: db }: Database,
  table: LookupTable,
  query: TableQuery,
  onlyId?: number,
): Promise<LookupPage> {
  const { table: name, columns } = stored[table] as { table: keyof Tables; columns: Record<string, string> };
  const kinds: Columns = lookupTables[table].columns;
  const column = (wire: string) => sql.ref(columns[wire] as string);
  const ranked = (wire: string) => (kinds[wire] === 'text' ? byBytes(engine, column(wire)) : column(wire));
  const conditions = query.conditions.map((it) => {
    const compared = { plain: column(it.column), ranked: ranked(it.column), like: likeOn(engine, column(it.column)) };
    const holds = comparison(it, compared);
    return it.negated ? sql<SqlBool>`not (${holds})` : holds;
  });
  if (onlyId !== undefined) conditions.push(sql<SqlBool>`id = ${onlyId}`);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const from = sql`from ${sql.table(name)} ${where}`;
  const list = sql.join(Object.entries(columns).map(([wire, own]) => sql`${sql.ref(own)} as ${sql.ref(wire)}`));
  const [firstColumn = ''] = Object.keys(columns);
  const order = [...query.order, { column: firstColumn, descending: false }].map(
    (it) => sql`${ranked(it.column)} ${sql.raw(it.descending ? 'desc' : 'asc')}`,
  );
  const { page } = query;
  const limit = page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``;
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${list} ${from} order by ${sql.join(order)} ${limit}`.execute(db);
  if (!page) return { rows };
  const counted = await sql<{ n: number }>`select count(*) as n ${from}`.execute(db);
  return { rows, results: Number(counted.rows[0]?.n ?? 0) };
}

type Holds = Expression<SqlBool>;

interface Compared {
  /** For equality, by which an index can be used. */
  readonly plain: Expression<unknown>;
  readonly ranked: Expression<unknown>;
  readonly like: (pattern: string) => Holds;
}

function comparison({ operator, values }: Condition, { plain, ranked, like }: Compared): Holds {
  const [first, second] = values;
  switch (operator) {
    case 'cs':
      return like(`%${escaped(first)}%`);
    case 'sw':
      return like(`${escaped(first)}%`);
    case 'ew':
      return like(`%${escaped(first)}`);
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
      return sql<SqlBool>`${plain} in (${sql.join(values)})`;
    case 'is':
      return sql<SqlBool>`${plain} is null`;
  }
}

/** The case of A to Z does not matter, and `%` and `_` stand for themselves. */
function likeOn(engine: EngineName, column: Expression<unknown>): (pattern: string) => Holds {
  const lower = (text: unknown) => sql`lower(${byBytes(engine, sql`cast(${text} as text)`)})`;
  return (pattern) => sql<SqlBool>`${lower(column)} like ${lower(pattern)} escape '\\'`;
}

const escaped = (value: unknown) => String(value).replace(/[\\%_]/g, '\\$&');
