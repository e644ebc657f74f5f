import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/**
 * Makes a data directory that its account alone may enter, with the folders above it that are missing: one by one, since
 * `mkdirSync` by itself never comes back from a place like `/proc` in which nothing can be made.
 * @throws what the system says when that cannot be done
 */
export function makeDataDirectory(dataDir: string): void {
  const above = path.dirname(dataDir);
  if (above !== dataDir && !isThere(above)) makeDataDirectory(above);
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    // It was there before, or another starter has just made it.
    if (!isThere(dataDir)) throw error;
  }
}

const isThere = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Sees that this process may use files of a data directory, and make those that are missing: SQLite says of either only that
 * it cannot open its file.
 * @throws what is not allowed of which of them, and to whom
 */
export function requireRights(dataDir: string, names: readonly string[]): void {
  requireRight(dataDir, constants.W_OK | constants.X_OK, 'write into this folder');
  for (const it of names.map((name) => path.join(dataDir, name)).filter((file) => existsSync(file))) {
    requireRight(it, constants.R_OK | constants.W_OK, `read and write ${path.basename(it)} in it`);
  }
}

function requireRight(place: string, right: number, words: string): void {
  try {
    accessSync(place, right);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    throw Object.assign(new Error(`${account()} may not ${words}`, { cause: error }), { code });
  }
}

/** In a container an account may have no name. */
function account(): string {
  const number = process.getuid?.();
  try {
    return `the account ${userInfo().username} (${number})`;
  } catch {
    return `the account with number ${number}`;
  }
}
