/** What a line of the leave ledger says of itself, where no person wrote a note. */
export const ledgerNotes = {
  balanceEntered: 'Balance entered by a file',
  balanceStands: 'What was entered by a file holds this year’s days already',
  earlyReturn: 'early return',
  daysPerYear: '{{days}} days a year, not {{before}}',
  agreedDays: 'By own agreement {{days}} days a year, not {{before}}',
  agreementEnded: 'Days a year as for everybody again: {{days}}, not {{before}}',
  carriedOver: 'Carried over from the year before',
  carriedOn: 'Carried into the next year',
  carryLapsed: 'Carried over, and not taken in time',
  rejoined: 'Came back within the year, which gives the part that is left of it',
  joinedCorrected: 'Another first day, which gives another part of the year',
  notTaken: 'Not taken by the end of March',
  carriedBack: 'Taken back from the next year, for leave or a last day that was entered later',
  takenBack: 'Taken back for leave or a last day of the year before, which was entered later',
  carryLapsedUsed: 'Had lapsed, and pays for leave that was entered later',
  notTakenUsed: 'Counted as not taken, and pays for leave that was entered later',
} as const;
