import type { DayPart } from '../calendar/day-part.ts';
import type { YearEndEffect } from '../leave/balances/year-end.ts';
import type { PartTimes } from '../leave/own/part-times.ts';
import type { news } from '../messages/en/news.ts';
import type { ParametersOf, Span } from '../messages/parameters.ts';

type Kinds = typeof news.kinds;
type TitleOf<K> = K[Extract<keyof K, `title${string}`>] & string;
type SubtitleOf<K> = K[Extract<keyof K, 'subtitle'>] & string;
type ParamsOf<K> = ParametersOf<TitleOf<K>> & ParametersOf<SubtitleOf<K>>;

/** Which half of its one day leave takes, and when that is. */
export interface ToldHalf extends PartTimes {
  readonly part: DayPart;
}

/** What may wait for a decision, in the order in which it is named, and where it is decided. */
export const decidedAt = {
  leave: '/dashboard/leave_approvals',
  corrections: '/dashboard/attendance_corrections',
  review: '/dashboard/attendance_review',
  trips: '/dashboard/trip_assignment',
  mileage: '/dashboard/mileage',
} as const;

/** How much waits of each. */
export type ToDecide = Readonly<Record<keyof typeof decidedAt, number>>;

/** One thing that the run of a year's end did to days of a member: of which leave type, how many, and until when they may be taken. */
export interface ToldEnded {
  readonly type: string;
  readonly what: keyof YearEndEffect;
  readonly count: number;
  readonly until?: string | undefined;
}

/** What goes with every kind of news, where there is any: what a person wrote, the minutes of overtime that were asked for, the trip to look at, the half of the day, the year's end, which fiscal year where it is not the running one, how many it stands for, what waits. */
export interface Extras extends Partial<ToDecide> {
  readonly remark?: string | undefined;
  readonly minutes?: number | undefined;
  readonly trip?: number | undefined;
  readonly half?: ToldHalf | undefined;
  readonly ended?: readonly ToldEnded[] | undefined;
  readonly ofYear?: Span | undefined;
  readonly several?: number | undefined;
}

type Fixed = Exclude<keyof Kinds, 'note'>;
type Told = { [C in Fixed]: { readonly code: C; readonly params: ParamsOf<Kinds[C]> & Extras } }[Fixed];

/** A member's note to self is in words of their own. */
interface OwnNote {
  readonly code: 'note';
  readonly params: {
    readonly heading?: string | undefined;
    readonly title: string;
    readonly subtitle: string;
    readonly path: string;
  };
}

/** What a member is told, as it is stored: the catalogue makes words of it. */
export type News = Told | OwnNote;

interface Look {
  readonly heading: keyof typeof news.headings;
  readonly icon: { readonly name: string; readonly color: 'primary' | 'secondary' | 'error' };
  /** A path of this application. */
  readonly path: string;
}

const toDecide: Look = {
  heading: 'leave',
  icon: { name: 'event', color: 'primary' },
  path: decidedAt.leave,
};
const waits: Look = { ...toDecide, heading: 'work' };
const good: Look = {
  heading: 'leave',
  icon: { name: 'event_available', color: 'primary' },
  path: '/dashboard/take_leave',
};
const bad: Look = { heading: 'leave', icon: { name: 'event_busy', color: 'error' }, path: '/dashboard/take_leave' };
const trip: Look = {
  heading: 'trip',
  icon: { name: 'flight', color: 'primary' },
  path: '/dashboard/trip_assignment',
};

const cancelled: Look = { ...trip, icon: { name: 'flight', color: 'error' } };

const work: Look = {
  heading: 'work',
  icon: { name: 'event', color: 'primary' },
  path: '/dashboard/public_holiday',
};

const corrected: Look = {
  heading: 'attendance',
  icon: { name: 'event_available', color: 'primary' },
  path: '/dashboard/attendance_corrections',
};

const missing: Look = {
  heading: 'attendance',
  icon: { name: 'event', color: 'primary' },
  path: '/dashboard/checkinmember',
};

const ofCrew: Look = { ...missing, path: '/dashboard/crew' };

