import type { Generated } from 'kysely';
import { compiledByRows } from '../../database/compiled-once.ts';
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

const byNames = compiledByRows((db: Read, named: readonly { readonly name: string }[]) =>
  db
    .selectFrom('competitor')
    .select(['id', 'name', 'retired_at'])
    .where(
      'name',
      'in',
      named.map((it) => it.name),
    ),
);

/** The competitors among these names, in no order. */
export const findCompetitors = (db: Read, names: readonly string[]): Promise<(Named & { name: string })[]> =>
  byNames(
    db,
    names.map((name) => ({ name })),
  );
