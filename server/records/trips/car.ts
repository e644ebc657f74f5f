import type { Generated } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import { keptList, type ListColumns, type Named, toGive } from '../office/kept-list.ts';

export interface CarTables {
  car: CarTable;
}

interface CarTable extends ListColumns {
  id: Generated<number>;
  carcode: string;
  description: Generated<string>;
  seats: number | null;
}

export const carList = keptList('car');

/** Makes this transaction the only one that decides about some cars. It must hold their crews already. */
export async function lockCars(trx: Write, ids: readonly number[]): Promise<void> {
  if (trx.engine === 'sqlite' || ids.length === 0) return;
  await trx.selectFrom('car').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

const carByCode = toGive('car', (db, { carcode }: { readonly carcode: string }) =>
  db.selectFrom('car').select(['id', 'retired_at', 'seats']).where('carcode', '=', carcode),
);

export async function findCar(db: Read, carcode: string): Promise<(Named & Pick<CarTable, 'seats'>) | undefined> {
  const [car] = await carByCode(db, { carcode });
  return car;
}
