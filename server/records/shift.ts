import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Generated } from 'kysely';
import type { Write } from '../database/engine.ts';
import { keptList, type ListColumns } from './kept-list.ts';

export interface ShiftTables {
  shift: ShiftTable;
}

interface ShiftTable extends ListColumns {
  id: Generated<number>;
  name: string;
  starts: string;
  ends: string;
  /** What is not worked of the shift. */
  break_minutes: Generated<number>;
  /** How long after its start a check-in is not late yet. */
  grace_minutes: Generated<number>;
}

export const shiftList = keptList('shift');

export async function addShift(trx: Write, it: Shift & { readonly name: string }): Promise<number> {
  const { id } = await trx
    .insertInto('shift')
    .values({ name: it.name, starts: it.starts, ends: it.ends })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
