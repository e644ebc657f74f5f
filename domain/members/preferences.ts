import type { Language } from '../messages/languages.ts';
import type { News } from '../notifications/news.ts';

/** What a member chooses for themselves, on every device (wire 12). */
export const themes = ['light', 'dark', 'system'] as const;
/** The colours by their names: those of the accent, and of each bar. */
export const accentNames = [
  'blue',
  'whiteBlue',
  'blueDark',
  'slateDark1',
  'slateDark2',
  'purple1',
  'whitePurple',
  'purpleDark1',
  'purple2',
  'purpleDark2',
  'red',
] as const;
export const sidebars = ['full', 'compact'] as const;
export const toolbars = ['closed', 'open'] as const;
/** Whether `/` alone opens the search; who dictates or has unsteady hands may want it off (WCAG 2.1.4). */
export const singleKeys = ['on', 'off'] as const;

/** What members are told of, and where they may want it. */
export const toldKinds = ['leave', 'trip', 'correction', 'reminder', 'device', 'crew'] as const;
export const toldWhere = ['app', 'mail', 'both', 'none'] as const;

export type Theme = (typeof themes)[number];
export type AccentName = (typeof accentNames)[number];
export type SidebarChoice = (typeof sidebars)[number];
export type ToolbarChoice = (typeof toolbars)[number];
export type SingleKeys = (typeof singleKeys)[number];
export type ToldKind = (typeof toldKinds)[number];
export type ToldWhere = (typeof toldWhere)[number];

export interface Preferences {
  readonly language: Language;
  /** Whether the member has chosen the language; until then it is the device's, and English for mails. */
  readonly languagechosen: boolean;
  readonly theme: Theme;
  readonly accent: AccentName;
  readonly sidebar: SidebarChoice;
  readonly sidebartheme: AccentName;
  readonly topbartheme: AccentName;
  readonly footertheme: AccentName;
  /** The narrow bar at the right edge of a wide screen. */
  readonly toolbar: ToolbarChoice;
  readonly singlekeys: SingleKeys;
  readonly notify: Readonly<Record<ToldKind, ToldWhere>>;
}

/** What holds for who has chosen nothing. */
export const usualPreferences: Preferences = {
  language: 'en',
  languagechosen: false,
  theme: 'system',
  accent: 'blue',
  sidebar: 'full',
  sidebartheme: 'slateDark1',
  topbartheme: 'whiteBlue',
  footertheme: 'slateDark1',
  toolbar: 'closed',
  singlekeys: 'on',
  notify: { leave: 'both', trip: 'app', correction: 'both', reminder: 'both', device: 'both', crew: 'app' },
};

/** Looks to begin with: what each of them sets. Light and dark are left as they are. */
export const presets = {
  dark: {
    accent: 'blue',
    sidebar: 'full',
    sidebartheme: 'slateDark1',
    topbartheme: 'whiteBlue',
    footertheme: 'slateDark1',
  },
  light: {
    accent: 'blue',
    sidebar: 'full',
    sidebartheme: 'whiteBlue',
    topbartheme: 'blueDark',
    footertheme: 'blueDark',
  },
  compact: {
    accent: 'purple1',
    sidebar: 'compact',
    sidebartheme: 'purpleDark1',
    topbartheme: 'whitePurple',
    footertheme: 'slateDark2',
  },
} as const satisfies Record<string, Partial<Preferences>>;

/** News that waits for a decision, of which there may be many: by mail only to who has chosen so. */
const toDecide = [
  'leaveAsked',
  'leaveAgreed',
  'leaveEdited',
  'returnAsked',
  'documentAdded',
  'tripToDecide',
  'tripObjected',
  'correctionAsked',
  'inLieuAsked',
  'overtimeAsked',
  'hoursAsked',
] as const satisfies readonly News['code'][];
const TO_DECIDE: ReadonlySet<News['code']> = new Set(toDecide);

/** What alone those who decide for a member are told of what the member asks for. */
export type NewsToDecide = Extract<News, { readonly code: (typeof toDecide)[number] }>;

