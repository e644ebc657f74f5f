import type { ProblemCode } from '../../wire/problem-codes.ts';
import { firstProblems } from './first-problems.ts';
import { leaveProblems } from './leave-problems.ts';
import { punchProblems } from './punch-problems.ts';

/**
 * What went wrong, by the code of the wire; where one code has several reasons, `CODE_reason`. Whoever reads it may
 * have filled in a form or written a script. `each` stands for the sentences of the blamed
 * fields, `what` for that of `field`.
 */
export const pageProblems = {
  ...leaveProblems,
  CORRECTION_NOT_POSSIBLE_changed:
    'The records of this day have changed since the request was made. Reject it, so that the member can ask anew.',
  CORRECTION_NOT_POSSIBLE_unearned:
    'Leave is given for work on a day off or a public holiday that was checked out and long enough, once for each day.',
  CORRECTION_NOT_POSSIBLE_ungiven:
    'No leave is given any more for work on days off and public holidays. A request that waits can only be rejected or taken back.',
  CORRECTION_NOT_POSSIBLE_given: 'Leave was given for the work of this day. The HR office has to take that back first.',
  CORRECTION_NOT_POSSIBLE_noovertime:
    'Overtime is approved of a day that was checked out and has some that is not approved yet, where the company asks for it.',
  CORRECTION_NOT_POSSIBLE_approved:
    'Overtime of this day is approved. The HR office has to take that back before leave is given for its work.',
  CORRECTION_NOT_POSSIBLE_far: 'Hours off are asked for no more than a year ahead.',
  CORRECTION_NOT_POSSIBLE_nohours:
    'The company gives no hours off. A request that waits can only be rejected or taken back.',
  CORRECTION_NOT_POSSIBLE_begun: 'These hours have begun. Only the HR office can take them back now.',
  CORRECTION_NOT_POSSIBLE_free: 'Nothing is to be worked on this day, so there are no hours of it to take off.',
  CORRECTION_NOT_POSSIBLE_hoursoverlap: 'Some of these hours are off already.',
  CORRECTION_NOT_POSSIBLE_outsideshift:
    'These hours do not all lie in the shift of this day, or they lie in the half that is leave.',
  CORRECTION_NOT_POSSIBLE_wholeshift:
    'With these hours nothing of the day is left to work. Please ask for leave instead.',
  CORRECTION_NOT_POSSIBLE_hoursspent:
    'That is more than is left of the hours off of this year: {{hours}} h {{minutes}} min.',
  CORRECTION_NOT_POSSIBLE_returned:
    'Leave was given for the work of this day. The HR office has to take that back before its overtime is approved.',
  PERIOD_CLOSED_month: 'The pay period {{month, month}} is closed until an administrator opens it again.',
  HOLIDAY_EXISTS_elsewhere:
    'This holiday is listed already, for other sites. Name all its sites in one line, or add them in the list of holidays.',
  WORK_VALUE_UNKNOWN_shift: 'There is no such shift.',
  WORK_VALUE_UNKNOWN_group: 'There is no such group.',
  WORK_VALUE_UNKNOWN_shiftknown: 'There is no such shift. There are: {{known}}.',
  WORK_VALUE_UNKNOWN_groupknown: 'There is no such group. There are: {{known}}.',
  WORK_VALUE_UNKNOWN_siteknown: 'There is no such site. There are: {{known}}.',
  WORK_VALUE_UNKNOWN_sitesknown: 'There is no such site. There are: {{known}}. Several are parted by a semicolon.',
  LAST_FACTOR: 'Your company asks for two-step sign-in. Set up another app or passkey first.',
  LINK_NOT_VALID: 'This link has been used or is too old. Please ask for a new one.',
  REGISTRATION_REFUSED:
    'This member code cannot be registered like this. Check it, and enter the one-time code if the HR office gave you one: it may be mistyped, used or over. Sign in if you have registered before.',
  REGISTRATION_REFUSED_code:
    'This member code and this one-time code do not go together, or the one-time code is used or too old. Ask the HR office for a new one, or sign in if you have registered before.',
  REGISTRATION_REFUSED_off: 'Nobody can sign up here at the moment. Please ask the HR office.',
  PASSWORD_TOO_WEAK: 'Please choose another password.',
  PASSWORD_TOO_WEAK_short: 'Please use at least {{count}} characters. A short sentence is good.',
  PASSWORD_TOO_WEAK_long: 'Please use at most {{count}} characters.',
  PASSWORD_TOO_WEAK_membercode: 'Please leave your member code out of the password.',
  PASSWORD_TOO_WEAK_company: "Please leave the company's name out of the password.",
  PASSWORD_TOO_WEAK_common: 'This password is among the most common. Please choose another.',
  PASSWORD_MISMATCH: 'The two passwords are not the same.',
  CONFIRM_FIRST_wrong: 'The current password is not right.',
  DOOR_NOT_PAIRED: 'This device is not set up for a door, or not any more. An administrator sets it up.',
  PIN_WRONG: 'The member code or the PIN is not right.',
  PIN_TOO_EASY: 'Please choose another PIN.',
  PIN_TOO_EASY_common: 'This PIN is easy to guess. Please choose one without a row or a pattern.',
  PIN_TOO_EASY_membercode: 'Please choose a PIN that is not in your member code.',
  MEMBERCODE_TAKEN: 'This member code is in use.',
  MEMBERCODE_TAKEN_line: 'Line {{line}} has this member code already.',
  CORRECTION_DECIDED: 'This correction does not wait any more.',
  CLAIM_DIFFERS: 'What the request says differs from what Muster has computed.',
  CLAIM_DIFFERS_days_one: 'These dates are {{count}} day.',
  CLAIM_DIFFERS_days_other: 'These dates are {{count}} days.',
  CLAIM_DIFFERS_month: 'The month of the first day is {{month}}.',
  TRIP_REQUIRED_FIELD: 'Please fill in what is marked.',
  TRIP_REQUIRED_FIELD_empty: 'Please fill this in.',
  TRIP_DATES_WRONG: 'These days are no trip.',
  TRIP_DATES_WRONG_backwards: 'The arrival is before the departure.',
  TRIP_DATES_WRONG_long: 'A trip can be {{count}} days at most.',
  TRIP_DATES_WRONG_early: 'A trip cannot begin before the first day of this month.',
  TRIP_VALUE_UNKNOWN: 'Something chosen for this trip is not known.',
  TRIP_VALUE_UNKNOWN_each: '{{each}}',
  TRIP_VALUE_UNKNOWN_type: 'There is no such trip type.',
  TRIP_VALUE_UNKNOWN_state: 'This trip type has no such state.',
  TRIP_VALUE_UNKNOWN_group: 'There is no such group.',
  TRIP_VALUE_UNKNOWN_car: 'There is no such car.',
  TRIP_VALUE_UNKNOWN_competitor: 'Not known: {{names}}.',
  TRIP_VALUE_UNKNOWN_member: 'There is no member {{membercode}} with that number.',
  TRIP_VALUE_UNKNOWN_twice: '{{who}} is in the list twice.',
  TRIP_VALUE_UNKNOWN_suspended: '{{who}} is suspended.',
  TRIP_OVERLAP: 'A member is on another trip on these days.',
  TRIP_OVERLAP_each: '{{each}}',
  TRIP_OVERLAP_who: '{{who}} is on another trip {{days, span}}.',
  TRIP_OVERLAP_taken: '{{who}} is not free {{days, span}}.',
  TRIP_ON_LEAVE: 'A member is on leave on these days.',
  TRIP_ON_LEAVE_each: '{{each}}',
  TRIP_ON_LEAVE_who: '{{who}} is on leave {{days, span}}.',
  CAR_TAKEN: 'The car is on another trip on these days.',
  CAR_TAKEN_each: '{{each}}',
  CAR_TAKEN_who: 'Car {{who}} is on another trip {{days, span}}.',
  UNSUPPORTED_MEDIA_TYPE_compressed: 'Please send this as it is, not compressed.',
  UNSUPPORTED_MEDIA_TYPE_form: 'Please send the file in a form (multipart/form-data).',
  PERIOD_CLOSED_after:
    'The pay period {{month, month}} was closed after this one, and its payroll may have counted what has changed in it. Open that again first.',
  PERIOD_NOT_READY: 'This pay period cannot be closed yet.',
  PERIOD_NOT_READY_running: 'This pay period runs until {{day, day}}.',
  PERIOD_NOT_READY_nightshift:
    'The night shift of {{day, day}}, the last day of this pay period, lasts until {{time}}.',
  PERIOD_NOT_READY_open_one: '{{count}} thing of this pay period is still open. Settle it, or say why it may stay.',
  PERIOD_NOT_READY_open_other:
    '{{count}} things of this pay period are still open. Settle them, or say why they may stay.',
  TRIP_CLOSED: 'This trip is over, rejected or cancelled and can no longer be changed.',
  MILEAGE_NOT_POSSIBLE_off: 'Nothing is noted for driving on this day.',
  MILEAGE_NOT_POSSIBLE_trip: 'This trip has not begun yet, or was not approved or is cancelled.',
  MILEAGE_NOT_POSSIBLE_day: 'A day of the trip that has begun: {{days, span}}.',
  MILEAGE_NOT_POSSIBLE_car: 'There is no such car.',
  MILEAGE_NOT_POSSIBLE_missing: 'Please fill this in.',
  MILEAGE_NOT_POSSIBLE_backwards: 'The end is below the start.',
  MILEAGE_NOT_POSSIBLE_long: 'At most {{count}} at once. Please check the numbers.',
  MILEAGE_NOT_POSSIBLE_many: 'You have {{count}} entries for this trip already.',
  MILEAGE_NOT_POSSIBLE_unit: 'Somebody has entered distances already, so the unit stays.',
  MILEAGE_NOT_POSSIBLE: 'This cannot be noted.',
  MILEAGE_DECIDED: 'This entry is decided already.',
  TRIP_CLOSED_decided: 'This trip is decided already.',
  TRIP_CLOSED_begun:
    'Days of this trip are over and stay as they are. You can let it end earlier, yesterday at the earliest; the rest is for the office to change.',
  TRIPS_WAITING:
    'You have asked for {{count}} trips with others that nobody has decided about yet. Wait for one of them, or cancel it.',
  TRIPS_WAITING_car:
    'Your trip {{number}} ({{days, span}}) waits to be decided and has a car already. Until it is, your trips that wait take one car a day.',
  MEMBER_DATES_WRONG: 'These days cannot be.',
  MEMBER_DATES_WRONG_backwards: 'The last day is before the first.',
  MEMBER_DATES_WRONG_overlap: 'This overlaps another time in which the member works here.',
  MEMBER_DATES_WRONG_left: 'This member has left. Let them rejoin, or take the last day back.',
  NOT_EMPLOYED_each: '{{each}}',
  NOT_EMPLOYED_days: 'The member does not work here on {{days, span}}.',
  NOT_EMPLOYED_who: '{{who}} does not work here on {{days, span}}.',
  LAST_ADMINISTRATOR: 'Somebody has to be administrator. Make somebody else one first.',
  FILE_NOT_READABLE: 'This file cannot be read.',
  FILE_NOT_READABLE_kind: 'This is neither a table (CSV or XLSX) nor a calendar (ICS). Save it as one of these.',
  FILE_NOT_READABLE_columns:
    'A table needs a column with days and one with names, and one of its first ten lines has to call them so, such as holidaydate and description.',
  FILE_NOT_READABLE_calendar: 'This calendar file breaks off or is spoilt.',
  FILE_NOT_READABLE_line:
    'This table cannot be read from line {{line}} on: its quotation marks do not match, or it is too long.',
  FILE_NOT_READABLE_empty: 'There is no holiday in this file.',
  FILE_NOT_READABLE_long: 'More than {{count}} lines.',
  FILE_NOT_READABLE_slow:
    'Reading this file takes too long. Save it anew as a table (CSV), with nothing but its lines.',
  FILE_NOT_READABLE_table: 'This is neither a table (CSV) nor an Excel file (XLSX). Save it as one of these.',
  FILE_NOT_READABLE_workbook: 'This Excel file is spoilt, locked with a password or too large once it is unpacked.',
  FILE_NOT_READABLE_nocode:
    'One of the first ten lines has to name the columns, and one of these has to be membercode.',
  FILE_NOT_READABLE_attendance:
    'This is a file of the attendance (days or payroll), not a list of members. Export the members, or take the template.',
  FILE_NOT_READABLE_mostly:
    'Most columns of this file are none that a list of members has: {{names}}. Take them out, or use the template.',
  FILE_NOT_READABLE_twice: 'Two columns are both {{column}}.',
  FILE_NOT_READABLE_wide: 'More than {{count}} columns.',
  FILE_NOT_READABLE_nobody: 'There is no member in this file.',
  NAME_TAKEN: 'This name is in use already.',
  NAME_TAKEN_colleague: 'A colleague has this name. If it is yours as well, ask the HR office to enter it.',
  NAME_TAKEN_retired: 'A retired entry has this name. Bring that one back, or choose another name.',
  IN_USE: 'This is still in use.',
  IN_USE_members_one: '{{who}} still has this. Give them another first.',
  IN_USE_members_other: '{{count}} members still have this: {{who}}. Give them another first.',
  IN_USE_manymembers:
    '{{count}} members still have this, among them {{who}}. Give them another first: exporting the members and importing the changed file does it for many at once.',
  IN_USE_default: 'New members begin with this shift.',
  IN_USE_last: 'This is the only site. Add another one first.',
  IN_USE_doors: 'The door “{{which}}” stands there. Give it another site, or end it, first.',
  IN_USE_trips_one: 'A trip to come uses it: {{which}}. Change or cancel it first.',
  IN_USE_trips_other: '{{count}} trips to come use it, first {{which}}. Change or cancel them first.',
  DELEGATION_NOT_POSSIBLE: 'This deputy cannot be named.',
  DELEGATION_NOT_POSSIBLE_nobody: 'You do not decide for a group, so there is nothing to stand in for.',
  DELEGATION_NOT_POSSIBLE_self: 'A deputy is somebody else.',
  DELEGATION_NOT_POSSIBLE_gone: 'This member cannot stand in: there is no such active member.',
  DELEGATION_NOT_POSSIBLE_notyet: 'This member does not work here yet on these days.',
  DELEGATION_NOT_POSSIBLE_past: 'A deputy stands in from today or later.',
  DELEGATION_NOT_POSSIBLE_backwards: 'The last day is before the first.',
  DELEGATION_NOT_POSSIBLE_long: 'At most {{count}} days.',
  DELEGATION_NOT_POSSIBLE_many: 'You have named {{count}} deputies already.',
  DELEGATION_NOT_POSSIBLE_already: 'This member stands in {{days, span}} already. Take that back first.',
  MANAGER_NOT_POSSIBLE: 'This member cannot be a manager here.',
  MANAGER_NOT_POSSIBLE_nogroup: 'A manager decides for a group, and this line has none.',
  MANAGER_NOT_POSSIBLE_kept: '{{groupno}} is decided by {{managers}}. Change that on the Lists page.',
  MANAGER_NOT_POSSIBLE_otherwise: 'Line {{line}} names other managers for {{groupno}}.',
  MANAGER_NOT_POSSIBLE_own: 'This is your own group. An administrator names who decides for it.',
  MANAGER_NOT_POSSIBLE_refused: 'Too many lines about managers are refused. Mend those first.',
  MANAGER_NOT_POSSIBLE_unknown: 'There is no member {{membercode}}.',
  MANAGER_NOT_POSSIBLE_line: '{{membercode}} is on line {{line}} of this file, which is refused. Mend that line first.',
  MANAGER_NOT_POSSIBLE_head:
    'This member decides for {{groupno}}, and this cell names who decides for them. Put them in another group, one that this manager decides for, or empty the cell: then the office does.',
  MANAGER_NOT_POSSIBLE_suspended: '{{who}} is suspended and cannot decide for anybody.',
  MANAGER_NOT_POSSIBLE_circle:
    'A manager works in {{groupno}}, and this group decides for {{groupno}} in turn. Two groups cannot decide for each other.',
  USER_EXISTS: 'User already exists!',
  PASSWORD_OF_ANOTHER:
    'The password of {{name}} was chosen by {{by}}, who may do less than this. Ask {{name}} to change it under Settings first.',
  FILE_UNKNOWN: 'There is no such file of yours. Upload it first.',
  FILE_TYPE_REFUSED: 'Only JPEG, PNG, WebP and PDF files are kept.',
  PAYLOAD_TOO_LARGE_file: 'This file has {{size}} MB. Please take one of at most {{limit}} MB.',
  PAYLOAD_TOO_LARGE_cut: 'This file is larger than {{limit}} MB. Please take a smaller one.',
  FILES_FULL: 'You keep as many files as there is room for. Delete some first.',
  DOCUMENTS_FULL: 'A leave has five documents at most. Delete one first.',
  INVALID_INPUT_low: 'Not less than {{limit}}.',
  INVALID_INPUT_high: 'Not more than {{limit}}.',
  INVALID_INPUT_few: 'Not fewer than {{count}}.',
  INVALID_INPUT_many: 'Not more than {{count}}.',
  INVALID_INPUT_whole: 'A whole number.',
  INVALID_INPUT_positive: 'A positive whole number.',
  INVALID_INPUT_membercode: 'Letters, digits, dots, dashes and underscores only.',
  INVALID_INPUT_filedate: 'Not read as a day. Write it as 2026-04-13, 13/04/2026, 13.04.2026 or 13 April 2026.',
  INVALID_INPUT_shortyear:
    'With a year of two digits this may be more than one day. Write all four, with the day first: 13/04/2026.',
  INVALID_INPUT_errorcell:
    'The spreadsheet shows an error here in place of a value. Mend the formula, or write the value itself.',
  INVALID_INPUT_truthcell: 'This cell says TRUE or FALSE in place of a value. Write the value itself, as text.',
  INVALID_INPUT_role: 'No role. Write Member, HR officer or Administrator.',
  INVALID_INPUT_fromtoday: 'Today or later.',
  INVALID_INPUT_keydays: 'From today, a year at most.',
  INVALID_INPUT_dayrange: 'A day between 1900 and 2199.',
  INVALID_INPUT_either: 'Either punches or a kind, one of the two.',
  INVALID_INPUT_stretches: 'Either all spans, or the first and the last day of the newest.',
  INVALID_INPUT_twice: 'Each day once.',
  INVALID_INPUT_month: 'A month as YYYY-MM.',
  INVALID_INPUT_country: 'The two letters of a country, such as MM.',
  INVALID_INPUT_yearopen: 'A fiscal year that is over.',
  INVALID_INPUT_year: 'A year of four digits.',
  INVALID_INPUT_instant: 'A time as ISO 8601 with its offset.',
  INVALID_INPUT_instantrange: 'A time between 1900 and 2199.',
  INVALID_INPUT_fraction: 'At most nine digits after the second.',
  INVALID_INPUT_comma: 'No comma, which stands between two of them.',
  INVALID_INPUT_breaklong: 'Shorter than the shift, which is {{count}} minutes.',
  INVALID_INPUT_nightends: 'The night ends at another time than it begins.',
  INVALID_INPUT_uuid: 'A UUID.',
  INVALID_INPUT_pin: 'Six digits.',
  INVALID_INPUT_email: 'Not an e-mail address.',
  INVALID_INPUT_zone: 'A time zone such as Asia/Yangon.',
  INVALID_INPUT_together: 'Latitude and longitude come together.',
  INVALID_INPUT_leavecode: 'One to eight letters and digits, a letter first.',
  INVALID_INPUT_directory: 'Letters, digits, dashes and underscores only, with a slash between names.',
  INVALID_INPUT_json: 'The JSON that was sent cannot be read.',
  INVALID_INPUT_number: 'A number of days.',
  INVALID_INPUT_halves: 'Whole or half days.',
  INVALID_INPUT_agreed:
    'A number of days from 0 to {{limit}}, by halves, or the word {{type}} for those of the leave type again.',
  INVALID_INPUT_weekdays: 'Weekdays, such as Sat Sun.',
  INVALID_INPUT_someweekday: 'At least one weekday.',
  INVALID_INPUT_bothweeks: 'A weekday rests either every week or only in some weeks.',
  INVALID_INPUT_alternate:
    'Weekdays and the weeks in which they rest, such as Sat every 2nd week from 2026-12-05, Sat 1st 3rd 5th, or Sat 2nd 4th.',
  INVALID_INPUT_yesno: 'Yes or no.',
  INVALID_INPUT_change: 'At least one day.',
  INVALID_INPUT_fiscalmonth: 'The fiscal month of the first day, April = 0.',
  INVALID_INPUT_unpaid: 'This type is not paid in full, so its days cannot stand for overtime.',
  INVALID_INPUT_unlimited: 'This type has no limit, so there is nothing to add or to take off.',
  INVALID_INPUT_fiscalyear: 'This fiscal year, {{year}}, the one before it or the next.',
  INVALID_INPUT_path: 'A path of this application.',
  INVALID_INPUT_pushservice: 'An https address of a push service, by name and without a port.',
  INVALID_INPUT_picture: 'A JPEG, PNG or WebP picture.',
  INVALID_INPUT_photo: 'Not a picture we can show.',
  INVALID_INPUT_phototoolarge: 'The photo is too large.',
  INVALID_INPUT_photoweight: 'This picture has {{size}} MB. A photo has at most {{limit}} MB.',
  INVALID_INPUT_key: '8 to 100 letters, digits and dashes.',
  INVALID_INPUT_backwards: 'The last day is before the first.',
  INVALID_INPUT_hours: 'It has hours, and lasts no whole day. Only whole days are holidays.',
  INVALID_INPUT_span: 'A span of at most {{count}} days.',
  INVALID_INPUT_page: 'A page as n or n,size.',
  INVALID_INPUT_pagesize: 'At most {{count}} rows a page.',
  INVALID_INPUT_order: 'Cannot order by "{{item}}".',
  INVALID_INPUT_column: 'There is no column "{{column}}" to filter by.',
  INVALID_INPUT_operator: 'There is no filter operator "{{operator}}".',
  INVALID_INPUT_novalue: 'The filter on "{{column}}" has no value.',
  INVALID_INPUT_twovalues: '"{{operator}}" takes two values.',
  INVALID_INPUT_value: '"{{column}}" cannot be compared with that value.',
} as const;

/** Where a person at a screen has another next step than the writer of a script. */
export const pageProblemsOnScreen = {
  CLAIM_DIFFERS: 'What this page has computed and what the server has differ. Load the page again.',
  LEAVE_READ_ONLY: 'This leave is decided already and can no longer be changed.',
  TRIP_VALUE_UNKNOWN: 'Something chosen for this trip is not known any more. Please choose again.',
} as const;

/** All of them, as the server says them. */
export const problems = { ...firstProblems, ...punchProblems, ...pageProblems } as const satisfies Record<
  ProblemCode,
  string
> &
  Record<string, string>;

/** What the calls of the template's administration say in its own words (behaviour 8). */
export const templateProblems = {
  UNAUTHENTICATED: 'Invalid Authorization token',
  INTERNAL: 'Internal server error',
  CREDENTIALS: 'Invalid email or password',
} as const;
