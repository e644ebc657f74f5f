import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a restore unpacks into, in the data directory, until all of it is in its place. */
export const RESTORING = '.restoring-';

/** The folder of a backup that holds a PostgreSQL database. */
export const POSTGRES_FOLDER = 'postgres';

export interface Staging {
  readonly folder: string;
  drop(): void;
}

/** So long nothing was written in what a killed process left; who works at one writes all the time, ms. */
const ABANDONED_MS = 3_600_000;

/** Makes a folder for what is not whole yet. It goes with this process at the latest, unless that is killed. */
export function makeStaging(within: string, prefix: string): Staging {
  const folder = mkdtempSync(path.join(within, prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  return {
    folder,
    drop: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Removes what killed processes left, which would fill the disk in time; what is another's to remove stays. */
export function dropAbandoned(within: string, prefix: string): void {
  for (const name of readdirSync(within).filter((it) => it.startsWith(prefix))) {
    const folder = path.join(within, name);
    try {
      if (Date.now() - lastWritten(folder) > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
    } catch {
      // It has gone meanwhile, or belongs to another account.
    }
  }
}

const lastWritten = (folder: string): number =>
  Math.max(
    ...['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (it) => statSync(path.join(folder, it)).mtimeMs,
    ),
  );