/**
 * What each news is about, and so whose choice holds; `always` is of who gets into an account and told everywhere,
 * whatever was chosen, perhaps by somebody else; `app` is of no kind, such as a new shift, and told in the app alone.
 */
const kindOf: Readonly<Record<News['code'], ToldKind | 'always' | 'app'>> = {
  leaveAsked: 'leave',
  leaveAgreed: 'leave',
  leaveEdited: 'leave',
  returnAsked: 'leave',
  documentAdded: 'leave',
  leaveApproved: 'leave',
  leaveRejected: 'leave',
  leaveEntered: 'leave',
  leaveChanged: 'leave',
  leaveCancelled: 'leave',
  returnConfirmed: 'leave',
  returnDeclined: 'leave',
  balanceRaised: 'leave',
  balanceLowered: 'leave',
  daysAgreed: 'leave',
  yearEnded: 'leave',
  tripAsked: 'trip',
  tripToDecide: 'trip',
  tripObjected: 'trip',
  tripApproved: 'trip',
  tripRejected: 'trip',
  tripAssigned: 'trip',
  tripChanged: 'trip',
  tripLeft: 'trip',
  tripCancelled: 'trip',
  mileageReturned: 'trip',
  tripOfGroupChanged: 'trip',
  tripOfGroupCancelled: 'trip',
  correctionAsked: 'correction',
  correctionApproved: 'correction',
  correctionRejected: 'correction',
  correctionMade: 'correction',
  overtimeAsked: 'correction',
  overtimeApproved: 'correction',
  overtimeRejected: 'correction',
  overtimeMade: 'correction',
  overtimeTakenBack: 'correction',
  hoursAsked: 'correction',
  hoursApproved: 'correction',
  hoursRejected: 'correction',
  hoursMade: 'correction',
  hoursGivenBack: 'correction',
  hoursTakenBack: 'correction',
  inLieuAsked: 'correction',
  inLieuApproved: 'correction',
  inLieuRejected: 'correction',
  inLieuMade: 'correction',
  inLieuTakenBack: 'correction',
  dayAccepted: 'correction',
  punchRejected: 'correction',
  checkInMissing: 'reminder',
  checkOutMissing: 'reminder',
  decisionsWait: 'reminder',
  newDevice: 'device',
  passwordChanged: 'always',
  resetHandedOut: 'always',
  mailChanged: 'always',
  mailChangedByOffice: 'always',
  accountRaised: 'always',
  administratorMade: 'always',
  officerMade: 'always',
  mailRestored: 'always',
  keyMade: 'always',
  factorAdded: 'always',
  passkeyAdded: 'always',
  factorRemoved: 'always',
  factorsTaken: 'always',
  recoveryRenewed: 'always',
  recoveryUsed: 'always',
  pinChosen: 'device',
  pinHandedOut: 'always',
  pinTaken: 'device',
  pinHeld: 'device',
  crewCheckedIn: 'crew',
  crewCheckedOut: 'crew',
  crewGiven: 'app',
  crewTaken: 'app',
  crewLeadNamed: 'app',
  crewLeadEnded: 'app',
  workSet: 'app',
  workSetForDays: 'app',
  attendanceNotCounted: 'app',
  attendanceCounted: 'app',
  dayOff: 'app',
  dayWorked: 'app',
  dayUsual: 'app',
  handedOver: 'app',
  deputyNamed: 'app',
  deputyEnded: 'app',
  placeSet: 'app',
  shiftSet: 'app',
  typeSet: 'app',
  typePaid: 'app',
  workRulesSet: 'app',
  holidayMade: 'app',
  holidayMoved: 'app',
  holidayElsewhere: 'app',
  holidayRemoved: 'app',
  holidaysImported: 'app',
  ownWaived: 'app',
  note: 'app',
};

/** Where a member is told some news: as they have chosen for its kind. */
export function whereTold(code: News['code'], chosen: Preferences['notify'] | undefined): ToldWhere {
  const kind = kindOf[code];
  if (kind === 'always') return 'both';
  if (kind === 'app') return 'app';
  if (!chosen && TO_DECIDE.has(code)) return 'app';
  return (chosen ?? usualPreferences.notify)[kind];
}
