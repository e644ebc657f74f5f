import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** What a statement reads and changes, as SQLite itself says: what it triggers and cascades to is among it. */
export interface Touched {
  readonly reads: readonly Table[];
  readonly changes: readonly Table[];
}

/** A table by the moment at which it was last changed. */
interface Table {
  changedAt: number;
}

interface Remembered {
  readonly rows: unknown[];
  readonly reads: readonly Table[];
  readonly at: number;
}

/** So many rows are remembered in all, an answer without rows as one, and a row or a question with a long value as several. */
const MOST_ROWS = 8000;
/** The letters of a row that is one. */
const ROW_LETTERS = 400;

const READING: ReadonlySet<number> = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_RECURSIVE,
  constants.SQLITE_TRANSACTION,
  constants.SQLITE_SAVEPOINT,
  constants.SQLITE_PRAGMA,
]);
const CHANGING: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

/**
 * Rows that were read of a file and hold until one of their tables is changed: by this connection, which tells of each
 * statement that it runs, or by any other, of whose commits SQLite keeps count. Inside a transaction only what
 * `isStored` says may be remembered, since the rest may be taken back.
 */
export function rememberRows(file: DatabaseSync) {
  const tables = new Map<string, Table>();
  const all: Table = { changedAt: 0 };
  const kept = new LRUCache<string, Remembered>({ maxSize: MOST_ROWS, sizeCalculation: weightOf });
  /** What a statement is known by: its text is as long as all that is remembered of one who asks. */
  const numbers = new Map<string, number>();
  const others = commitsOfOthers(file);
  let moment = 0;
  /** The moment at which the newest transaction began. */
  let began = 0;
  let noting: { reads: Set<Table>; changes: Set<Table> } | undefined;

  function tableOf(name: string | null): Table {
    const known = tables.get(name ?? '') ?? { changedAt: moment };
    tables.set(name ?? '', known);
    return known;
  }

  file.setAuthorizer((action, name) => {
    if (action === constants.SQLITE_READ) noting?.reads.add(tableOf(name));
    else if (CHANGING.has(action)) noting?.changes.add(tableOf(name));
    else if (!READING.has(action)) noting?.changes.add(all);
    return constants.SQLITE_OK;
  });

  function keyOf(text: string, values: readonly unknown[]): string {
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) numbers.set(text, number);
    return `${number} ${JSON.stringify(values)}`;
  }

  const areAsAt = (reads: readonly Table[], at: number) =>
    all.changedAt <= at && reads.every((table) => table.changedAt <= at);
  const noteOthers = () => {
    if (others.haveCommitted()) all.changedAt = ++moment;
  };

  return {
    /** Prepares a statement and notes what it touches. */
    prepare: (text: string): { statement: StatementSync; touched: Touched } => {
      noting = { reads: new Set(), changes: new Set() };
      try {
        const statement = file.prepare(text);
        return { statement, touched: { reads: [...noting.reads], changes: [...noting.changes] } };
      } finally {
        noting = undefined;
      }
    },
    /** Forgets what a statement changes. */
    ran: ({ changes }: Touched): void => {
      if (changes.length === 0) return;
      moment += 1;
      for (const table of changes) table.changedAt = moment;
    },
    /** What a statement answered with these values, as long as that still holds. */
    recall: (text: string, values: readonly unknown[]): unknown[] | undefined => {
      noteOthers();
      const found = kept.get(keyOf(text, values));
      return found && areAsAt(found.reads, found.at) ? found.rows : undefined;
    },
    /** A transaction has begun: until it ends nobody else can commit. */
    begins: (): void => {
      others.askAnew();
      noteOthers();
      began = moment;
    },
    /** Whether the open transaction has changed nothing of what a statement reads. */
    isStored: ({ reads }: Touched): boolean => areAsAt(reads, began),
    /** Remembers what a statement has answered. Nobody may change it any more. */
    keep: (text: string, values: readonly unknown[], { reads }: Touched, rows: unknown[]): unknown[] => {
      for (const row of rows) Object.freeze(row);
      Object.freeze(rows);
      kept.set(keyOf(text, values), { rows, reads, at: moment });
      return rows;
    },
  };
}

function weightOf({ rows }: Remembered, key: string): number {
  let letters = key.length;
  for (const row of rows) {
    for (const value of Object.values(row as object)) if (typeof value === 'string') letters += value.length;
  }
  return rows.length + 1 + Math.floor(letters / ROW_LETTERS);
}

/** Asks at most once in a turn of the event loop: what arrives in one turn has no order among others. */
function commitsOfOthers(file: DatabaseSync) {
  const version = file.prepare('pragma data_version');
  version.setReturnArrays(true);
  const asked = () => (version.get() as unknown as [number])[0];
  let seen = asked();
  let isFresh = false;
  return {
    askAnew: (): void => {
      isFresh = false;
    },
    haveCommitted: (): boolean => {
      if (isFresh) return false;
      isFresh = true;
      setImmediate(() => {
        isFresh = false;
      });
      const before = seen;
      seen = asked();
      return seen !== before;
    },
  };
}
