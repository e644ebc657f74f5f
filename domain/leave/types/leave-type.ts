/** The type of the specification's default leave (behaviour 9). */
export const DEFAULT_LEAVE_TYPE = 'EL';

/** An off day taken as leave; it may be taken anew but not chosen when a leave is edited (behaviour 5). */
export const OFF_DAY_TYPE = 'O';

export const adjacencies = ['allow', 'forbid'] as const;
export type Adjacency = (typeof adjacencies)[number];

/** A leave type and whether it may stand next to public holidays and to the member's off-days. */
export interface LeaveType {
  readonly leaveid: string;
  readonly description: string;
  readonly nextToHoliday: Adjacency;
  readonly nextToOffday: Adjacency;
}

/** Whether off-days and public holidays within a leave cost days of the balance (behaviour 5). */
export const freeDaysRules = ['counted', 'skipped'] as const;
export type FreeDaysRule = (typeof freeDaysRules)[number];

export const payments = ['full', 'half', 'none'] as const;
export type Payment = (typeof payments)[number];

/** How a leave type is paid, and how its days come and go. */
export interface LeaveTerms {
  readonly paid: Payment;
  /** Has no days of its own that could be used up. */
  readonly unlimited: boolean;
  /** Who joins within a year gets the part of its days that is left of it. */
  readonly prorated: boolean;
  /** How many days of a year may be carried into the next, and for how many months; 0 months: all year. */
  readonly carryDays: number;
  readonly carryMonths: number;
  /** May be taken for half a day. */
  readonly halfDays: boolean;
  readonly freeDays: FreeDaysRule;
  /** After how many months here it may be taken for the first time. */
  readonly serviceMonths: number;
  /** What a leave may take of the days of a year is what is earned by its first day, month by month. */
  readonly earnedMonthly: boolean;
  /** Of more than how many days a request is approved by the HR office as well; null: none is. */
  readonly secondOver: number | null;
  /** Of more than how many days a document is asked for; null: of none. */
  readonly documentOver: number | null;
  /** Taken for no new leave any more. */
  readonly retired: boolean;
}

/**
 * Whether terms give everybody more than those before, beside the days a year: no limit, more days that are carried over or
 * for longer, free days that cost nothing, days that may be taken sooner.
 */
export function giveMore(before: LeaveTerms, after: LeaveTerms): boolean {
  const months = ({ carryMonths }: LeaveTerms) => carryMonths || 12;
  return (
    (after.unlimited && !before.unlimited) ||
    after.carryDays > before.carryDays ||
    (after.carryDays > 0 && months(after) > months(before)) ||
    (after.freeDays === 'skipped' && before.freeDays === 'counted') ||
    after.serviceMonths < before.serviceMonths ||
    (before.earnedMonthly && !after.earnedMonthly) ||
    (before.earnedMonthly && before.prorated && !after.prorated)
  );
}

/** A type on which nothing else was agreed. */
export const plainTerms: LeaveTerms = {
  paid: 'full',
  unlimited: false,
  prorated: false,
  carryDays: 0,
  carryMonths: 0,
  halfDays: false,
  freeDays: 'counted',
  serviceMonths: 0,
  earnedMonthly: false,
  secondOver: null,
  documentOver: null,
  retired: false,
};

/** The types that a new company begins with. They give no days until the office says how many. */
export const firstLeaveTypes: readonly LeaveType[] = [
  { leaveid: DEFAULT_LEAVE_TYPE, description: 'EARNED LEAVE', nextToHoliday: 'forbid', nextToOffday: 'forbid' },
  { leaveid: 'CL', description: 'CASUAL LEAVE', nextToHoliday: 'allow', nextToOffday: 'allow' },
  { leaveid: 'ML', description: 'MEDICAL LEAVE', nextToHoliday: 'allow', nextToOffday: 'allow' },
  { leaveid: 'WP', description: 'LEAVE WITHOUT PAY', nextToHoliday: 'allow', nextToOffday: 'allow' },
  { leaveid: OFF_DAY_TYPE, description: 'OFF DAY', nextToHoliday: 'allow', nextToOffday: 'allow' },
];

/** How a request holds its type: `EL-EARNED LEAVE` (behaviour 3). */
export const spelledType = (type: { leaveid: string; description: string }): string =>
  `${type.leaveid}-${type.description}`;

/** The id in front of the first dash, in capitals as ids are kept; a bare id is itself. */
export const leaveIdOf = (spelled: string): string => spelled.split('-', 1)[0]?.trim().toUpperCase() ?? '';

/** `EARNED LEAVE` of `EL-EARNED LEAVE`: the name that members read. */
export const leaveTitleOf = (spelled: string): string => spelled.slice(spelled.indexOf('-') + 1).trim();
