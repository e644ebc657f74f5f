import { openExisting } from '../archive/existing-database.ts';
import { ConfigError, readConfig } from '../config.ts';
import { requireUpToDate } from '../database/migrate.ts';
import { NoAdministratorError, resetAdministrator } from '../features/session/reset-administrator.ts';
import { runCommand } from './process.ts';

/** `npm run reset-administrator -- CODE`: a one-time link for an administrator who is locked out. */
await runCommand(async () => {
  const [code, ...more] = process.argv.slice(2);
  if (!code || more.length > 0) throw new ConfigError('Say one code: npm run reset-administrator -- CODE');
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    await requireUpToDate(database);
    const link = await resetAdministrator(database, config.publicUrl, code.toUpperCase(), Temporal.Now.instant());
    console.log(`Open this within the hour, once, to set a new password for ${code.toUpperCase()}:\n  ${link}`);
  } catch (error) {
    throw error instanceof NoAdministratorError ? new ConfigError(error.message) : error;
  } finally {
    await database.close();
  }
});
