/** What a device shows of some news, perhaps while it is locked: that there is some, and of what kind. */
export const push = {
  titles: {
    leaveWaits: 'Leave: a request waits for you',
    leaveDecided: 'Leave: decided',
    leaveChanged: 'Leave: something of yours was changed',
    leaveDocument: 'Leave: a document was added',
    tripAsked: 'Trip: you are asked to come along',
    tripWaits: 'Trip: a request waits for you',
    tripDecided: 'Trip: decided',
    tripChanged: 'Trip: something of yours was changed',
    correctionWaits: 'Correction: a request waits for you',
    correctionDecided: 'Correction: decided',
    attendanceChanged: 'Attendance: something of yours was changed',
    checkIn: 'Remember to check in',
    checkOut: 'Remember to check out',
    decisionsWait: 'Requests wait for your decision',
    newDevice: 'Account: a sign-in on a new device',
    account: 'Account: something of yours was changed',
    intoOffice: 'Office: somebody came into it',
  },
} as const;
