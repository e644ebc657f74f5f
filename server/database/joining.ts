import type { Database, Write } from './engine.ts';

/** The database as it is inside a transaction: what reads or writes through it becomes part of that transaction. */
export function joining(database: Database, trx: Write): Database {
  trx.goesOn();
  return { ...database, query: trx, write: (work) => work(trx) };
}
