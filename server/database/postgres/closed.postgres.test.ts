import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { isUnavailable } from '../unavailable.ts';
import { openPostgres } from './postgres.ts';

test('a PostgreSQL that lets nobody into the database, or has it no more, is unavailable', async () => {
  const made = await openTestDatabase({ migrated: false });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(made.database.query);
  const name = rows[0]?.name ?? '';
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const administrator = openPostgres(url.href);
  const refusalOf = async (database: string) => {
    const late = openPostgres(Object.assign(new URL(url), { pathname: `/${database}` }).href);
    try {
      return await sql`select 1`.execute(late.query).catch((error: unknown) => error);
    } finally {
      await late.close();
    }
  };
  try {
    await sql`alter database ${sql.id(name)} allow_connections false`.execute(administrator.query);
    const shut = await refusalOf(name);
    expect(shut).toMatchObject({ code: '55000' });
    const gone = await refusalOf(`${name}_gone`);
    expect(gone).toMatchObject({ code: '3D000' });
    expect([shut, gone].map(isUnavailable)).toEqual([true, true]);
  } finally {
    await sql`alter database ${sql.id(name)} allow_connections true`.execute(administrator.query);
    await administrator.close();
    await made.drop();
  }
});

test('a connection that PostgreSQL ends is told once, with nothing of what the driver keeps of it', async () => {
  const told: string[] = [];
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  const opened = openPostgres(url, { onError: (error) => void told.push(...Object.keys(error), error.message) });
  const other = openPostgres(url);
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(opened.query);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.query);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    // What comes after is asked on another connection.
    await sql`select 1`.execute(opened.query);
    expect(told.filter((it) => it.startsWith('terminating connection'))).toHaveLength(1);
    expect(told).not.toContain('client');
  } finally {
    await opened.close();
    await other.close();
  }
});
