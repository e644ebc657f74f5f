import type { Columns } from '../wire/table-filter.ts';

/** The plain tables that the specification reads by name; each shows exactly these columns. */
export const lookupColumns = {
  memberno_info: { id: 'integer', membercode: 'text', membername: 'text', status: 'text' },
  leavecode_info: { leaveid: 'text', description: 'text' },
  group_info: { id: 'integer', groupno: 'text' },
  carcode_info: { id: 'integer', carcode: 'text' },
  triptype_info: { triptypeid: 'integer', description: 'text' },
  competitor: { id: 'integer', competitor: 'text' },
  publicholiday_info: { id: 'integer', holidaydate: 'day', description: 'text' },
} as const satisfies Record<string, Columns>;

export type LookupTable = keyof typeof lookupColumns;
export const lookupNames = Object.keys(lookupColumns) as LookupTable[];
