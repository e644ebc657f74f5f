import { SettingError } from '../by-setting.ts';
import { ConfigError } from '../config.ts';
import { MigrationError } from '../database/migrate.ts';
import { DirectoryHeldError } from '../database/sqlite/directory-lock.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Running } from '../start.ts';

/** SIGTERM and SIGINT are told in the log, finish what is under way and exit with 0 within ten seconds after those for proxies. */
export function stopOnSignals(running: Running): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    running.deps.log.info({ signal }, 'stopping');
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Runs a command; what the operator can mend is one line, anything else keeps its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

function sentenceOf(error: unknown): string | undefined {
  const expected = [ConfigError, DirectoryHeldError, MigrationError, SettingError].some((it) => error instanceof it);
  if (expected || isRefusedBySystem(error)) return (error as Error).message;
  // One that was there at the start has gone meanwhile.
  return isUnavailable(error) ? `The database is out of reach or busy: ${(error as Error).message}.` : undefined;
}

const isRefusedBySystem = (error: unknown) =>
  ['EACCES', 'EROFS', 'ENOSPC', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '');
