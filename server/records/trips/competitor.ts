import { type Generated, type SqlBool, sql } from 'kysely';
import { engineOf, type Read, valuesOf } from '../../database/engine.ts';
import { keptList, type ListColumns, type Named, toGive } from '../office/kept-list.ts';

export interface CompetitorTables {
  competitor: CompetitorTable;
}

interface CompetitorTable extends ListColumns {
  id: Generated<number>;
  name: string;
}

export const competitorList = keptList('competitor');

const byNames = toGive('competitor', (db, { names }: { readonly names: string }) =>
  db
    .selectFrom('competitor')
    .select(['id', 'name', 'retired_at'])
    .where(sql<SqlBool>`name in (${valuesOf(engineOf(db), 'text', names)})`)
    .orderBy('id'),
);

/** The competitors among these names. */
export async function findCompetitors(db: Read, names: readonly string[]): Promise<(Named & { name: string })[]> {
  return names.length === 0 ? [] : byNames(db, { names: JSON.stringify(names) });
}
