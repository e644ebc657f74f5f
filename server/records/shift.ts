import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Generated } from 'kysely';
import type { Write } from '../database/engine.ts';

export interface ShiftTables {
  shift: ShiftTable;
}

interface ShiftTable {
  id: Generated<number>;
  name: string;
  starts: string;
  ends: string;
}

export async function addShift(trx: Write, it: Shift & { readonly name: string }): Promise<number> {
  const { id } = await trx
    .insertInto('shift')
    .values({ name: it.name, starts: it.starts, ends: it.ends })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
