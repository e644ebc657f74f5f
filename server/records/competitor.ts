import type { Generated } from 'kysely';
import type { Read } from '../database/engine.ts';

export interface CompetitorTables {
  competitor: { id: Generated<number>; name: string };
}

/** The competitors among these names, in no order. */
export async function findCompetitors(db: Read, names: readonly string[]): Promise<{ id: number; name: string }[]> {
  if (names.length === 0) return [];
  return db.selectFrom('competitor').select(['id', 'name']).where('name', 'in', names).execute();
}