const onRecord: Look = {
  heading: 'attendance',
  icon: { name: 'event', color: 'primary' },
  path: '/dashboard/audit',
};

const account: Look = {
  heading: 'account',
  icon: { name: 'devices', color: 'error' },
  path: '/dashboard/member-setting',
};

export const looks: Record<News['code'], Look> = {
  leaveAsked: toDecide,
  deputyNamed: toDecide,
  deputyEnded: toDecide,
  leaveAgreed: toDecide,
  leaveEdited: toDecide,
  returnAsked: toDecide,
  documentAdded: toDecide,
  leaveApproved: good,
  leaveRejected: bad,
  leaveEntered: good,
  leaveChanged: good,
  leaveCancelled: bad,
  returnConfirmed: good,
  returnDeclined: bad,
  balanceRaised: good,
  balanceLowered: bad,
  daysAgreed: good,
  yearEnded: good,
  dayAccepted: corrected,
  punchRejected: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  tripAsked: trip,
  tripToDecide: trip,
  tripObjected: trip,
  tripApproved: trip,
  tripRejected: { ...trip, icon: { name: 'flight', color: 'error' } },
  correctionAsked: { ...corrected, icon: { name: 'event', color: 'primary' } },
  correctionApproved: corrected,
  correctionRejected: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  correctionMade: corrected,
  overtimeAsked: { ...corrected, icon: { name: 'event', color: 'primary' } },
  overtimeApproved: corrected,
  overtimeRejected: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  overtimeMade: corrected,
  overtimeTakenBack: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  hoursAsked: { ...corrected, icon: { name: 'event', color: 'primary' } },
  hoursApproved: corrected,
  hoursRejected: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  hoursMade: corrected,
  hoursGivenBack: { ...corrected, icon: { name: 'event_busy', color: 'primary' } },
  hoursTakenBack: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  inLieuAsked: { ...corrected, icon: { name: 'event', color: 'primary' } },
  inLieuApproved: good,
  inLieuRejected: { ...corrected, icon: { name: 'event_busy', color: 'error' } },
  inLieuMade: good,
  inLieuTakenBack: bad,
  checkInMissing: missing,
  checkOutMissing: missing,
  decisionsWait: waits,
  handedOver: waits,
  tripAssigned: trip,
  tripChanged: trip,
  tripLeft: trip,
  tripCancelled: cancelled,
  mileageReturned: trip,
  tripOfGroupChanged: trip,
  tripOfGroupCancelled: cancelled,
  workSet: work,
  workSetForDays: work,
  attendanceNotCounted: work,
  attendanceCounted: work,
  dayOff: work,
  dayWorked: work,
  dayUsual: work,
  placeSet: onRecord,
  shiftSet: onRecord,
  typeSet: onRecord,
  typePaid: onRecord,
  workRulesSet: onRecord,
  holidayMade: onRecord,
  holidayMoved: onRecord,
  holidayElsewhere: onRecord,
  holidayRemoved: onRecord,
  holidaysImported: onRecord,
  ownWaived: onRecord,
  administratorMade: { ...account, path: '/dashboard/audit' },
  officerMade: { ...account, path: '/dashboard/audit' },
  newDevice: account,
  passwordChanged: account,
  resetHandedOut: account,
  mailChanged: account,
  mailChangedByOffice: account,
  accountRaised: { ...account, path: '/dashboard/member-profile' },
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
  crewCheckedIn: missing,
  crewCheckedOut: missing,
  crewGiven: ofCrew,
  crewTaken: missing,
  crewLeadNamed: missing,
  crewLeadEnded: missing,
  note: { heading: 'note', icon: { name: 'notifications', color: 'secondary' }, path: '/' },
};

/**
 * Whether this version can tell of a code. Servers of two versions may write beside each other: what the newer one has
 * stored the older one leaves out of lists, and leaves to the newer one to push and to mail.
 */
export const isKnownNews = (code: string): code is News['code'] => Object.hasOwn(looks, code);

/** The codes that this version can tell of. */
export const newsCodes = Object.keys(looks) as News['code'][];
