/** What of the work beyond a shift counts as overtime. */
export interface OvertimeRule {
  /** The least of a day that counts, in minutes. */
  readonly overtimefrom: number;
  /** It counts in whole steps of so many minutes. */
  readonly overtimestep: number;
  /** Whether what is worked before the start of the shift counts. */
  readonly overtimebefore: boolean;
}

/** All of it, to the minute. */
export const EVERY_MINUTE: OvertimeRule = { overtimefrom: 0, overtimestep: 1, overtimebefore: true };
