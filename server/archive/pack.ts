import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { create, extract, list } from 'tar';
import { bySetting } from '../by-setting.ts';
import { ConfigError } from '../config.ts';
import { makeStagingAmong } from './staging.ts';

/** Hidden, as long as it is not whole, beside where it goes: only there it can be given its name at once. */
const STAGING = '.muster-backup-';

/** Packs what `fill` puts into an empty folder into one file, which appears whole or not at all. */
export async function pack(file: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already; a backup replaces nothing.`);
  const beside = path.dirname(file);
  const staging = await bySetting(`No backup can be made in ${beside}`, () => makeStagingAmong(beside, STAGING));
  try {
    await bySetting(`${file} could not be made`, async () => {
      const folder = path.join(staging.folder, 'data');
      mkdirSync(folder, { mode: 0o700 });
      await fill(folder);
      const archive = path.join(staging.folder, 'archive');
      await create({ file: archive, cwd: folder, gzip: true, portable: true, strict: true }, readdirSync(folder));
      chmodSync(archive, 0o600);
      await syncToDisk(archive);
      renameSync(archive, file);
    });
  } finally {
    staging.drop();
  }
}

/** Unpacks only files and folders, none outside the folder (links are not in our backups). */
export const unpack = (file: string, folder: string): Promise<void> =>
  reading(file, () =>
    extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_path, entry) => 'type' in entry && ['File', 'OldFile', 'Directory', 'GNUDumpDir'].includes(entry.type),
    }),
  );

/** Reads a backup to its end. @returns how much is in it, bytes */
export async function sizeOfContent(file: string): Promise<number> {
  let size = 0;
  const onReadEntry = (entry: { size: number }) => {
    size += entry.size;
  };
  await reading(file, () => list({ file, strict: true, onReadEntry }));
  return size;
}

/** Before anything is made for it: a name that was typed wrong must leave nothing behind. */
export function requireFile(file: string): void {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`);
}

async function reading(file: string, read: () => Promise<void>): Promise<void> {
  requireFile(file);
  try {
    await read();
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(
      isOfSystem(error) ? `${file} cannot be restored: ${message}.` : `${file} is no backup of Muster (${message}).`,
    );
  }
}

/** A file that may not be read and a disk that is full say nothing of what is in the backup. */
const isOfSystem = (error: unknown) => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== 'EISDIR';
};

export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
