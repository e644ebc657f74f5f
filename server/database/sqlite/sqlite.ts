import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Ask, answerDirectly, answerInProcess, type InProcess } from '../compiled-once.ts';
import { makeDataDirectory, requireRights } from '../data-directory.ts';
import { begun, type Database, type Tables, type Write } from '../engine.ts';
import { onConnections } from '../on-connection.ts';
import { localSignals } from '../signals.ts';
import { type Ground, groupCommits } from './group-commit.ts';
import { PlannedOnceDialect } from './planned-once.ts';
import { rememberRows, type Touched } from './remembered-rows.ts';
import { watchForDamage } from './sqlite-damage.ts';

export const SQLITE_FILE = 'muster.sqlite';

/** While SQLite itself waits for who else has the file, this process does nothing at all, ms. */
const BUSY_MS = 20;
/** Before there is anybody to answer it may. */
const UNHURRIED_MS = 5000;
/**
 * Opens (or makes) the embedded database of a data directory, with the settings of docs/operations.md. The page cache
 * is small: the system's own holds the file as well, and the server's memory is bounded. Where nothing is remembered every
 * question reaches the file, as whoever records them wants it.
 */
export function openSqlite(dataDir: string, { onlyReads = false, remembers = true } = {}): Database {
  makeDataDirectory(dataDir);
  requireRights(dataDir, [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]);
  const file = new DatabaseSync(path.join(dataDir, SQLITE_FILE), { timeout: UNHURRIED_MS });
  file.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma mmap_size = 0;
    pragma cache_size = -4000;
    pragma temp_store = memory;
  `);
  const damage = watchForDamage();
  file.exec(`pragma busy_timeout = ${BUSY_MS}`);
  if (onlyReads) file.exec('pragma query_only = on');
  const memory = rememberRows(file);
  const statements = cachingStatements(file, memory, damage.run);
  const query = new Kysely<Tables>({ dialect: new PlannedOnceDialect({ database: statements }) });
  const run: InProcess['run'] = (text, parameters) => {
    const statement = statements.prepare(text);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  };
  const rowsOf = (text: string, parameters: readonly unknown[]): unknown[] => {
    const known = memory.recall(text, parameters);
    if (known) return known;
    const statement = statements.prepare(text);
    const rows = statement.all(parameters);
    const isOpenChange = file.isTransaction && !memory.isStored(statement.touched);
    return isOpenChange ? rows : memory.keep(text, parameters, statement.touched, rows);
  };
  const recall: InProcess['recall'] = (text, parameters) => {
    if (!remembers) return undefined;
    return file.isTransaction ? memory.recall(text, parameters) : rowsOf(text, parameters);
  };
  const ask: Ask = (text, parameters, isRemembered) =>
    isRemembered && remembers ? rowsOf(text, parameters) : run(text, parameters);
  answerInProcess(query, { inTransaction: () => file.isTransaction, run, recall });
  const opened = { engine: 'sqlite', query, signals: localSignals() } as const;
  const commits = groupCommits({
    alone: (work) => query.getExecutor().provideConnection(work),
    run: (statement) => void run(statement, []),
    isOpen: () => file.isTransaction,
    part: partsOf(opened, ask),
  });
  return {
    ...opened,
    vitals: {
      pools: () => {
        const busy = commits.isStoring() ? 1 : 0;
        return [{ name: 'writers', busy, idle: 1 - busy, waiting: commits.waiting() }];
      },
      behindMs: commits.behindMs,
      stuckMs: commits.stuckMs,
      onCommit: commits.onCommit,
    },
    write: async (work) => {
      damage.refuse();
      return commits.write(work);
    },
    unhurried: async (work) => {
      file.exec(`pragma busy_timeout = ${UNHURRIED_MS}`);
      try {
        return await query.connection().execute(work);
      } finally {
        file.exec(`pragma busy_timeout = ${BUSY_MS}`);
      }
    },
    ping: async () => {
      damage.refuse();
      file.prepare('select 1').get();
    },
    close: async () => {
      await commits.drained();
      await query.destroy();
    },
  };
}

/** Transactions that are parts of the one that the connection has open. */
function partsOf(opened: Pick<Database, 'engine' | 'query' | 'signals'>, ask: Ask): Ground['part'] {
  const onConnection = onConnections(opened.query);
  return (connection, moves) => {
    let isOver = false;
    const noteStatement = () => {
      if (isOver) throw new Error('A statement was made after the end of its transaction.');
      moves();
    };
    const bare = onConnection({
      executeQuery: async (statement) => {
        noteStatement();
        return connection.executeQuery(statement);
      },
      streamQuery: (...given) => {
        noteStatement();
        return connection.streamQuery(...given);
      },
    });
    answerDirectly(bare, (...asked) => {
      noteStatement();
      return ask(...asked);
    });
    return {
      ...begun(opened, bare, HERE),
      end: () => {
        isOver = true;
      },
    };
  };
}

/** Nobody else holds a row while one writes, and a commit makes no round trip. */
const HERE: Pick<Write, 'waitFor' | 'last' | 'goesOn' | 'onlyIf'> = {
  waitFor: (_rows, work) => work(),
  last: (work) => work(),
  goesOn: () => {},
  onlyIf: (isSo) => isSo(),
};

/** Runs what touches the file, and notes when the file is not what was written. */
type Watched = <T>(work: () => T) => T;

const CACHED_STATEMENTS = 500;

/**
 * node:sqlite as Kysely wants it: prepared statements are kept by their text (least recently used out), and
 * every transaction begins as a writer, since ours all read before they write.
 */
function cachingStatements(file: DatabaseSync, memory: Memory, watched: Watched): Statements {
  const cache = new LRUCache<string, KnownStatement>({ max: CACHED_STATEMENTS });
  const plain: Prepare = (text) =>
    asKyselyStatement(
      watched(() => memory.prepare(text)),
      memory,
      watched,
    );
  const own: Record<string, (() => KnownStatement) | undefined> = {
    begin: () => beginOf(plain, memory),
    rollback: () => rollbackOf(plain, file),
  };
  return {
    close: () => {
      cache.clear();
      file.close();
    },
    prepare: (text) => {
      const known = cache.get(text);
      if (known) return known;
      const statement = own[text]?.() ?? plain(text);
      cache.set(text, statement);
      return statement;
    },
  };
}

/** Begins as a writer; what others have stored until then is known. */
function beginOf(plain: Prepare, memory: Memory): KnownStatement {
  const statement = plain('begin immediate');
  const run: KnownStatement['run'] = (parameters) => {
    const done = statement.run(parameters);
    memory.begins();
    return done;
  };
  return { ...statement, run };
}

/** A full disk makes SQLite roll back by itself; a second time would be an error that hides what happened. */
function rollbackOf(plain: Prepare, file: DatabaseSync): KnownStatement {
  const statement = plain('rollback');
  return { ...statement, run: () => (file.isTransaction ? statement.run([]) : NOTHING_RUN) };
}

const NOTHING_RUN = { changes: 0, lastInsertRowid: 0 };

type Memory = ReturnType<typeof rememberRows>;
/** A statement that is kept, with the tables that it touches. */
interface KnownStatement extends SqliteStatement {
  readonly touched: Touched;
  all(parameters: readonly unknown[]): unknown[];
}
type Prepare = (text: string) => KnownStatement;
interface Statements extends SqliteDatabase {
  prepare(text: string): KnownStatement;
}

type Prepared = { readonly statement: StatementSync; readonly touched: Touched };

function asKyselyStatement({ statement, touched }: Prepared, memory: Memory, watched: Watched): KnownStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const names = statement.columns().map((it) => it.name);
  const asRow = rowMaker(names);
  statement.setReturnArrays(true);
  const run = <T>(work: () => T): T => {
    memory.ran(touched);
    return watched(work);
  };
  return {
    touched,
    reader: names.length > 0,
    all: (parameters) => run(() => statement.all(...values(parameters))).map(asRow),
    run: (parameters) => run(() => statement.run(...values(parameters))),
    iterate: (parameters) =>
      run(() => (statement.iterate(...values(parameters)) as IteratorObject<unknown>).map(asRow)),
  };
}

/**
 * Makes a row of its values. Objects that node:sqlite makes itself are slow to make and slower to print; one object
 * literal for a statement, written out as source text, takes a third off reading and answering a list.
 */
function rowMaker(names: readonly string[]): (values: unknown) => unknown {
  const fields = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  return new Function('values', `return { ${fields.join(', ')} };`) as (values: unknown) => unknown;
}
