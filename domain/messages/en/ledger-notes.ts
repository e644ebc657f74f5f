/** What a line of the leave ledger says of itself, where no person wrote a note. */
export const ledgerNotes = {
  earlyReturn: 'early return',
  daysPerYear: '{{days}} days a year, not {{before}}',
  carriedOver: 'Carried over from the year before',
  notTaken: 'Not taken by the end of March',
} as const;
