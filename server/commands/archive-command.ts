import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { runCommand } from '../process.ts';

const OWNER_ONLY = 0o077;

/** Runs a command that takes one file and works on the data directory. */
export const runArchiveCommand = (
  name: 'backup' | 'restore',
  work: (given: { file: string; dataDir: string }) => Promise<string>,
): Promise<void> =>
  runCommand(async () => {
    process.umask(OWNER_ONLY);
    const file = onlyFile(name);
    const { dataDir, databaseUrl } = readConfig(process.env);
    if (databaseUrl) {
      throw new ConfigError(
        'DATABASE_URL is set: PostgreSQL is backed up by pg_dump and restored by pg_restore, as docs/operations.md says.',
      );
    }
    console.log(await work({ file, dataDir }));
  });

function onlyFile(name: string): string {
  const usage = new ConfigError(`Say one file: npm run ${name} -- FILE`);
  try {
    const { positionals } = parseArgs({ allowPositionals: true, strict: true });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw usage;
    return path.resolve(process.env['INIT_CWD'] ?? '.', file);
  } catch {
    throw usage;
  }
}
