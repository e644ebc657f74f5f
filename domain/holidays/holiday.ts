import type { LookupRow } from '../office/lookups-contract.ts';

/** A public holiday: `{id, holidaydate, description}`. */
export type Holiday = LookupRow<'publicholiday_info'>;
