import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Dump } from '../postgres/postgres-dump.ts';
import { migrationsOfSqlite } from './sqlite-copy.ts';

/** A file of SQLite that nobody else has open, as PostgreSQL is given a database: the migrations make the same tables and columns on both. */
export function dumpSqlite(file: string): Dump {
  const database = new DatabaseSync(file, { readOnly: true });
  // What the search of names keeps for itself is of SQLite alone.
  const names = database.prepare(`
    select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`);
  const tables = (names.all() as { name: string }[]).map(({ name }) => {
    const { rows } = database.prepare(`select count(*) as rows from "${name}"`).get() as { rows: number };
    return { name, rows };
  });
  const counters = database.prepare('select name, seq from sqlite_sequence where seq > 0').all();
  return {
    index: {
      migrations: migrationsOfSqlite(file),
      tables,
      counters: Object.fromEntries(counters.map(({ name, seq }) => [`${name}_id_seq`, Number(seq)])),
    },
    *linesOf(table) {
      for (const row of database.prepare(`select * from "${table}" order by rowid`).iterate()) {
        yield JSON.stringify(row, asPostgresReads);
      }
    },
    [Symbol.dispose]: () => database.close(),
  };
}

/** Bytes are spelled in hex; all else is JSON already. */
const asPostgresReads = (_key: string, value: SQLOutputValue) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
