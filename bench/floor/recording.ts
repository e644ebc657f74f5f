import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database } from '@muster/server/database/engine.ts';
import pg from 'pg';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Notes every statement that reaches the drivers while `work` runs, so that the floor runs what Muster runs, word
 * for word, whatever Muster comes to run.
 */
export async function recordStatements(engine: Database['engine'], work: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = [];
  const restore = engine === 'sqlite' ? noteSqlite(noted) : notePostgres(noted);
  try {
    await work();
  } finally {
    restore();
  }
  return noted;
}

/** What `open` executes on a SQLite file as it opens it: the settings of its journal and its syncs. */
export function recordSettings<T>(open: () => T): { opened: T; settings: string[] } {
  const settings: string[] = [];
  const original = DatabaseSync.prototype.exec;
  DatabaseSync.prototype.exec = function (this: DatabaseSync, text) {
    settings.push(text);
    return original.call(this, text);
  };
  try {
    return { opened: open(), settings };
  } finally {
    DatabaseSync.prototype.exec = original;
  }
}

function noteSqlite(noted: Statement[]): () => void {
  const probe = new DatabaseSync(':memory:');
  const prototype = Object.getPrototypeOf(probe.prepare('select 1')) as StatementSync;
  probe.close();
  const originals = { all: prototype.all, get: prototype.get, run: prototype.run, iterate: prototype.iterate };
  for (const [name, original] of Object.entries(originals)) {
    const noting = function (this: StatementSync, ...parameters: unknown[]) {
      noted.push({ sql: this.sourceSQL, parameters });
      return Reflect.apply(original, this, parameters);
    };
    Object.assign(prototype, { [name]: noting });
  }
  return () => void Object.assign(prototype, originals);
}

type Query = (this: pg.Client, query: unknown, values?: unknown, ...rest: unknown[]) => unknown;

function notePostgres(noted: Statement[]): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (query, values, ...rest) {
    const { text, values: own } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
    // What one server tells the others goes out a while after the answer, and is of no request.
    if (!text.includes('pg_notify'))
      noted.push({ sql: text, parameters: own ?? (Array.isArray(values) ? values : []) });
    return original.call(this, query, values, ...rest);
  };
  return () => {
    prototype.query = original;
  };
}
