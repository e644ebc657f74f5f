import { runCommand } from '../../commands/process.ts';
import { readConfig } from '../../config.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { openDatabase } from '../../database/open.ts';

/** One starter among several. With HANG it stops for ever where the first step is done and not yet recorded. */
await runCommand(async () => {
  const database = await openDatabase(readConfig(process.env), () => {});
  const hanging = migrations.map(({ name, up }) => ({
    name,
    up: async (...given: Parameters<typeof up>) => {
      await up(...given);
      console.log('halfway');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    },
  }));
  await migrate(database, process.env['HANG'] ? hanging : migrations);
  await database.close();
  console.log('migrated');
});
