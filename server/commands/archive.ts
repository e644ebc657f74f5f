import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { ConfigError } from '../config.ts';
import { SQLITE_FILE } from '../database/sqlite.ts';
import { copySqlite, problemOfSqlite } from '../database/sqlite-copy.ts';

/** What belongs to the running process and not to the data: the live database, copied apart, and the lock. */
const LIVE = /^(muster\.sqlite.*|lock\.sqlite.*|holder\.json)$/;

/**
 * Packs a consistent copy of a data directory into one file, whether or not a server runs on it. The file appears
 * whole or not at all.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(path.join(dataDir, SQLITE_FILE))) {
    throw new ConfigError(`DATA_DIR is wrong: there is no Muster database in ${dataDir}.`);
  }
  if (existsSync(file)) throw new ConfigError(`${file} is there already; a backup replaces nothing.`);
  if (!path.relative(dataDir, file).startsWith('..')) {
    throw new ConfigError('Keep backups outside DATA_DIR, which is what they are for.');
  }
  const staging = mkdtempSync(path.join(path.dirname(file), '.muster-backup-'));
  try {
    const copy = path.join(staging, 'data');
    mkdirSync(copy, { mode: 0o700 });
    copySqlite(path.join(dataDir, SQLITE_FILE), path.join(copy, SQLITE_FILE));
    for (const name of readdirSync(dataDir).filter((it) => !LIVE.test(it))) {
      cpSync(path.join(dataDir, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
    }
    const archive = path.join(staging, 'archive');
    await create({ file: archive, cwd: copy, gzip: true, portable: true, strict: true }, readdirSync(copy));
    chmodSync(archive, 0o600);
    await syncToDisk(archive);
    renameSync(archive, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Unpacks a backup into an empty data directory, once its database is found whole. */
export async function restore(file: string, dataDir: string): Promise<void> {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).length > 0) {
    throw new ConfigError(`DATA_DIR is wrong: ${dataDir} is not empty, and a restore replaces nothing.`);
  }
  const staging = mkdtempSync(path.join(dataDir, '.restoring-'));
  try {
    await unpack(file, staging);
    const problem = problemOfSqlite(path.join(staging, SQLITE_FILE));
    if (problem) throw new ConfigError(`${file} cannot be restored: ${problem}.`);
    await syncToDisk(path.join(staging, SQLITE_FILE));
    // The database last: a directory with a database is a whole one.
    const names = readdirSync(staging).toSorted((a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE));
    for (const name of names) renameSync(path.join(staging, name), path.join(dataDir, name));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Only files and folders, none outside the staging folder (links are not in our backups). */
async function unpack(file: string, staging: string): Promise<void> {
  try {
    await extract({
      file,
      cwd: staging,
      strict: true,
      preserveOwner: false,
      filter: (_path, entry) => 'type' in entry && ['File', 'OldFile', 'Directory', 'GNUDumpDir'].includes(entry.type),
    });
  } catch (error) {
    throw new ConfigError(`${file} is no backup of Muster (${(error as Error).message}).`);
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
