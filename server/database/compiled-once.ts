import type { Compilable, CompiledQuery } from 'kysely';
import type { Read } from './engine.ts';

/** Where a value goes, while a query is built without values. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const places: object = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

/**
 * A query on the path of every request. Building and compiling one costs more than running it, so that is done once
 * for each engine; each run only brings other values. `build` sees no value, only where it goes: what it makes must
 * not depend on them.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Read, values: Values) => Compilable<Row>,
): (db: Read, values: Values) => Promise<Row[]> {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = known.get(adapter) ?? build(db, places as Values).compile();
    known.set(adapter, query);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((it) => (it instanceof Place ? given[it.name] : it));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
