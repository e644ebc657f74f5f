import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, EngineName } from '../../database/engine.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/postgres/postgres.ts';
import { openSqlite, SQLITE_FILE } from '../../database/sqlite/sqlite.ts';
import { createDatabase, hastily } from './postgres-databases.ts';

export interface TestDatabase {
  readonly database: Database;
  /** A folder of its own, for whatever else a test keeps. */
  readonly dataDir: string;
  /** The environment of a server process on the same database. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens the same database once more, as a second server would. */
  again(): Database;
  drop(): Promise<void>;
}

/** The engine that this run of the suite is for. */
export const testEngine = (): EngineName => (process.env['MUSTER_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite');

/** A fresh database of the run's engine: a folder of its own, or one in the tests' PostgreSQL. */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (testEngine() === 'postgres') {
    const made = await createDatabase(postgresUrl(), migrated);
    const again = () => openPostgres(hastily(made.url), { onError: () => {} });
    const database = again();
    const drop = () => database.close().then(made.drop).then(removeFolder);
    return { database, dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: made.url }, again, drop };
  }
  if (migrated) writeFileSync(path.join(dataDir, SQLITE_FILE), await migratedFile());
  const again = () => openSqlite(dataDir);
  const database = again();
  // As on PostgreSQL: tests in one process survive no power cut, and need not wait for the disk.
  await sql`pragma synchronous = off`.execute(database.query);
  return { database, dataDir, env: { DATA_DIR: dataDir }, again, drop: () => database.close().then(removeFolder) };
}

let madeOnce: Promise<Uint8Array> | undefined;

/** What the migrations make of an empty file: run once in a process, since they take half of opening an office. */
function migratedFile(): Promise<Uint8Array> {
  madeOnce ??= (async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-test-'));
    const database = openSqlite(folder);
    await migrate(database);
    await database.close();
    const file = readFileSync(path.join(folder, SQLITE_FILE));
    rmSync(folder, { recursive: true });
    return file;
  })();
  return madeOnce;
}

function postgresUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set.');
  return url;
}

/** Hashes of lines that are rows already; a sweep adds them when its time comes, whatever is tested then. */
const WRITTEN_BY_ITSELF = 'audit_seal';

/** Every row of every table as one text, so that "nothing changed" is checked in the database itself. */
export async function stateOf(database: Database): Promise<string> {
  const state: Record<string, string> = {};
  for (const { name, rows } of await allRows(database)) state[name] = rows;
  return JSON.stringify(state, null, 1);
}

interface RowsOf {
  readonly name: string;
  readonly rows: string;
}

/** On PostgreSQL in one question, since asking is what takes the time there. */
async function allRows(database: Database): Promise<readonly RowsOf[]> {
  const names = (await tableNames(database)).filter((it) => it !== WRITTEN_BY_ITSELF);
  if (database.engine === 'postgres') {
    const each = names.map(
      (name) =>
        sql`select ${sql.lit(name)} as name, string_agg(t::text, chr(10) order by t::text) as rows from ${sql.table(name)} t`,
    );
    return (await sql<RowsOf>`${sql.join(each, sql` union all `)} order by name`.execute(database.query)).rows;
  }
  return Promise.all(
    names.map(async (name) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.query);
      return { name, rows: JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()) };
    }),
  );
}

export async function tableNames({ engine, query }: Database): Promise<string[]> {
  const names =
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`;
  return (await names.execute(query)).rows.map((it) => it.name);
}

/** Runs a statement as somebody with a database console would, past every rule but the schema's. */
export async function runStatement({ query }: Database, statement: string): Promise<void> {
  await sql.raw(statement).execute(query);
}

/** Every column of the schema that names a member. */
export async function columnsNamingMembers(database: Database): Promise<string[]> {
  const { engine, query } = database;
  if (engine === 'postgres') {
    const { rows } = await sql<{ it: string }>`
      select c.relname || '.' || a.attname as it from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.confrelid = 'member'::regclass`.execute(query);
    return rows.map((row) => row.it);
  }
  const found = await Promise.all(
    (await tableNames(database)).map(async (table) => {
      const { rows } = await sql<{ it: string }>`
        select "from" as it from pragma_foreign_key_list(${table}) where "table" = 'member'`.execute(query);
      return rows.map((row) => `${table}.${row.it}`);
    }),
  );
  return found.flat();
}
