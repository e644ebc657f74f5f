import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Tells that a database was made in a directory; where it is and the database is not, something was lost. */
export const MARKER = 'muster.id';

/** What may not be served as if nothing had happened. Has a code, as what the system refuses. */
class DamageError extends Error {
  readonly code = 'DAMAGED';
}

/** The largest file that is looked through at a start, bytes: a second or two. Larger ones the nightly backup reads. */
const LOOKED_THROUGH = 256 * 1024 * 1024;

/**
 * Refuses a directory whose database is gone or damaged, before anything is written into it, and leaves its marker
 * where one is sound (threats F21).
 * @throws DamageError with what was found and what to do
 */
export function requireSound(dataDir: string, file: string): void {
  const stored = path.join(dataDir, file);
  const marker = path.join(dataDir, MARKER);
  const bytes = existsSync(stored) ? statSync(stored).size : 0;
  if (bytes === 0) {
    if (!existsSync(marker)) return;
    throw new DamageError(
      `${file} is ${existsSync(stored) ? 'empty' : 'missing'}, though Muster kept its data here. Restore a backup into another directory, or remove ${MARKER} to begin anew`,
    );
  }
  if (bytes <= LOOKED_THROUGH) {
    const found = damageOf(stored);
    if (found) throw new DamageError(`${file} is damaged (${found}). Restore a backup into another directory`);
  }
}

/** Leaves the marker beside a database that is open. */
export function markDirectory(dataDir: string): void {
  const marker = path.join(dataDir, MARKER);
  if (!existsSync(marker)) writeFileSync(marker, `${crypto.randomUUID()}\n`, { mode: 0o600 });
}

function damageOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      const { quick_check: found } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
      return found === 'ok' ? undefined : found.split('\n').join(' ');
    } finally {
      database.close();
    }
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  }
}

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Whether SQLite has met a page that is not what was written. */
function isDamage(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff);
}

/** Remembers the first damage that anybody meets: from then on nothing may be written on top of it. */
export function watchForDamage() {
  let met: unknown;
  return {
    /** Runs what reads or writes. */
    run: <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        if (isDamage(error)) met ??= error;
        throw error;
      }
    },
    /** @throws what was met, if anything was */
    refuse: (): void => {
      if (met) throw met;
    },
  };
}
