import type { z } from 'zod';
import type { Contract } from '../wire/contract.ts';
import { type LookupTable, lookupNames } from './lookup-columns.ts';
import type { lookupRows, schemasByTable } from './lookups-schemas.ts';

export type LookupRow<T extends LookupTable> = z.output<(typeof lookupRows)[T]>;

/** Guests read the holidays, and of the members their own row alone. */
const forGuests: readonly LookupTable[] = ['memberno_info', 'publicholiday_info'];

function lookupContract<T extends LookupTable>(table: T, prefix: '/api' | '/api/records') {
  return {
    name: prefix === '/api' ? `read_${table}` : `read_records_${table}`,
    method: 'GET',
    path: `${prefix}/${table}`,
    summary: `Table read of ${table}`,
    tag: 'tables',
    access: 'member',
    ...(forGuests.includes(table) ? { guests: true as const } : {}),
    ...(table === 'memberno_info' ? { background: true as const, whileSuspended: true as const } : {}),
    problems: ['INVALID_INPUT'],
    schemas: async () => (await import('./lookups-schemas.ts')).schemasByTable[table],
  } as const satisfies Contract<(typeof schemasByTable)[T]>;
}

/** Both prefixes of every table (wire 4). */
export const lookupContracts = lookupNames.flatMap((table) => [
  { table, contract: lookupContract(table, '/api') },
  { table, contract: lookupContract(table, '/api/records') },
]);
