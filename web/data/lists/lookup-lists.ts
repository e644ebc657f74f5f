import { inLookedForOrder } from '@muster/domain/looked-for-order.ts';
import type { LookupTable } from '@muster/domain/office/lookup-columns.ts';
import type { LookupRow } from '@muster/domain/office/lookups-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { readTable } from './lookups.ts';

const HOUR = 3_600_000;

const whole = <T extends LookupTable>(table: T, name: keyof LookupRow<T>) =>
  queryOptions({
    queryKey: ['lookups', table],
    queryFn: async () => inLookedForOrder(await readTable(table), (it) => String(it[name])),
    staleTime: HOUR,
  });

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
