/** What can go wrong with leave and its types, by the code of the wire: see `problems.ts`. */
export const leaveProblems = {
  LEAVE_TYPE_UNKNOWN: 'There is no such leave type to choose.',
  LEAVE_TYPE_UNKNOWN_offday: 'A leave cannot be changed into an off day.',
  LEAVE_DATES_WRONG: 'These days cannot be taken.',
  LEAVE_DATES_WRONG_backwards: 'The last day is before the first.',
  LEAVE_DATES_WRONG_long: 'At most {{count}} days in one request.',
  LEAVE_DATES_WRONG_all_free: 'All of these days are free already.',
  LEAVE_DATES_WRONG_half: 'Half a day is of one day only.',
  LEAVE_DATES_WRONG_whole: 'This leave type is taken in whole days.',
  LEAVE_DATES_WRONG_past: 'Only days of this leave that are still to come.',
  LEAVE_DATES_WRONG_over: 'This comes too late: {{day, day}} is over. The office can still change the leave.',
  LEAVE_TOO_EARLY: "Leave can't be earlier than {{day, day}}.",
  LEAVE_EXCEEDS_BALANCE: "You can't take leave greater than remain leave",
  LEAVE_EXCEEDS_BALANCE_remaining: "You can't take leave greater than remain leave ({{count}} days)",
  LEAVE_EXCEEDS_BALANCE_carried:
    "You can't take leave greater than remain leave: of {{remaining}} days {{carried}} were carried over and can be taken up to {{day, day}} only. For the days after it {{later}} remain.",
  LEAVE_EXCEEDS_BALANCE_passed_one:
    "You can't take leave greater than remain leave ({{remaining}} days): {{count}} day of that year has gone on into the next or lapsed. Where the rule is set aside, it pays once the end of the year is run again, as far as it is still there.",
  LEAVE_EXCEEDS_BALANCE_passed_other:
    "You can't take leave greater than remain leave ({{remaining}} days): {{count}} days of that year have gone on into the next or lapsed. Where the rule is set aside, they pay once the end of the year is run again, as far as they are still there.",
  LEAVE_EXCEEDS_BALANCE_none: "Can't leave",
  LEAVE_SERVICE_SHORT: 'This leave type can be taken from {{day, day}} on.',
  LEAVE_NOT_EARNED: 'So many days are not earned yet.',
  LEAVE_NOT_EARNED_earned:
    'By {{day, day}} {{earned}} of the {{granted}} days of the year are earned; at most {{count}} can be taken then.',
  LEAVE_NOT_EARNED_beside:
    'By {{day, day}} {{earned}} of the {{granted}} days of the year are earned. With what is taken or waits, was carried over or was entered by the office, at most {{count}} can be taken then.',
  LEAVE_NOT_EARNED_besidelater:
    'By {{day, day}} {{earned}} of the {{granted}} days of the year are earned. With what is taken or waits, was carried over or was entered by the office, at most {{count}} can be taken then. So many can be taken from {{from, day}} on.',
  LEAVE_NOT_EARNED_later:
    'By {{day, day}} {{earned}} of the {{granted}} days of the year are earned; at most {{count}} can be taken then. So many can be taken from {{from, day}} on.',
  LEAVE_OVERLAP: 'Some of these days are taken already.',
  LEAVE_OVERLAP_leave: '{{day, day}} is taken already by another leave.',
  LEAVE_OVERLAP_trip: '{{day, day}} is taken already by a trip.',
  LEAVE_NEXT_TO_HOLIDAY: "Leave day can't be taken together with public holidays",
  LEAVE_NEXT_TO_HOLIDAY_each: '{{each}}',
  LEAVE_NEXT_TO_OFFDAY: "Leave day can't be taken together with offday",
  LEAVE_NEXT_TO_OFFDAY_each: '{{each}}',
  LEAVE_READ_ONLY: 'This leave is approved and can no longer be changed.',
  LEAVE_READ_ONLY_decided: 'This leave is decided already.',
  LEAVE_READ_ONLY_agreed: 'This leave is agreed to already. The HR office decides.',
  LEAVE_READ_ONLY_return: 'Only approved leave can be given back.',
  LEAVE_BREAKS_RULE: 'By now this leave breaks a rule.',
  LEAVE_BREAKS_RULE_each: 'By now this leave breaks a rule: {{each}} Approving it needs a word that this is meant.',
  LEAVE_TYPE_TAKEN: 'There is a leave type of this code already.',
  LEAVE_TYPE_TAKEN_description:
    'The leave type {{other}} is called so already, and one is told from another by its name.',
  FORBIDDEN_ownleave:
    'You have leave of this type yourself, or have asked for some. An administrator changes how it is paid.',
  LEAVE_BALANCE_TOO_LOW: 'This would take a balance below zero.',
  LEAVE_BALANCE_TOO_LOW_remaining_one: 'Only {{count}} day remains, so at most {{count}} can be taken off.',
  LEAVE_BALANCE_TOO_LOW_remaining_other: 'Only {{count}} days remain, so at most {{count}} can be taken off.',
  LEAVE_BALANCE_TOO_LOW_agreed_one:
    'In {{days, span}} only {{count}} day is left, and this would take {{fewer}} off: the others are used or asked for.',
  LEAVE_BALANCE_TOO_LOW_agreed_other:
    'In {{days, span}} only {{count}} days are left, and this would take {{fewer}} off: the others are used or asked for.',
} as const;
