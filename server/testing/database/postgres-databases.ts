import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../database/engine.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/postgres/postgres.ts';

/** A database in the tests' PostgreSQL. */
export interface CreatedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes a database of its own beside the one at `url`; migrated by a copy of one that is, in a tenth of the time. */
export async function createDatabase(url: string, migrated: boolean): Promise<CreatedDatabase> {
  const name = `muster_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = migrated ? templateName() : 'template1';
  await asAdministrator(url, async (client) => {
    const create = async () => client.query(`create database ${name} template ${template} ${await howToCopy(client)}`);
    await create().catch(async (error: { code?: string }) => {
      if (error.code !== NO_SUCH_DATABASE) throw error;
      await createTemplate(client, url);
      await create();
    });
  });
  const drop = () => asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`));
  return { url: urlOf(url, name), drop: async () => void (await drop()) };
}

const NO_SUCH_DATABASE = '3D000';

/**
 * By its files, where nobody waits for the disk: half as long as writing each page of the copy to the log as well.
 * PostgreSQL has the choice since 15.
 */
async function howToCopy(client: pg.Client): Promise<'' | 'strategy file_copy'> {
  const { rows } = await client.query<{ hasty: boolean }>(
    "select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as hasty",
  );
  return rows[0]?.hasty ? 'strategy file_copy' : '';
}

/** Tests in one process survive no power cut, and need not wait for the disk; real server processes do. */
export function hastily(url: string): string {
  const hasty = new URL(url);
  hasty.searchParams.set('options', '-c synchronous_commit=off -c jit=off');
  return hasty.href;
}

/**
 * Made by whoever needs it first, and named after the migrations that it went through: it stays for the next run, and
 * those of other migrations are in nobody's way.
 */
async function createTemplate(client: pg.Client, url: string): Promise<void> {
  const name = templateName();
  await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = '${name}'`);
    if (rowCount) return;
    const unready = `${name}_unready`;
    await client.query(`drop database if exists ${unready} with (force)`);
    await client.query(`create database ${unready}`);
    const database = openPostgres(hastily(urlOf(url, unready)), { poolSize: 1 });
    await migrate(database);
    await database.close();
    await client.query(`alter database ${unready} rename to ${name}`);
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('${name}'))`);
  }
}

let known: string | undefined;

function templateName(): string {
  if (known) return known;
  const folder = path.join(import.meta.dirname, '../../database/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  known = `muster_migrated_${hash.digest('hex').slice(0, 16)}`;
  return known;
}

/** Where a database of the tests that is open can be reached once more. */
export async function addressOf({ query }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query);
  return urlOf(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '');
}

function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
