import type { LookupTable } from '@muster/domain/office/lookup-columns.ts';
import { queryOptions } from '@tanstack/react-query';
import { readTable } from './lookups.ts';

const HOUR = 3_600_000;

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
