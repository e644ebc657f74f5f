import { type Compilable, type CompiledQuery, OperationNodeTransformer, type ValueNode } from 'kysely';
import type { Read, Writable } from './engine.ts';

/** Where a value goes, while a query is built without values. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const everyParameter: object = new Proxy({}, { get: (_target, name) => new Parameter(String(name)) });

/**
 * Writes what is the same each time into a statement. Where SQLite has looked at a value while it planned one, as at that of
 * a limit or one that tells whether an index has all that is asked for, it plans it anew each time that one is bound.
 */
class WithConstants extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Parameter ? node : { ...node, immediate: true };
  }
}
const withConstants = new WithConstants();

function compile<Row>(db: Read, query: Compilable<Row>): CompiledQuery<Row> {
  const compiled = query.compile();
  const executor = db.getExecutor();
  if (!inProcess.has(executor.adapter)) return compiled;
  return executor.compileQuery(withConstants.transformNode(compiled.query), compiled.queryId);
}

/**
 * A query on the path of every request. Building and compiling one costs more than running it, so that is done once
 * for each engine; each run only brings other values. `build` sees no value, only where it goes: what it makes must
 * not depend on them.
 */
export function compiledOnce<Values extends object, Row, Db extends Read = Read>(
  build: (db: Db, values: Values) => Compilable<Row>,
  isRemembered = false,
): (db: Db, values: Values) => Promise<Row[]> {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = known.get(adapter);
    if (!query) {
      query = compile(db, build(db, everyParameter as Values));
      known.set(adapter, query);
      if (!inProcess.has(adapter) && !names.has(query.sql)) names.set(query.sql, `muster_${names.size}`);
    }
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((it) => (it instanceof Parameter ? given[it.name] : it));
    const inside = inProcess.get(adapter);
    const ask = direct.get(db);
    if (ask) return ask(query.sql, parameters, isRemembered) as Row[] | Promise<Row[]>;
    const remembered = isRemembered && !db.isTransaction && inside?.recall(query.sql, parameters);
    if (remembered) return remembered as Row[];
    if (inside && (db.isTransaction || !inside.inTransaction())) return inside.run(query.sql, parameters) as Row[];
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/**
 * As `compiledOnce`, for what every request asks and few requests change: an engine inside this process remembers the rows
 * until one of their tables is changed. They are frozen.
 */
export const rememberedOnce = <Values extends object, Row, Db extends Read = Read>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => compiledOnce(build, true);

const names = new Map<string, string | undefined>();

/** What a server that keeps prepared statements may know a compiled query by; nothing for what was made for one use. */
export const nameOfCompiled = (text: string): string | undefined => names.get(text);

/** Has a compiled query go without its name from now on: the schema is another than when it was prepared. */
export const forgetName = (text: string): void => void names.set(text, undefined);

/** As `compiledOnce`, for a query that takes its columns from the values as well: it is built once for each set of them. */
export function compiledByColumns<Values extends object, Row, Db extends Read = Read>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const known = new Map<string, (db: Db, values: Values) => Promise<Row[]>>();
  return (db, values) => {
    const columns = Object.keys(values);
    const key = columns.join();
    const query =
      known.get(key) ?? compiledOnce<Values, Row, Db>((built) => build(built, parametersOf(columns) as Values));
    known.set(key, query);
    return query(db, values);
  };
}

const parametersOf = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [name, new Parameter(name)]));

/** Statements of more rows than this are rare, and each number of rows is another statement. */
const FEW_ROWS = 32;

/**
 * As `compiledOnce`, for a statement of some rows, all with the same columns in whatever order: it is built once for each
 * small number of them.
 */
export function compiledByRows<Values extends object, Row, Db extends Read = Writable>(
  build: (db: Db, rows: readonly Values[]) => Compilable<Row>,
): (db: Db, rows: readonly Values[]) => Promise<Row[]> {
  const known = new Map<number, (db: Db, values: readonly unknown[]) => Promise<Row[]>>();
  let columns: readonly (keyof Values)[] | undefined;
  return async (db, rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    if (rows.length > FEW_ROWS) return (await db.executeQuery(build(db, rows))).rows;
    columns ??= Object.keys(first) as (keyof Values)[];
    const names = columns;
    const rowAt = (values: readonly unknown[], row: number) =>
      Object.fromEntries(names.map((column, index) => [column, values[row * names.length + index]])) as Values;
    const query =
      known.get(rows.length) ??
      compiledOnce<readonly unknown[], Row, Db>((built, values) =>
        build(
          built,
          rows.map((_, row) => rowAt(values, row)),
        ),
      );
    known.set(rows.length, query);
    return query(
      db,
      rows.flatMap((row) => names.map((column) => row[column])),
    );
  };
}

/** An engine inside this process, on one connection. */
export interface InProcess {
  /** Whether somebody's transaction is open on the connection. */
  readonly inTransaction: () => boolean;
  readonly run: (text: string, parameters: readonly unknown[]) => unknown[];
  /** Rows that are remembered, or are from now on; nothing where that would have to wait for a transaction. */
  readonly recall: (text: string, parameters: readonly unknown[]) => unknown[] | undefined;
}

/** Answers a statement; `isRemembered` where its rows may be remembered ones. */
export type Ask = (
  text: string,
  parameters: readonly unknown[],
  isRemembered: boolean,
) => unknown[] | Promise<unknown[]>;

const direct = new WeakMap<Read, Ask>();

/** Lets compiled queries of a database or a transaction go to its driver without Kysely between, which has nothing to add. */
export const answerDirectly = (db: Read, ask: Ask): void => void direct.set(db, ask);

const inProcess = new WeakMap<object, InProcess>();

/**
 * Lets compiled queries ask an engine inside this process directly, without the queue for its connection: from the
 * transaction that has the connection, and from outside while nobody has one open, since nothing else can run
 * meanwhile. A read beside an open transaction still waits its turn, or it would see what is not committed.
 */
export function answerInProcess(db: Read, engine: InProcess): void {
  inProcess.set(db.getExecutor().adapter, engine);
}
