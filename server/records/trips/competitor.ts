import type { Generated } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { keptList, type ListColumns, type Named } from '../office/kept-list.ts';

export interface CompetitorTables {
  competitor: CompetitorTable;
}

interface CompetitorTable extends ListColumns {
  id: Generated<number>;
  name: string;
}

export const competitorList = keptList('competitor');

/** The competitors among these names, in no order. */
export async function findCompetitors(db: Read, names: readonly string[]): Promise<(Named & { name: string })[]> {
  if (names.length === 0) return [];
  return db.selectFrom('competitor').select(['id', 'name', 'retired_at']).where('name', 'in', names).execute();
}
