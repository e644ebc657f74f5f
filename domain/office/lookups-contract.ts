import { z } from 'zod';
import { memberRow } from '../members/members-contract.ts';
import { contract } from '../wire/contract.ts';
import { type Columns, tableQuery } from '../wire/table-filter.ts';

/** The plain tables that the specification reads by name; each shows exactly these columns. */
export const lookupTables = {
  memberno_info: {
    row: memberRow,
    columns: { id: 'integer', membercode: 'text', membername: 'text', status: 'text' },
  },
  leavecode_info: {
    row: z.object({ leaveid: z.string(), description: z.string() }),
    columns: { leaveid: 'text', description: 'text' },
  },
  group_info: {
    row: z.object({ id: z.int(), groupno: z.string() }),
    columns: { id: 'integer', groupno: 'text' },
  },
  carcode_info: {
    row: z.object({ id: z.int(), carcode: z.string() }),
    columns: { id: 'integer', carcode: 'text' },
  },
  triptype_info: {
    row: z.object({ triptypeid: z.int(), description: z.string() }),
    columns: { triptypeid: 'integer', description: 'text' },
  },
  competitor: {
    row: z.object({ id: z.int(), competitor: z.string() }),
    columns: { id: 'integer', competitor: 'text' },
  },
  publicholiday_info: {
    row: z.object({ id: z.int(), holidaydate: z.string(), description: z.string() }),
    columns: { id: 'integer', holidaydate: 'day', description: 'text' },
  },
} as const satisfies Record<string, { row: z.ZodType; columns: Columns }>;

export type LookupTable = keyof typeof lookupTables;
export type LookupRow<T extends LookupTable> = z.output<(typeof lookupTables)[T]['row']>;

const lookupNames = Object.keys(lookupTables) as LookupTable[];

function lookupContract<T extends LookupTable>(table: T, prefix: '/api' | '/api/records') {
  const row: (typeof lookupTables)[T]['row'] = lookupTables[table].row;
  return contract({
    name: prefix === '/api' ? `read_${table}` : `read_records_${table}`,
    method: 'GET',
    path: `${prefix}/${table}`,
    summary: `Table read of ${table}`,
    tag: 'tables',
    access: 'member',
    ...(table === 'memberno_info' ? { background: true as const, whileSuspended: true as const } : {}),
    query: tableQuery,
    reply: { 200: z.object({ [table]: z.array(row), results: z.int().optional() }) },
    problems: ['INVALID_INPUT'],
  });
}

/** Both prefixes of every table (WIRE section 4). */
export const lookupContracts = lookupNames.flatMap((table) => [
  { table, contract: lookupContract(table, '/api') },
  { table, contract: lookupContract(table, '/api/records') },
]);
