import type { WorkShift } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Generated } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import { keptList, type ListColumns, type Named, toGive } from '../office/kept-list.ts';
import { beginTimes } from './shift-times.ts';

export interface ShiftTables {
  shift: ShiftTable;
}

/** A shift by its name; when it is worked stands by day in `shift_times`. */
interface ShiftTable extends ListColumns {
  id: Generated<number>;
  name: string;
}

export const shiftList = keptList('shift');

const shiftById = toGive('shift', (db, { id }: { readonly id: number }) =>
  db.selectFrom('shift').select(['id', 'name', 'retired_at']).where('id', '=', id),
);

export async function findShift(db: Read, id: number): Promise<(Named & Pick<ShiftTable, 'name'>) | undefined> {
  const [shift] = await shiftById(db, { id });
  return shift;
}

/** A new shift, whose times hold on every day. */
export async function addShift(trx: Write, { name, ...times }: WorkShift & { readonly name: string }): Promise<number> {
  const id = await shiftList.add(trx, { name });
  await beginTimes(trx, id, times);
  return id;
}
