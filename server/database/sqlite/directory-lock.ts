import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataDirectory, requireRights } from '../data-directory.ts';
import { isLocked } from '../engine.ts';

const LOCK = 'lock.sqlite';
const NOTE = 'holder.json';

/** A data directory that another process holds; the message names it. */
export class DirectoryHeldError extends Error {}

/**
 * Takes a data directory for this process alone. The lock is the operating system's, by an exclusive transaction
 * on a file of its own: it is gone with its process, however that ends, so there is no stale lock to clear.
 * @throws DirectoryHeldError when another process holds it, and what SQLite says where it cannot be taken at all
 */
export function holdDirectory(dataDir: string, purpose: string): { release: () => void } {
  makeDataDirectory(dataDir);
  requireRights(dataDir, [LOCK, NOTE]);
  const note = path.join(dataDir, NOTE);
  const lock = new DatabaseSync(path.join(dataDir, LOCK), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    // A full disk has no room for the lock either: nobody holds the directory then, whoever was the last to.
    if (!isLocked(error)) throw error;
    throw new DirectoryHeldError(`The data directory ${dataDir} is in use by ${holderOf(note)}.`);
  }
  const started = Temporal.Now.instant().toString({ smallestUnit: 'second' });
  writeFileSync(note, JSON.stringify({ pid: process.pid, purpose, started }), { mode: 0o600 });
  return { release: () => lock.close() };
}

function holderOf(note: string): string {
  try {
    const { pid, purpose, started } = JSON.parse(readFileSync(note, 'utf8')) as Record<string, unknown>;
    return `${purpose} (process ${pid}, since ${started})`;
  } catch {
    return 'another process';
  }
}
