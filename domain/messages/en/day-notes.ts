/** What the summary says of a day besides its status. */
export const dayNotes = {
  holiday: '{{name}}',
  offday: 'Off-day',
  leave: '{{type}}',
  leaveAm: '{{type}}, morning',
  leavePm: '{{type}}, afternoon',
  leaveFirst: '{{type}}, first half of the shift',
  leaveSecond: '{{type}}, second half of the shift',
  trip: 'Trip {{number}}',
  leaveWaits: '{{type}} waits for a decision',
  tripWaits: 'Trip {{number}} waits for approval',
  excused: 'Excused: {{reason}}',
  inLieu: 'A day off is given for it',
  hoursOff: 'Off {{from}}–{{to}}',
  hoursOffIdle: 'Off {{from}}–{{to}}, when nothing is to be worked',
  inLieuHalf: 'Half a day off is given for it',
} as const;

/** What a day was, in a word. */
export const dayStatusWords = {
  present: 'Present',
  absent: 'Absent',
  leave: 'Leave',
  trip: 'Trip',
  holiday: 'Holiday',
  offday: 'Off-day',
  upcoming: 'To come',
  not_counted: 'Not counted',
  not_employed: 'Not employed',
  none: 'In another group',
} as const;

/** What there is to look at on a day. */
export const dayFlagWords = {
  incomplete: 'Check-out missing',
  worked_on_holiday: 'Worked on a holiday',
  worked_on_offday: 'Worked on an off-day',
  worked_on_leave: 'Worked on leave',
  half_day: 'Half a day',
  outside: 'Outside',
  corrected: 'Corrected',
} as const;
