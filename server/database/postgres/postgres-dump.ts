import { type Kysely, sql } from 'kysely';
import type { Tables } from '../engine.ts';

/** What a dump says of itself: the migrations that made its schema, its tables in an order that foreign keys allow, and where its counters stood. */
export interface DumpIndex {
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A whole database that is to be loaded. */
export interface Dump extends Disposable {
  readonly index: DumpIndex;
  /** The rows of a table as lines of JSON. */
  readonly linesOf: (table: string) => AsyncIterable<string> | Iterable<string>;
}

type Connection = Kysely<Tables>;

/** Rows that are asked for at once; of tables that keep files few, which are large. */
const ROWS = 1000;
const LARGE_ROWS = 8;

/**
 * Reads a whole schema as it is committed at one moment, whoever goes on writing: each table as lines of JSON, one a
 * row. `keep` is given them table by table and reads them to their end. Needs a connection of its own.
 */
export async function dumpPostgres(
  db: Connection,
  keep: (table: string, lines: AsyncIterable<string>) => Promise<void>,
): Promise<DumpIndex> {
  await sql`begin isolation level repeatable read read only`.execute(db);
  try {
    const tables = await tablesInOrder(db);
    const { rows: migrations } = await sql<{ name: string; checksum: string }>`
      select name, checksum from migration order by name`.execute(db);
    const kept: { name: string; rows: number }[] = [];
    for (const { name, large } of tables) {
      let rows = 0;
      const counted = async function* () {
        for await (const line of rowsOf(db, name, large ? LARGE_ROWS : ROWS)) {
          rows += 1;
          yield line;
        }
      };
      await keep(name, counted());
      kept.push({ name, rows });
    }
    return { migrations, tables: kept, counters: await countersOf(db) };
  } finally {
    // On a connection that is lost it fails as well, and would be told in place of why.
    await sql`rollback`.execute(db).catch(() => {});
  }
}

async function* rowsOf(db: Connection, table: string, atOnce: number): AsyncGenerator<string> {
  await sql`declare row_by_row no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from row_by_row`.execute(db);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close row_by_row`.execute(db);
}

interface TableOf {
  readonly name: string;
  readonly large: boolean;
  readonly needs: readonly string[];
}

/** Every table after those that it refers to. */
async function tablesInOrder(db: Connection): Promise<readonly TableOf[]> {
  const { rows: waiting } = await sql<TableOf>`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as large,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  const ordered: TableOf[] = [];
  const done = new Set<string>();
  while (ordered.length < waiting.length) {
    const ready = waiting.filter((it) => !done.has(it.name) && it.needs.every((name) => done.has(name)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of ready) {
      ordered.push(table);
      done.add(table.name);
    }
  }
  return ordered;
}

async function countersOf(db: Connection): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map((it) => [it.name, Number(it.last)]));
}

/** Changes what was loaded, in the same transaction. */
export async function changePostgres(db: Connection, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

/** Says in the database from which restore its rows are: there as soon as they are, and not before. */
export async function signPostgres(db: Connection, restore: string): Promise<void> {
  await sql`comment on table migration is ${sql.lit(restore)}`.execute(db);
}

/** The restore that a database says its rows are from; undefined where it says none. */
export async function restoreOfPostgres(db: Connection): Promise<string | undefined> {
  const { rows } = await sql<{ restore: string | null }>`
    select obj_description(to_regclass('migration'), 'pg_class') as restore`.execute(db);
  return rows[0]?.restore ?? undefined;
}

/** Whether the schema that the connection works in has nothing in it. */
export async function isEmptyPostgres(db: Connection): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Puts the rows of a dump into the tables that its own migrations have just made, within the transaction that the
 * connection is in; the database's own keys and checks hold for each.
 * @returns what was wrong, undefined when nothing was
 */
export async function loadPostgres(
  db: Connection,
  { index, linesOf }: Pick<Dump, 'index' | 'linesOf'>,
): Promise<string | undefined> {
  const all = await tablesInOrder(db);
  const rowsOf = new Map(index.tables.map((it) => [it.name, it.rows]));
  const other = all.find((it) => !rowsOf.has(it.name));
  if (other) return `it has nothing of the table ${other.name}`;
  const unknown = index.tables.find((it) => !all.some((table) => table.name === it.name));
  if (unknown) return `this Muster has no table ${unknown.name}`;
  // What the migrations themselves put in is in the dump as well. What is append-only is empty yet.
  for (const { name } of all.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
  const within = await referringWithin(db);
  for (const { table, name } of within) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      db,
    );
  }
  for (const table of all) {
    const loaded = await loadTable(db, table, linesOf(table.name));
    const rows = rowsOf.get(table.name);
    if (loaded !== rows) return `its table ${table.name} has ${loaded} rows of ${rows}`;
  }
  await sql`set constraints all immediate`.execute(db);
  for (const { table, name } of within) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(db);
  }
  for (const [counter, last] of Object.entries(index.counters)) {
    await sql`select setval(${counter}::regclass, ${last})`.execute(db);
  }
  // Else what is asked first is planned as if all tables were empty, until the server looks at them by itself.
  await sql`analyze ${sql.join(all.map(({ name }) => sql.table(name)))}`.execute(db);
  return undefined;
}

/** Keys of rows to others of their own table, which may come many rows later: they are looked at once all are there. */
async function referringWithin(db: Connection): Promise<readonly { table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = k.conrelid and c.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

async function loadTable(
  db: Connection,
  { name, large }: TableOf,
  lines: ReturnType<Dump['linesOf']>,
): Promise<number> {
  let [rows, batch]: [number, string[]] = [0, []];
  const store = async () => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.table(name)} overriding system value
      select * from json_populate_recordset(null::${sql.table(name)}, ${`[${batch.join(',')}]`}::json)`.execute(db);
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (line === '') continue;
    batch.push(line);
    if (batch.length === (large ? LARGE_ROWS : ROWS)) await store();
  }
  await store();
  return rows;
}

/** Does work in one transaction of a connection: all of it is stored, or nothing. */
export async function wholeOrNothing(db: Connection, work: () => Promise<void>): Promise<void> {
  await sql`begin`.execute(db);
  try {
    await work();
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}
