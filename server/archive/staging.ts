import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a restore unpacks into, in the data directory, until all of it is in its place. */
export const RESTORING = '.restoring-';

/** What a backup that is looked at is unpacked into, in the data directory, beside a server that may be at work there. */
export const VERIFYING = '.verifying-';

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

/**
 * The same where killed processes left what is not whole, which would fill the disk in time: that goes first; what is another's
 * to remove stays. The time is what the new folder is dated by, as is all that is there: the clock of a server whose folder
 * others use may be hours ahead. Where there is no room for the folder, this server's own clock has to do.
 */
export function makeStagingAmong(within: string, prefix: string): Staging {
  try {
    return beginStaging(within, prefix);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    dropAbandoned(within, prefix, Date.now());
    return beginStaging(within, prefix);
  }
}

function beginStaging(within: string, prefix: string): Staging {
  const own = makeStaging(within, prefix);
  dropAbandoned(within, prefix, statSync(own.folder).mtimeMs);
  return own;
}

function dropAbandoned(within: string, prefix: string, now: number): void {
  for (const name of readdirSync(within).filter((it) => it.startsWith(prefix))) {
    const folder = path.join(within, name);
    try {
      if (now - lastWritten(folder) > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
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
