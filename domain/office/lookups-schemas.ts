import { z } from 'zod';
import { memberRow } from '../members/members-schemas.ts';
import { tableQuery } from '../wire/table-filter.ts';
import { type LookupTable, lookupNames } from './lookup-columns.ts';

/** A row of each table. */
export const lookupRows = {
  memberno_info: memberRow,
  leavecode_info: z.object({ leaveid: z.string(), description: z.string() }),
  group_info: z.object({ id: z.int(), groupno: z.string() }),
  carcode_info: z.object({ id: z.int(), carcode: z.string() }),
  triptype_info: z.object({ triptypeid: z.int(), description: z.string() }),
  competitor: z.object({ id: z.int(), competitor: z.string() }),
  publicholiday_info: z.object({ id: z.int(), holidaydate: z.string(), description: z.string() }),
} as const satisfies Record<LookupTable, z.ZodType>;

function lookupSchemas<T extends LookupTable>(table: T) {
  const row: (typeof lookupRows)[T] = lookupRows[table];
  return { query: tableQuery, reply: { 200: z.object({ [table]: z.array(row), results: z.int().optional() }) } };
}

export const schemasByTable = Object.fromEntries(lookupNames.map((table) => [table, lookupSchemas(table)])) as {
  readonly [T in LookupTable]: ReturnType<typeof lookupSchemas<T>>;
};
