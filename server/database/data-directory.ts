import { mkdirSync, statSync } from 'node:fs';
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
