import { dayWhys } from '../summary/day-record.ts';

/** What a day of the roster is planned as. */
export const rosterStatuses = ['work', 'leave', 'trip', 'holiday', 'offday'] as const;
export type RosterStatus = (typeof rosterStatuses)[number];

/** Why a day has none: as in the summary, or because the account of its member is suspended. */
export const rosterWhys = [...dayWhys, 'suspended'] as const;
export type RosterWhy = (typeof rosterWhys)[number];
