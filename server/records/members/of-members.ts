import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Compilable, type Expression, type SqlBool, sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read } from '../../database/engine.ts';

/** A span of days, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Narrowable<Row> {
  where(isSo: Expression<SqlBool>): Compilable<Row>;
}

/**
 * Asks for the rows of some members on some days: one statement however many they are, compiled once for one member, which
 * is asked for most, and once for several. `column` is where the rows name their member. What changes seldom is remembered,
 * as by `rememberedOnce`.
 */
export function ofMembers<Row>(
  column: string,
  build: (db: Read, days: Days) => Narrowable<Row>,
  changes: 'often' | 'seldom' = 'often',
): (db: Read, ids: readonly number[], days: Days) => Promise<Row[]> {
  const isRemembered = changes === 'seldom';
  const one = compiledOnce(
    (db, it: Days & { readonly id: number }) => build(db, it).where(sql<SqlBool>`${sql.ref(column)} = ${it.id}`),
    isRemembered,
  );
  const several = compiledOnce(
    (db, it: Days & { readonly ids: string }) => build(db, it).where(isAmong(engineOf(db), column, it.ids)),
    isRemembered,
  );
  return async (db, ids, { from, to }) => {
    const [id] = ids;
    if (id === undefined) return [];
    return ids.length === 1 ? one(db, { id, from, to }) : several(db, { ids: listed(engineOf(db), ids), from, to });
  };
}
