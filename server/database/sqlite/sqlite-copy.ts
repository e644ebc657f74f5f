import { DatabaseSync } from 'node:sqlite';
import type { Made } from '../migrate.ts';

/**
 * Copies a database that others may be writing to into a new file: the copy is what was committed at one moment,
 * read in one transaction, and nobody waits for it.
 */
export function copySqlite(from: string, to: string): void {
  const source = new DatabaseSync(from, { timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

/** The migrations that a file of a whole Muster database has on record. */
export function migrationsOfSqlite(file: string): Made[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select name, checksum from migration order by name').all() as unknown as Made[];
  } finally {
    database.close();
  }
}

/** What is wrong with a file that should hold a whole Muster database; undefined when nothing is. */
export function problemOfSqlite(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const { integrity_check: found } = database.prepare('pragma integrity_check').get() as {
        integrity_check: string;
      };
      if (found !== 'ok') return `the database is damaged (${found})`;
      const dangling = database.prepare('pragma foreign_key_check').get();
      if (dangling) return 'the database is damaged (rows that refer to nothing)';
      database.prepare('select 1 from migration').get();
      return undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    return `there is no Muster database in it (${(error as Error).message})`;
  }
}

/** Changes a file of a whole Muster database that nobody else has open. */
export function changeSqlite(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(statement);
  } finally {
    database.close();
  }
}
