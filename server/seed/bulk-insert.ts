import { CompiledQuery, type Insertable, sql } from 'kysely';
import type { EngineName, Read, Write } from '../database/engine.ts';
import type { Tables } from '../records/tables.ts';

/** A row with its id given: sample data refers to its own rows before they are stored. */
export type Row<T extends keyof Tables> = Insertable<Tables[T]> &
  ('id' extends keyof Tables[T] ? { readonly id: number } : unknown);

/** Well below what one statement may carry: 32,766 parameters on SQLite, 65,535 on PostgreSQL. */
const PARAMETERS: Record<EngineName, number> = { sqlite: 1000, postgres: 16_000 };

/**
 * Inserts many rows, many to a statement. The text of a full statement is the same each time, so SQLite prepares it
 * once; SQLite gains nothing from larger ones, PostgreSQL saves round trips.
 */
export async function insertRows<T extends keyof Tables>(trx: Write, table: T, rows: readonly Row<T>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const atOnce = Math.floor(PARAMETERS[trx.engine] / columns.length);
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce) as Record<string, unknown>[];
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    await trx.executeQuery(CompiledQuery.raw(insertText(trx.engine, table, columns, some.length), values));
  }
}

function insertText(engine: EngineName, table: string, columns: readonly string[], rows: number): string {
  let parameter = 0;
  const placeholder = engine === 'sqlite' ? () => '?' : () => `$${++parameter}`;
  const row = () => `(${columns.map(placeholder).join(', ')})`;
  const overriding = engine === 'postgres' && columns.includes('id') ? ' overriding system value' : '';
  const names = columns.map((column) => `"${column}"`).join(', ');
  return `insert into "${table}" (${names})${overriding} values ${Array.from({ length: rows }, row).join(', ')}`;
}

/** Lets PostgreSQL count on after the ids that were given, in every table that counts; SQLite does so by itself. */
export async function countOnAfter(trx: Write): Promise<void> {
  if (trx.engine === 'sqlite') return;
  for (const { table, column, counter } of await countersOf(trx)) {
    const newest = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`;
    await sql`select setval(${counter}::regclass, ${newest}) where ${newest} is not null`.execute(trx);
  }
}

/** What counts by itself, on PostgreSQL. */
export async function countersOf(db: Read): Promise<{ table: string; column: string; counter: string }[]> {
  const { rows } = await sql<{ table: string; column: string; counter: string }>`
    select * from (
      select c.relname as "table", a.attname as "column",
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as counter
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    ) counted where counter is not null order by 1`.execute(db);
  return rows;
}
