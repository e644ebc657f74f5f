import type { push } from '../messages/en/push.ts';
import type { News } from './news.ts';

/** How some news is told on devices: the title alone, and how much it matters when. */
export interface Pushed {
  readonly title: keyof typeof push.titles;
  /** How soon a device is woken for it (RFC 8030, 5.3). */
  readonly urgency: 'normal' | 'high';
  /** Seconds for which a push service keeps it for a device that is off. */
  readonly ttl: number;
  /** Minutes for which a push service that does not answer is tried again; then it goes by mail. */
  readonly patience: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

const news = { urgency: 'normal', ttl: 3 * DAY, patience: 60 } as const;
/** Of no use later. */
const reminder = { urgency: 'high', ttl: 2 * HOUR, patience: 10 } as const;
const access = { urgency: 'high', ttl: 3 * DAY, patience: 60 } as const;

const leaveWaits = { title: 'leaveWaits', ...news } as const;
const leaveDecided = { title: 'leaveDecided', ...news } as const;
const leaveChanged = { title: 'leaveChanged', ...news } as const;
const tripWaits = { title: 'tripWaits', ...news } as const;
const tripDecided = { title: 'tripDecided', ...news } as const;
const tripChanged = { title: 'tripChanged', ...news } as const;
const correctionDecided = { title: 'correctionDecided', ...news } as const;
const intoOffice = { title: 'intoOffice', ...access } as const;
const account = { title: 'account', ...access } as const;

const byCode: Readonly<Record<News['code'], Pushed | 'not'>> = {
  leaveAsked: leaveWaits,
  leaveAgreed: leaveWaits,
  leaveEdited: leaveWaits,
  returnAsked: leaveWaits,
  documentAdded: { title: 'leaveDocument', ...news },
  leaveApproved: leaveDecided,
  leaveRejected: leaveDecided,
  returnConfirmed: leaveDecided,
  returnDeclined: leaveDecided,
  leaveEntered: leaveChanged,
  leaveChanged,
  leaveCancelled: leaveChanged,
  balanceRaised: leaveChanged,
  balanceLowered: leaveChanged,
  daysAgreed: leaveChanged,
  yearEnded: leaveChanged,
  tripAsked: { title: 'tripAsked', ...news },
  tripToDecide: tripWaits,
  tripObjected: tripWaits,
  tripApproved: tripDecided,
  tripRejected: tripDecided,
  tripAssigned: tripChanged,
  tripChanged,
  tripLeft: tripChanged,
  tripCancelled: tripChanged,
  mileageReturned: tripChanged,
  tripOfGroupChanged: tripChanged,
  tripOfGroupCancelled: tripChanged,
  correctionAsked: { title: 'correctionWaits', ...news },
  correctionApproved: correctionDecided,
  correctionRejected: correctionDecided,
  correctionMade: { title: 'attendanceChanged', ...news },
  overtimeAsked: { title: 'correctionWaits', ...news },
  overtimeApproved: correctionDecided,
  overtimeRejected: correctionDecided,
  overtimeMade: { title: 'attendanceChanged', ...news },
  overtimeTakenBack: { title: 'attendanceChanged', ...news },
  hoursAsked: { title: 'correctionWaits', ...news },
  hoursApproved: correctionDecided,
  hoursRejected: correctionDecided,
  hoursMade: { title: 'attendanceChanged', ...news },
  hoursGivenBack: { title: 'attendanceChanged', ...news },
  hoursTakenBack: { title: 'attendanceChanged', ...news },
  inLieuAsked: { title: 'correctionWaits', ...news },
  inLieuApproved: leaveChanged,
  inLieuRejected: correctionDecided,
  inLieuMade: leaveChanged,
  inLieuTakenBack: leaveChanged,
  dayAccepted: { title: 'attendanceChanged', ...news },
  punchRejected: { title: 'attendanceChanged', ...news },
  checkInMissing: { title: 'checkIn', ...reminder },
  checkOutMissing: { title: 'checkOut', ...reminder },
  decisionsWait: { title: 'decisionsWait', ...reminder },
  handedOver: { title: 'decisionsWait', ...news },
  newDevice: { title: 'newDevice', ...access },
  passwordChanged: account,
  resetHandedOut: account,
  mailChanged: account,
  mailChangedByOffice: account,
  accountRaised: account,
  administratorMade: intoOffice,
  officerMade: intoOffice,
  mailRestored: account,
  keyMade: account,
  factorAdded: account,
  passkeyAdded: account,
  factorRemoved: account,
  factorsTaken: account,
  recoveryRenewed: account,
  recoveryUsed: account,
  pinChosen: account,
  pinHandedOut: account,
  pinTaken: account,
  pinHeld: account,
  crewCheckedIn: { title: 'attendanceChanged', ...news },
  crewCheckedOut: { title: 'attendanceChanged', ...news },
  crewGiven: 'not',
  crewTaken: 'not',
  crewLeadNamed: 'not',
  crewLeadEnded: 'not',
  workSet: 'not',
  workSetForDays: 'not',
  attendanceNotCounted: 'not',
  attendanceCounted: 'not',
  dayOff: 'not',
  dayWorked: 'not',
  dayUsual: 'not',
  deputyNamed: 'not',
  deputyEnded: 'not',
  placeSet: 'not',
  shiftSet: 'not',
  typeSet: 'not',
  typePaid: 'not',
  workRulesSet: 'not',
  holidayMade: 'not',
  holidayMoved: 'not',
  holidayElsewhere: 'not',
  holidayRemoved: 'not',
  holidaysImported: 'not',
  ownWaived: 'not',
  note: 'not',
};

/** How some news is told on the devices of who is told of it in the app; undefined where it is not. */
export function pushedAs(code: News['code']): Pushed | undefined {
  const how = byCode[code];
  return how === 'not' ? undefined : how;
}
