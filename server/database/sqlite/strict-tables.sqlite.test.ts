import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';

/** A text in a column of numbers, which PostgreSQL refuses, SQLite refuses in strict tables alone. */
test('every table that a migration makes is a strict one', async () => {
  const { database, drop } = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite_%' and name <> 'migration'
  `.execute(database.query);
  await drop();
  expect(rows).toEqual([]);
});
