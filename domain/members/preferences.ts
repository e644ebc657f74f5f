import type { News } from '../notifications/news.ts';

/** What a member chooses for themselves, on every device (wire 12). */
export const themes = ['light', 'dark', 'system'] as const;
export const accentNames = ['blue', 'slateDark1', 'slateDark2', 'purple1', 'purple2', 'red'] as const;
export const sidebars = ['full', 'compact'] as const;

/** What members are told of, and where they may want it. */
export const toldKinds = ['leave', 'trip', 'correction', 'reminder', 'device'] as const;
export const toldWhere = ['app', 'mail', 'both', 'none'] as const;

export type Theme = (typeof themes)[number];
export type AccentName = (typeof accentNames)[number];
export type SidebarChoice = (typeof sidebars)[number];
export type ToldKind = (typeof toldKinds)[number];
export type ToldWhere = (typeof toldWhere)[number];

export interface Preferences {
  readonly language: string;
  readonly theme: Theme;
  readonly accent: AccentName;
  readonly sidebar: SidebarChoice;
  readonly notify: Readonly<Record<ToldKind, ToldWhere>>;
}

/** What holds for who has chosen nothing. */
export const usualPreferences: Preferences = {
  language: 'en',
  theme: 'system',
  accent: 'blue',
  sidebar: 'full',
  notify: { leave: 'both', trip: 'app', correction: 'both', reminder: 'both', device: 'both' },
};

/** News that waits for a decision, of which there may be many: by mail only to who has chosen so. */
const TO_DECIDE: ReadonlySet<News['code']> = new Set([
  'leaveAsked',
  'leaveEdited',
  'returnAsked',
  'tripToDecide',
  'tripObjected',
  'correctionAsked',
]);

/** News of who gets into an account is told everywhere, whatever was chosen, perhaps by somebody else. */
const OF_ACCESS: ReadonlySet<News['code']> = new Set([
  'passwordChanged',
  'mailChanged',
  'mailRestored',
  'keyMade',
  'factorAdded',
  'passkeyAdded',
  'factorRemoved',
  'factorsTaken',
  'recoveryRenewed',
  'recoveryUsed',
]);

const kindOf: Readonly<Partial<Record<News['code'], ToldKind>>> = {
  leaveAsked: 'leave',
  leaveEdited: 'leave',
  returnAsked: 'leave',
  leaveApproved: 'leave',
  leaveRejected: 'leave',
  leaveEntered: 'leave',
  leaveCancelled: 'leave',
  returnConfirmed: 'leave',
  returnDeclined: 'leave',
  balanceRaised: 'leave',
  balanceLowered: 'leave',
  tripAsked: 'trip',
  tripToDecide: 'trip',
  tripObjected: 'trip',
  tripApproved: 'trip',
  tripRejected: 'trip',
  tripAssigned: 'trip',
  tripChanged: 'trip',
  tripLeft: 'trip',
  tripCancelled: 'trip',
  correctionAsked: 'correction',
  correctionApproved: 'correction',
  correctionRejected: 'correction',
  correctionMade: 'correction',
  checkInMissing: 'reminder',
  checkOutMissing: 'reminder',
  decisionsWait: 'reminder',
  newDevice: 'device',
};

/**
 * Where a member is told some news: as they have chosen for its kind. What is of no kind, such as a new shift, is told
 * in the app whatever they chose.
 */
export function whereTold(code: News['code'], chosen: Preferences['notify'] | undefined): ToldWhere {
  if (OF_ACCESS.has(code)) return 'both';
  const kind = kindOf[code];
  if (!kind) return 'app';
  if (!chosen && TO_DECIDE.has(code)) return 'app';
  return (chosen ?? usualPreferences.notify)[kind];
}
