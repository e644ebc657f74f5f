import { constants } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { runCommand } from './process.ts';

const OWNER_ONLY = 0o077;
/** A shell says so of what a signal has ended. */
const OF_SIGNALS = 128;

/** Runs a command that takes one file and works on the database and the data directory. */
export const runArchiveCommand = (
  name: 'backup' | 'backup:verify' | 'restore',
  work: (config: Config, file: string) => Promise<string>,
): Promise<void> =>
  runCommand(async () => {
    process.umask(OWNER_ONLY);
    leaveNothingWhenStopped();
    const file = onlyFile(name);
    console.log(await work(readConfig(process.env), file));
  });

/** By itself a signal ends a process where it stands; what is not whole yet is removed at an exit. */
function leaveNothingWhenStopped(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error('Stopped before it was done.');
      process.exit(OF_SIGNALS + constants.signals[signal]);
    });
  }
}

/** What a backup is made of, or put into, as the operator knows it. */
export const placeOf = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl ? `the database of DATABASE_URL and ${dataDir}` : dataDir;

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
