import type { Generated } from 'kysely';
export interface ShiftTables {
  shift: ShiftTable;
}

interface ShiftTable {
  id: Generated<number>;
  name: string;
  starts: string;
  ends: string;
}
