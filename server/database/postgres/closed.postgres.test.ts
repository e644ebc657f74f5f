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
