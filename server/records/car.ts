import type { Generated } from 'kysely';
import type { Write } from '../database/engine.ts';

export interface CarTables {
  car: { id: Generated<number>; carcode: string };
}

/** Makes this transaction the only one that decides about some cars; it holds their crews already. */
export async function lockCars(trx: Write, ids: readonly number[]): Promise<void> {
  if (trx.engine === 'sqlite' || ids.length === 0) return;
  await trx.selectFrom('car').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
