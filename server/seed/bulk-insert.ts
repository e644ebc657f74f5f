import { CompiledQuery, type Insertable, sql } from 'kysely';
import type { EngineName, Write } from '../database/engine.ts';
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

/** Lets PostgreSQL count on after ids that were given; SQLite does so by itself. */
export async function countOnAfter(trx: Write, tables: readonly (keyof Tables)[]): Promise<void> {
  if (trx.engine === 'sqlite') return;
  for (const table of tables) {
    const newest = sql`(select max(id) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${newest}) where ${newest} is not null`.execute(
      trx,
    );
  }
}
