import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { POSTGRES_FOLDER, RESTORING } from './staging.ts';

/** What a restore that is under way, or was killed, has in a data directory. */
export function leftByRestore(dataDir: string): string | undefined {
  const left = existsSync(dataDir) ? readdirSync(dataDir).find((it) => it.startsWith(RESTORING)) : undefined;
  return left && path.join(dataDir, left);
}

/**
 * Puts in its place what a restore had not yet when it was killed; the database comes all at once, and so says whether there
 * is anything to finish.
 * @param isThere whether the database is there and is the one of the restore with this name, and not one that somebody had before
 * @throws ConfigError where the database is not there: what a restore left is no company to begin a new one beside
 */
export async function finishRestore(
  dataDir: string,
  isThere: (restore: string) => boolean | Promise<boolean>,
): Promise<void> {
  const left = leftByRestore(dataDir);
  if (!left) return;
  if (!(await isThere(path.basename(left)))) {
    throw new ConfigError(
      `DATA_DIR is wrong: a restore is under way, or was killed and left ${left}. If it was killed, empty ${dataDir} and restore again.`,
    );
  }
  rmSync(path.join(left, POSTGRES_FOLDER), { recursive: true, force: true });
  moveAll(left, dataDir);
  rmSync(left, { recursive: true });
}

/** Moves all that is not there already, in an order. */
export function moveAll(from: string, to: string, order: (a: string, b: string) => number = () => 0): void {
  for (const name of readdirSync(from).toSorted(order)) {
    const target = path.join(to, name);
    if (!existsSync(target)) renameSync(path.join(from, name), target);
  }
}
