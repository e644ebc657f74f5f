import { SettingError } from '../by-setting.ts';
import { ConfigError } from '../config.ts';
import { DirectoryHeldError } from '../database/directory-lock.ts';
import { MigrationError } from '../database/migrate.ts';
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
    const expected = [ConfigError, DirectoryHeldError, MigrationError, SettingError].some((it) => error instanceof it);
    console.error(expected || isRefusedBySystem(error) ? (error as Error).message : error);
    process.exit(1);
  }
}

const isRefusedBySystem = (error: unknown) =>
  ['EACCES', 'EROFS', 'ENOSPC', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '');
