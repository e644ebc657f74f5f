import type { ColumnDataType, CreateTableBuilder, Expression, Kysely, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Everything in which the two engines differ, in one place. */
export type EngineName = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: EngineName;
  readonly query: Kysely<Tables>;
  /** Runs work in one write transaction (immediate on SQLite), again when the engine asks for it. */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>;
  /** Runs work on one connection that no time limit ends, for what may take long: migrations. */
  unhurried<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves when the database answers, throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A transaction that knows its engine. */
export type Write = Transaction<Tables> & { readonly engine: EngineName };

/** Anything that can read: the database itself or a transaction. */
export type Read = Kysely<Tables>;

type Expressed = ColumnDataType | Expression<unknown>;

/** Column types that say the same on both engines. */
export function columnTypes(engine: EngineName): {
  id: Expressed;
  day: Expressed;
  instant: Expressed;
  degrees: Expressed;
} {
  return engine === 'sqlite'
    ? { id: 'integer', day: 'text', instant: 'text', degrees: sql`real` }
    : { id: 'integer', day: 'date', instant: sql`timestamptz(3)`, degrees: 'double precision' };
}

/** An id column that the database counts up. */
export function withId<T extends string, C extends string>(
  engine: EngineName,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C | 'id'> {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity());
}

/** SQLite tables refuse values of the wrong type; PostgreSQL always does. */
export function strict<T extends string, C extends string>(
  engine: EngineName,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** Makes a table append-only: what is evidence or a ledger the database itself refuses to change or delete. */
export async function forbidChanges(db: Kysely<unknown>, engine: EngineName, name: string): Promise<void> {
  for (const change of ['update', 'delete']) {
    const trigger = sql.raw(`${name}_no_${change}`);
    const refusal = `${name} is append-only`;
    if (engine === 'sqlite') {
      await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(name)}
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    } else {
      await sql`create or replace function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
      await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(name)}
        for each row execute function refuse_change()`.execute(db);
    }
  }
}

/** Whether an error is a broken uniqueness, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** Whether an error is a row that names another one which is not there, or no longer, on either engine. */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23503' || errcode === 787;
}

/**
 * Text that is ordered by its bytes and whose case matters by the letters A to Z alone, as SQLite does. PostgreSQL
 * would otherwise follow the language of its cluster, and the two would answer differently.
 */
export function byBytes(engine: EngineName, text: Expression<unknown>): Expression<unknown> {
  return engine === 'sqlite' ? text : sql`${text} collate "C"`;
}

/** Whether a text is like a pattern. The case of A to Z does not matter, on either engine. */
export function isLike(engine: EngineName, text: Expression<unknown>, pattern: unknown): Expression<SqlBool> {
  // SQLite's own comparison, which is twice as fast there as lowering every text first.
  if (engine === 'sqlite') return sql<SqlBool>`${text} like ${pattern} escape '\\'`;
  const lower = (it: unknown) => sql`lower(${byBytes(engine, sql`cast(${it} as text)`)})`;
  return sql<SqlBool>`${lower(text)} like ${lower(pattern)} escape '\\'`;
}

/** Words for a pattern, in which `%` and `_` stand for themselves. */
export const escapedForLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** The pattern of all that contains some words. */
export const containing = (words: string): string => `%${escapedForLike(words)}%`;
