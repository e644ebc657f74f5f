import { onTestFinished } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { openTestDatabase, runStatement } from './test-database.ts';

/** A database as it was before a migration, for what that makes of what is stored; dropped when the test is over. */
export async function beforeMigration(name: string) {
  const at = migrations.findIndex((it) => it.name === name);
  if (at < 0) throw new Error(`There is no migration ${name}.`);
  const { database, drop } = await openTestDatabase({ migrated: false });
  onTestFinished(drop);
  await migrate(database, migrations.slice(0, at));
  return {
    database,
    query: database.query,
    run: (statement: string) => runStatement(database, statement),
    /** Runs the migration and all that came after it, or only so many. */
    migrateOn: (count = migrations.length) => migrate(database, migrations.slice(0, at + count)),
  };
}
