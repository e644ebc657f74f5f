import type { Compilable, Generated, Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Tables, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

/** What every table has that the office keeps as a list: what history names is retired, never deleted. */
export interface ListColumns {
  /** When it was last taken from what is offered; null while it is offered. */
  retired_at: Generated<string | null>;
  /** Counted up by every change. */
  revision: Generated<number>;
}

type ListTable = {
  [T in keyof Tables]: Tables[T] extends ListColumns & { id: Generated<number> } ? T : never;
}[keyof Tables];

type Kept = ListColumns & { id: Generated<number> };
export type KeptRow = Selectable<Kept>;
/** An entry that was found by its name or its id, retired or not. */
export type Named = Pick<KeptRow, 'id' | 'retired_at'>;

/** A row as it is stored, and as it is put there. */
export type StoredRow<Row> = Selectable<Row>;
export type NewRow<Row> = Insertable<Row>;

/** The reads and writes of one list, whichever table it is. Its table's own record makes it and hands it out. */
export interface KeptList<Row> {
  /** All of them, or those alone that are offered; in the order in which they were added. */
  readonly all: (db: Read, which: 'offered' | 'all') => Promise<StoredRow<Row>[]>;
  readonly find: (db: Read, id: number) => Promise<StoredRow<Row> | undefined>;
  /** Makes this transaction the only one that decides about an entry. */
  readonly lock: (trx: Write, id: number) => Promise<void>;
  /** The same once nobody is giving the entry to somebody any more, and nobody gives it until this transaction ends. */
  readonly lockToRetire: (trx: Write, id: number) => Promise<void>;
  readonly add: (trx: Write, values: NewRow<Row>) => Promise<number>;
  /** Changes an entry, which is one revision on from there. The caller holds it. */
  readonly change: (trx: Write, before: KeptRow, values: Updateable<Row>) => Promise<void>;
}

/**
 * Looks for entries of a list that are to be given to somebody. Within what stores, on PostgreSQL, nobody retires them until
 * it is stored: who does looks whether anybody has them, and would not see it.
 */
export function toGive<Values extends object, Row>(
  list: ListTable,
  build: (db: Read, values: Values) => Compilable<Row> & { forKeyShare(): Compilable<Row> },
): (db: Read | Write, values: Values) => Promise<Row[]> {
  const look = rememberedOnce(build);
  const hold = compiledOnce((db, values: Values) => build(db, values).forKeyShare());
  return (db, values) =>
    'engine' in db && db.engine === 'postgres'
      ? db.waitFor([[list, ...Object.values(values)].join(':')], () => hold(db, values))
      : look(db, values);
}

export function keptList<T extends ListTable>(table: T): KeptList<Tables[T]> {
  // One table stands for all: Kysely cannot see that what it builds is right for each of them.
  const any = table as 'competitor';
  type Row = Tables[T];
  const entry = (db: Read, { id }: { readonly id: number }) => db.selectFrom(any).select('id').where('id', '=', id);
  const hold = locking(table, (db, it: { readonly id: number }) => entry(db, it).forNoKeyUpdate());
  const holdToRetire = locking(table, (db, it: { readonly id: number }) => entry(db, it).forUpdate());
  return {
    all: async (db, which) => {
      let rows = db.selectFrom(any).selectAll().orderBy('id');
      if (which === 'offered') rows = rows.where('retired_at', 'is', null);
      return (await rows.execute()) as never as StoredRow<Row>[];
    },
    find: async (db, id) =>
      (await db.selectFrom(any).selectAll().where('id', '=', id).executeTakeFirst()) as never as StoredRow<Row>,
    lock: (trx, id) => hold(trx, { id }),
    lockToRetire: (trx, id) => holdToRetire(trx, { id }),
    add: async (trx, values) => {
      const added = trx.insertInto(any).values(values as never);
      return (await added.returning('id').executeTakeFirstOrThrow()).id;
    },
    change: async (trx, before, values) => {
      await trx
        .updateTable(any)
        .set({ ...(values as object), revision: before.revision + 1 })
        .where('id', '=', before.id)
        .execute();
    },
  };
}
