import type { LookupTable } from '@muster/domain/office/lookup-columns.ts';
import { type LookupRow, lookupContracts } from '@muster/domain/office/lookups-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const HOUR = 3_600_000;

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

const whole = <T extends LookupTable>(table: T, order: string) =>
  queryOptions({ queryKey: ['lookups', table], queryFn: () => readTable(table, { order }), staleTime: HOUR });

/** Short tables that hardly ever change, read whole. */
export const lookupQueries = {
  tripTypes: whole('triptype_info', 'triptypeid'),
  /** Groups as a select field offers them. */
  groupOptions: queryOptions({
    ...whole('group_info', 'groupno'),
    select: (rows) => rows.map(({ groupno }) => ({ value: groupno, text: groupno })),
  }),
  cars: whole('carcode_info', 'carcode'),
  competitors: whole('competitor', 'competitor'),
};
