import type { Database, Write } from './engine.ts';

/** The database as it is inside a transaction: what reads or writes through it becomes part of that transaction. */
export const joining = (database: Database, trx: Write): Database => ({
  ...database,
  query: trx,
  write: (work) => work(trx),
});
