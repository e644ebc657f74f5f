/** What members are told in the app and by mail. `remark` is what a person wrote with it. */
export const news = {
  headings: { leave: 'Leave', trip: 'Trip', work: 'Work', account: 'Account', attendance: 'Attendance', note: 'Note' },
  /** Of leave of half a day; a shift that crosses midnight has no morning and no afternoon. */
  withHalf: '{{told}}, {{half}}, {{from}} to {{to}}',
  /** Of a balance of another fiscal year than the running one. */
  withYear: '{{told}} of the fiscal year {{year, span}}',
  halves: { am: 'morning', pm: 'afternoon', first: 'first half', second: 'second half' },
  withRemark: '{{subtitle}}. {{remark}}',
  /** What waits for a decision, in the order in which it is named. */
  waits: {
    leave: 'Leave: {{number}}',
    corrections: 'Corrections: {{number}}',
    review: 'Attendance review: {{number}}',
    trips: 'Trips: {{number}}',
    mileage: 'Mileage: {{number}}',
  },
  /** The same asked for several times at once, by one member, and decided at once of one. */
  several: {
    leaveAsked: '{{name}} asks for leave: {{count}} requests',
    leaveAgreed: '{{who}} agreed to leave of {{name}}, the office decides: {{count}} requests',
    correctionAsked: '{{name}} asks for corrections of {{count}} days',
    inLieuAsked: '{{name}} asks for leave in return for work on {{count}} days',
    overtimeAsked: '{{name}} asks for overtime of {{count}} days to be approved',
    leaveApproved: 'Your leave: {{count}} requests approved',
    leaveRejected: 'Your leave: {{count}} requests rejected',
    correctionApproved: 'Corrections of {{count}} days: approved',
    correctionRejected: 'Corrections of {{count}} days: rejected',
    inLieuApproved: 'Leave in return for your work on {{count}} days: approved',
    inLieuRejected: 'Leave in return for your work on {{count}} days: rejected',
    overtimeApproved: 'Your overtime of {{count}} days: approved',
    overtimeRejected: 'Your overtime of {{count}} days: rejected',
    overtimeMade: 'The office approved your overtime of {{count}} days',
    hoursAsked: '{{name}} asks for hours off on {{count}} days',
    hoursApproved: 'Your hours off on {{count}} days: approved',
    hoursRejected: 'Your hours off on {{count}} days: rejected',
    hoursMade: 'The office gave you hours off on {{count}} days',
  },
  /** What the run of a year's end did to the days of one leave type. */
  ended: {
    carried_one: '{{type}}: {{count}} day carried over, to be taken by {{until, day}}',
    carried_other: '{{type}}: {{count}} days carried over, to be taken by {{until, day}}',
    lapsed_one: '{{type}}: {{count}} day not taken in time lapsed',
    lapsed_other: '{{type}}: {{count}} days not taken in time lapsed',
    takenback_one: '{{type}}: {{count}} day carried over before was taken back',
    takenback_other: '{{type}}: {{count}} days carried over before were taken back',
    recovered_one: '{{type}}: {{count}} day lapsed before paid for leave entered later',
    recovered_other: '{{type}}: {{count}} days lapsed before paid for leave entered later',
  },
  kinds: {
    leaveAsked: { title: '{{name}} asks for leave {{days, span}}', subtitle: '' },
    leaveAgreed: { title: '{{who}} agreed to leave of {{name}}, the office decides: {{days, span}}', subtitle: '' },
    leaveEdited: { title: '{{name}} changed a request: {{days, span}}', subtitle: '' },
    returnAsked: { title: '{{name}} would come back on {{day, day}}', subtitle: '' },
    documentAdded: { title: 'A document was added to leave of {{name}}: {{days, span}}', subtitle: '' },
    leaveApproved: { title: '{{type}}: approved', subtitle: '{{days, span}}' },
    leaveRejected: { title: '{{type}}: rejected', subtitle: '{{days, span}}' },
    leaveEntered: { title: '{{type}} was entered for you by the office', subtitle: '{{days, span}}' },
    leaveChanged: { title: '{{type}} was changed by the office', subtitle: '{{days, span}}' },
    leaveCancelled: { title: '{{type}} was cancelled by the office', subtitle: '{{days, span}}' },
    returnConfirmed: { title: 'Early return on {{day, day}}: confirmed', subtitle: '{{days, span}}' },
    returnDeclined: { title: 'Early return on {{day, day}}: declined', subtitle: '{{days, span}}' },
    balanceRaised: {
      title_one: '{{type}}: {{count}} day added to your balance',
      title_other: '{{type}}: {{count}} days added to your balance',
      subtitle: '{{note}}',
    },
    balanceLowered: {
      title_one: '{{type}}: {{count}} day taken off your balance',
      title_other: '{{type}}: {{count}} days taken off your balance',
      subtitle: '{{note}}',
    },
    daysAgreed: { title: '{{type}}: {{days}} days a year for you', subtitle: 'From {{from, day}} on' },
    yearEnded: { title: 'Leave left of the fiscal year {{days, span}}', subtitle: '' },
    dayAccepted: {
      title: '{{day, day}} was accepted without a check-out',
      subtitle: 'That time counts 0 hours. If you know when you left, ask for a correction',
    },
    punchRejected: { title: 'A record of {{day, day}} does not count', subtitle: '' },
    tripAsked: {
      title: '{{name}} asks for a trip with you: {{number}}',
      subtitle: '{{place}}, {{days, span}}. Open it to object',
    },
    tripToDecide: { title: '{{name}} asks for a trip: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripObjected: { title: '{{name}} objects to the trip {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripApproved: { title: 'Trip {{number}} is approved', subtitle: '{{place}}, {{days, span}}' },
    tripRejected: { title: 'Trip {{number}} is rejected', subtitle: '{{place}}, {{days, span}}' },
    correctionAsked: { title: '{{name}} asks for a correction of {{day, day}}', subtitle: '' },
    correctionApproved: { title: 'Correction of {{day, day}}: approved', subtitle: '' },
    correctionRejected: { title: 'Correction of {{day, day}}: rejected', subtitle: '' },
    inLieuAsked: { title: '{{name}} asks for leave in return for work on {{day, day}}', subtitle: '' },
    inLieuApproved: { title: 'Leave in return for your work on {{day, day}}: approved', subtitle: '' },
    inLieuRejected: { title: 'Leave in return for your work on {{day, day}}: rejected', subtitle: '' },
    inLieuMade: { title: 'The office gave you leave in return for your work on {{day, day}}', subtitle: '' },
    inLieuTakenBack: { title: 'The office took back the leave for your work on {{day, day}}', subtitle: '' },
    overtimeAsked: { title: '{{name}} asks for overtime of {{day, day}} to be approved', subtitle: '' },
    overtimeApproved: { title: 'Your overtime of {{day, day}}: approved', subtitle: '' },
    overtimeRejected: { title: 'Your overtime of {{day, day}}: rejected', subtitle: '' },
    overtimeMade: { title: 'The office approved your overtime of {{day, day}}', subtitle: '' },
    hoursAsked: { title: '{{name}} asks for hours off on {{day, day}}', subtitle: '' },
    hoursApproved: { title: 'Your hours off on {{day, day}}: approved', subtitle: '' },
    hoursRejected: { title: 'Your hours off on {{day, day}}: rejected', subtitle: '' },
    hoursMade: { title: 'The office gave you hours off on {{day, day}}', subtitle: '' },
    hoursGivenBack: { title: '{{name}} gives back hours off on {{day, day}}', subtitle: '' },
    hoursTakenBack: { title: 'The office took back your hours off on {{day, day}}', subtitle: '' },
    overtimeTakenBack: { title: 'The office no longer approves your overtime of {{day, day}}', subtitle: '' },
    correctionMade: { title: 'The office corrected your {{day, day}}', subtitle: '' },
    checkInMissing: {
      title: 'You have not checked in yet',
      subtitle: 'Your shift of {{day, day}} began at {{time}}',
    },
    checkOutMissing: {
      title: 'You have not checked out yet',
      subtitle: 'Your shift of {{day, day}} ended at {{time}}',
    },
    decisionsWait: {
      title_one: '{{count}} thing waits for your decision',
      title_other: '{{count}} things wait for your decision',
      subtitle: '',
    },
    handedOver: {
      title_one: 'Now yours to decide: {{count}} thing waits',
      title_other: 'Now yours to decide: {{count}} things wait',
      subtitle: '',
    },
    tripAssigned: { title: 'You are on a trip: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripChanged: { title: 'Your trip was changed: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripLeft: { title: 'You are no longer on a trip: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripCancelled: { title: 'Your trip is cancelled: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    mileageReturned: { title: 'What you drove on {{day, day}} was sent back to you: {{number}}', subtitle: '' },
    tripOfGroupChanged: {
      title: '{{name}} changed trip {{number}} of your group',
      subtitle: '{{place}}, {{days, span}}',
    },
    tripOfGroupCancelled: {
      title: '{{name}} cancelled trip {{number}} of your group',
      subtitle: '{{place}}, {{days, span}}',
    },
    workSet: {
      title: 'From {{day, day}} your work changes',
      subtitle: '{{shift}}, {{starts}} – {{ends}}. Rest days: {{restdays, weekdays}}{{alternate, alternate}}',
    },
    workSetForDays: {
      title: 'Your work changes for {{days, span}}',
      subtitle: '{{shift}}, {{starts}} – {{ends}}. Rest days: {{restdays, weekdays}}{{alternate, alternate}}',
    },
    attendanceNotCounted: {
      title: 'From {{day, day}} you need not check in',
      subtitle: 'Your attendance is not counted: you are never absent or late',
    },
    attendanceCounted: {
      title: 'From {{day, day}} your attendance is counted',
      subtitle: 'Check in and out on your working days',
    },
    deputyNamed: { title: '{{name}} named you as deputy', subtitle: '{{days, span}}' },
    deputyEnded: { title: 'You no longer stand in for {{name}}', subtitle: '{{days, span}}' },
    dayOff: { title: '{{day, day}} is a day off for you', subtitle: '{{reason}}' },
    dayWorked: { title: 'You work on {{day, day}}', subtitle: '{{reason}}' },
    dayUsual: { title: '{{day, day}} is as usual again for you', subtitle: '{{reason}}' },
    placeSet: {
      title: '{{name}} set the site {{site}}, where they check in themselves',
      subtitle: 'Check-ins within {{radius}} m of it count as inside from now on',
    },
    shiftSet: {
      title: '{{name}} changed the shift {{shift}}, which they work themselves',
      subtitle:
        'From {{day, day}}: {{starts}} – {{ends}}, break {{pause}} min, grace {{grace}} min{{overtime, overtime}}',
    },
    typeSet: {
      title: '{{name}} set the leave type {{type}}, which gives them more leave, too',
      subtitle: 'Days a year: {{days}}. What it was before is in the audit log',
    },
    typePaid: {
      title: '{{name}} changed how the leave type {{type}} is paid',
      subtitle: 'Before: {{was, paid}}. Now: {{is, paid}}. Payroll of every open pay period counts it so',
    },
    workRulesSet: {
      title: '{{name}} changed what work at night or on days off counts as, or the hours off a year',
      subtitle: 'It holds for them, too. What it was before is in the audit log',
    },
    holidayMade: {
      title: '{{name}} made {{day, day}} a public holiday: {{holiday}}',
      subtitle: 'Payroll counts the day so. What it was before is in the audit log',
    },
    holidayMoved: {
      title: '{{name}} moved the public holiday {{holiday}} from {{was, day}} to {{is, day}}',
      subtitle: 'Payroll counts the days so. What was before is in the audit log',
    },
    holidayElsewhere: {
      title: '{{name}} changed at which sites the public holiday {{holiday}} of {{day, day}} holds',
      subtitle: 'Payroll counts the day so. What it was before is in the audit log',
    },
    holidayRemoved: {
      title: '{{name}} removed the public holiday {{holiday}} of {{day, day}}',
      subtitle: 'Payroll counts the day so. What it was before is in the audit log',
    },
    holidaysImported: {
      title_one: '{{name}} brought {{count}} public holiday up to today from a file: {{days, span}}',
      title_other: '{{name}} brought {{count}} public holidays up to today from a file: {{days, span}}',
      subtitle: 'Payroll counts these days so. Each of them is in the audit log',
    },
    ownWaived: {
      title_one: '{{name}} closed the pay period {{days, span}} with {{count}} thing of their own undecided',
      title_other: '{{name}} closed the pay period {{days, span}} with {{count}} things of their own undecided',
      subtitle: 'Payroll counts it as it stood. You can open the period again',
    },
    administratorMade: {
      title: '{{name}} made {{who}} an administrator',
      subtitle: 'If {{name}} knows nothing of it, suspend both accounts at once',
    },
    officerMade: {
      title: '{{name}} made {{who}} an HR officer',
      subtitle: 'If {{name}} knows nothing of it, suspend both accounts at once',
    },
    newDevice: {
      title: 'Sign-in on a new device: {{device, device}}',
      subtitle: 'From {{address}}. If that was not you, change your password',
    },
    passwordChanged: {
      title: 'Your password was changed',
      subtitle: 'If that was not you, ask the HR office at once',
    },
    resetHandedOut: {
      title: '{{name}} of the HR office handed out a link for a new password of yours',
      subtitle: 'If you did not ask for it, tell an administrator at once',
    },
    mailChanged: {
      title: 'Your mail address was changed',
      subtitle: 'If that was not you, open the link in your old mailbox and change your password',
    },
    mailChangedByOffice: {
      title: 'The HR office changed your mail address',
      subtitle: 'If you know nothing of it, ask the HR office at once',
    },
    accountRaised: {
      title: 'You may do more in Muster now',
      subtitle:
        'Access keys of before are gone. Sign in with your password once: a passkey of before is enough again when it has come after it. Confirm your mail address if your profile asks for it',
    },
    mailRestored: {
      title: 'Your mail address is the one of before again',
      subtitle: 'Set a new password if somebody else had changed it',
    },
    keyMade: {
      title: 'An access key was made: {{key}}',
      subtitle: 'If that was not you, end it and change your password',
    },
    factorAdded: {
      title: 'An authenticator app was set up for your sign-in',
      subtitle: 'If that was not you, ask the HR office at once',
    },
    passkeyAdded: {
      title: 'A passkey was set up for your sign-in: {{key}}',
      subtitle: 'If that was not you, remove it and change your password',
    },
    factorRemoved: {
      title: 'Your two-step sign-in was removed',
      subtitle: 'If that was not you, change your password',
    },
    factorsTaken: {
      title: '{{name}} removed your two-step sign-in',
      subtitle: 'Set it up again when you sign in',
    },
    recoveryRenewed: {
      title: 'You have new recovery codes',
      subtitle: 'Those from before are void. If that was not you, change your password',
    },
    recoveryUsed: {
      title: 'A recovery code was used to sign in',
      subtitle: 'If that was not you, change your password and make new codes',
    },
    pinChosen: {
      title: 'You have a new PIN for the doors',
      subtitle: 'If that was not you, change your password and your PIN',
    },
    pinHandedOut: {
      title: '{{name}} of the HR office handed out a new PIN for you',
      subtitle: 'It checks you in at a door, and nothing else. If you did not ask for it, ask the HR office',
    },
    pinTaken: {
      title: '{{name}} of the HR office removed your PIN for the doors',
      subtitle: 'You check in as before in the app',
    },
    pinHeld: {
      title: 'Five wrong PINs for you at the door {{door}}',
      subtitle: 'Your PIN rests for 15 minutes. If that was not you, tell the HR office',
    },
    crewCheckedIn: { title: '{{name}} checked you in at {{time}}', subtitle: '{{day, day}}. Wrong? Correct the day' },
    crewCheckedOut: { title: '{{name}} checked you out at {{time}}', subtitle: '{{day, day}}. Wrong? Correct the day' },
    crewGiven: { title: 'New among those you check in for: {{number}}', subtitle: 'Said by {{name}} of the HR office' },
    crewTaken: { title: 'You no longer check in for: {{number}}', subtitle: 'Said by {{name}} of the HR office' },
    crewLeadNamed: { title: '{{lead}} may check you in and out from now on', subtitle: 'You are told each time' },
    crewLeadEnded: { title: '{{lead}} no longer checks you in and out', subtitle: 'Said by {{name}} of the HR office' },
    note: { title: '{{title}}', subtitle: '{{subtitle}}' },
  },
} as const;
