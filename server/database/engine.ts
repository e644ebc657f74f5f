import type { Expression, Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import { SqliteAdapter, sql } from 'kysely';
import type { Signals } from './signals.ts';

/** The tables of the product: `records/tables.ts` puts them here. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface Tables {}

/** On which of the two; in what their statements differ is said here. */
export type EngineName = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: EngineName;
  readonly query: Kysely<Tables>;
  /** What the servers of this database tell each other. */
  readonly signals: Signals;
  /** Runs work in one write transaction (immediate on SQLite), again when the engine asks for it. */
  write<T>(work: (trx: Write) => Promise<T>): Promise<T>;
  /** Runs work on one connection that no time limit ends, for what may take long: migrations. */
  unhurried<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  readonly vitals: Vitals;
  /** Resolves when the database answers, throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How much there is to do for a database, for whoever watches. */
export interface Vitals {
  /** Its connections: how many work, how many rest, and how many wait for one. */
  pools(): readonly Pool[];
  /** How long the longest waiting write has waited to be begun, ms. */
  behindMs(): number;
  /** How long nothing has moved of the writes that are under way, while no other could be begun beside them, ms. */
  stuckMs(): number;
  /** Has each commit that writes share told with how many there were; PostgreSQL's are each of one. */
  onCommit(listener: (writes: number) => void): void;
}

export interface Pool {
  readonly name: string;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A transaction that knows its engine. */
export type Write = Transaction<Tables> & {
  readonly engine: EngineName;
  /** Has something done once everything is stored, and never if it is not; such work must not fail. */
  afterCommit(work: () => void): void;
  /** Waits for rows that others may hold, as one of a bounded number. */
  waitFor<T>(rows: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Notes whose days may be others once everything is stored: whoever watches them looks again. */
  concerns(memberIds: readonly number[]): void;
  /**
   * Stores the last there is to store: the commit goes out with it, without waiting for its answers. `work` makes all of
   * its statements at once, none out of another's answer, and nothing is asked afterwards.
   */
  last<T>(work: () => Promise<T>): Promise<T>;
  /** Makes `last` nothing special: what joins this transaction is not the last of it. */
  goesOn(): void;
  /**
   * Stores all of it only if something is so at the very end, where the engine tells that by itself: the question goes out
   * with the commit, and what it is refused with there takes the commit back. Where nobody else can write meanwhile it is
   * asked at once. The question fails where it is not so.
   */
  onlyIf(isSo: () => Promise<void>): Promise<void> | undefined;
};

/** A transaction of one engine's making, and what is to be done once it is stored. */
export interface Begun {
  readonly trx: Write;
  committed(): void;
}

/** Gives a transaction what every one has, and notes what its work leaves for afterwards. */
export function begun(
  { engine, signals }: Pick<Database, 'engine' | 'signals'>,
  bare: Transaction<Tables>,
  own: Pick<Write, 'waitFor' | 'last' | 'goesOn' | 'onlyIf'>,
): Begun {
  const afterwards: (() => void)[] = [];
  const concerned = new Set<number>();
  const told: Omit<Write, keyof Transaction<Tables>> = {
    engine,
    ...own,
    afterCommit: (later) => void afterwards.push(later),
    concerns: (memberIds) => {
      for (const id of memberIds) concerned.add(id);
    },
  };
  return {
    trx: Object.assign(bare, told),
    committed: () => {
      for (const later of afterwards) later();
      if (concerned.size > 0) signals.send('days', [...concerned]);
    },
  };
}

/** Anything that can read: the database itself or a transaction. */
export type Read = Pick<
  Kysely<Tables>,
  | 'selectFrom'
  | 'selectNoFrom'
  | 'with'
  | 'withRecursive'
  | 'fn'
  | 'case'
  | 'dynamic'
  | 'executeQuery'
  | 'getExecutor'
  | 'isTransaction'
>;

/** Anything that can write: the database itself, for a statement that stands alone, or a transaction. */
export type Writable = Kysely<Tables>;

/** Whether an error is a broken uniqueness, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

const SQLITE_BUSY = 5;

/** Whether SQLite refused since somebody else holds the file. */
export function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}

/** Whether an error is a row that names another one which is not there, or no longer, on either engine. */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23503' || errcode === 787;
}

/** Whether an error is a table that the schema has not, on either engine. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '42P01' || String(message).startsWith('no such table');
}

/**
 * Text that is ordered by its bytes and whose case matters by the letters A to Z alone, as SQLite does. PostgreSQL
 * would otherwise follow the language of its cluster, and the two would answer differently.
 */
export function byBytes(engine: EngineName, text: Expression<unknown>): Expression<unknown> {
  return engine === 'sqlite' ? text : sql`${text} collate "C"`;
}

/** Whether a text is like a pattern. The case of A to Z does not matter, on either engine. */
export function isLike(engine: EngineName, text: Expression<unknown>, pattern: unknown): Expression<SqlBool> {
  // SQLite's own comparison, which is twice as fast there as lowering every text first. Cast, or SQLite would look at each
  // pattern for how to find what begins like it, and plan the statement anew for each.
  if (engine === 'sqlite') return sql<SqlBool>`${text} like cast(${pattern} as text) escape '\\'`;
  const lower = (it: unknown) => sql`lower(${byBytes(engine, sql`cast(${it} as text)`)})`;
  return sql<SqlBool>`${lower(text)} like ${lower(pattern)} escape '\\'`;
}

/** Whether one of some columns is like a pattern, as `isLike` says. */
export function anyIsLike(engine: EngineName, columns: readonly string[], pattern: unknown): Expression<SqlBool> {
  const alike = columns.map((it) => isLike(engine, sql.ref(it), pattern));
  return sql<SqlBool>`(${sql.join(alike, sql` or `)})`;
}

/** Words for a pattern, in which `%` and `_` stand for themselves. */
export const escapedForLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** The pattern of all that contains some words. */
export const containing = (words: string): string => `%${escapedForLike(words)}%`;

/** The engine that a database or a transaction reads from. */
export const engineOf = (db: Read): EngineName =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';

/**
 * Whether a number is among some that come as one text, which `listed` writes: the statement is the same for however
 * many there are, so that it is compiled and prepared once.
 */
export const isAmong = (engine: EngineName, column: string, list: unknown): Expression<SqlBool> =>
  engine === 'sqlite'
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<SqlBool>`${sql.ref(column)} = any (cast(${list} as integer[]))`;

export const listed = (engine: EngineName, ids: readonly number[]): string =>
  engine === 'sqlite' ? `[${ids.join()}]` : `{${ids.join()}}`;

const LISTED_TYPES = { text: sql`text`, integer: sql`integer`, day: sql`date` };

/**
 * The values of a list that comes as one JSON text, to be looked for by `in`: a statement that names thousands weighs a
 * megabyte, prepared.
 */
export const valuesOf = (engine: EngineName, kind: keyof typeof LISTED_TYPES, list: unknown): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`select value from json_each(${list})`
    : sql`select cast(value as ${LISTED_TYPES[kind]}) from jsonb_array_elements_text(cast(${list} as jsonb)) as it (value)`;

/** The rows of a group as one text, which `gatheredRows` reads; empty columns are left out, so they come last. */
export const gathered = (columns: readonly string[]): RawBuilder<string> =>
  sql<string>`string_agg(concat_ws(',', ${sql.join(columns.map((it) => sql.ref(it)))}), ';')`;

export const gatheredRows = (text: string): string[][] => text.split(';').map((it) => it.split(','));

/**
 * The one spelling of instants, from that of either engine: PostgreSQL writes `2026-11-20 18:35:06.6+00`, as the zone of
 * its sessions makes it. Cut by places, since a company's month has hundreds of thousands of them.
 */
export function instantText(value: string): string {
  if (value[10] === 'T') return value;
  const fraction = value.slice(20, value.indexOf('+', 19)).padEnd(3, '0');
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}
