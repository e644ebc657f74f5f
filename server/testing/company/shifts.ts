import type { Database } from '../../database/engine.ts';

/** The ids of a company's shifts by their names. */
export async function shiftIds({ query }: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await query.selectFrom('shift').select(['id', 'name']).execute();
  return Object.fromEntries(rows.map((it) => [it.name, it.id]));
}
