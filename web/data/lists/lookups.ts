import type { LookupTable } from '@muster/domain/office/lookup-columns.ts';
import { type LookupRow, lookupContracts } from '@muster/domain/office/lookups-contract.ts';
import { api } from '../../lib/api/api.ts';

/** Reads a plain table: `filter` is `column,operator,value` (wire 4), several must all hold. */
export async function readTable<T extends LookupTable>(
  table: T,
  query: { filter?: string | string[]; satisfy?: 'all' | 'any'; order?: string; page?: string } = {},
): Promise<LookupRow<T>[]> {
  const found = lookupContracts.find((it) => it.table === table);
  if (!found) throw new Error(`There is no table ${table}.`);
  const reply = (await api.call(found.contract, { query })) as Record<string, unknown>;
  return reply[table] as LookupRow<T>[];
}
