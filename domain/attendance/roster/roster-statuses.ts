/** What a day of the roster is planned as. */
export const rosterStatuses = ['work', 'leave', 'trip', 'holiday', 'offday'] as const;
export type RosterStatus = (typeof rosterStatuses)[number];
