/** What the summary says of a day besides its status. */
export const dayNotes = {
  holiday: '{{name}}',
  offday: 'Off-day',
  leave: '{{type}}',
  leaveAm: '{{type}}, morning',
  leavePm: '{{type}}, afternoon',
  trip: 'Trip {{number}}',
  leaveWaits: '{{type}} waits for a decision',
  tripWaits: 'Trip {{number}} waits for approval',
  excused: 'Excused: {{reason}}',
} as const;
