import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { ConfigError } from '../config.ts';

/** Packs what `fill` puts into an empty folder into one file, which appears whole or not at all. */
export async function pack(file: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already; a backup replaces nothing.`);
  const staging = mkdtempSync(path.join(path.dirname(file), '.muster-backup-'));
  try {
    const folder = path.join(staging, 'data');
    mkdirSync(folder, { mode: 0o700 });
    await fill(folder);
    const archive = path.join(staging, 'archive');
    await create({ file: archive, cwd: folder, gzip: true, portable: true, strict: true }, readdirSync(folder));
    chmodSync(archive, 0o600);
    await syncToDisk(archive);
    renameSync(archive, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Unpacks only files and folders, none outside the folder (links are not in our backups). */
export async function unpack(file: string, folder: string): Promise<void> {
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_path, entry) => 'type' in entry && ['File', 'OldFile', 'Directory', 'GNUDumpDir'].includes(entry.type),
    });
  } catch (error) {
    throw new ConfigError(`${file} is no backup of Muster (${(error as Error).message}).`);
  }
}

export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
