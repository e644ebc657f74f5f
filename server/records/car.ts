import type { Generated } from 'kysely';
export interface CarTables {
  car: { id: Generated<number>; carcode: string };
}
