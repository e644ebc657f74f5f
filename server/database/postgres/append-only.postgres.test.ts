import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestDatabase();
});
afterAll(() => made.drop());

test.each(['audit', 'audit_seal', 'leave_ledger', 'punch', 'punch_flag'])(
  '%s is not emptied at once',
  async (table) => {
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(made.database.query)).rejects.toThrow('append-only');
  },
);
