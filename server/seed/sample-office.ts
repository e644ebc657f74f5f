import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { type Adjacency, OFF_DAY_TYPE } from '@muster/domain/leave/types/leave-type.ts';

/** The office of the sample company (wire 3). Everything here is made up; the places are public ones. */
export const COMPANY_NAME = 'Golden Lotus Trading';
export const ZONE = 'Asia/Yangon';
/** Calendars in Myanmar begin the week on Sunday. */
export const WEEK_START = 7;

export const HEAD_OFFICE: Site = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
export const MANDALAY: Site = { sitename: 'Mandalay Branch', latitude: 21.975, longitude: 96.083, radius: 300 };
export const sites: readonly Site[] = [HEAD_OFFICE, MANDALAY];

export const shifts = {
  'Office hours': { starts: '09:00', ends: '17:00' },
  'Early deliveries': { starts: '07:00', ends: '15:00' },
  Night: { starts: '22:00', ends: '06:00' },
} as const satisfies Record<string, Shift>;
export type ShiftName = keyof typeof shifts;
export const DEFAULT_SHIFT: ShiftName = 'Office hours';

export const groups = ['SALES', 'OFFICE', 'STORE', 'DELIVERY'] as const;
export type GroupName = (typeof groups)[number];
/** What the groups are called beside their number. */
export const groupNames: Readonly<Record<string, string>> = {
  SALES: 'Sales and customers',
  OFFICE: 'Office and accounts',
  STORE: 'Store and stock',
  DELIVERY: 'Drivers and delivery',
} satisfies Record<GroupName, string>;

const WITHOUT_PAY = 'WP';
const SICK = 'ML';

/** Leave without pay has days too, as many as the office lets anybody go without asking the owner. */
export const leaveCodes = [
  leaveCode('EL', 'EARNED LEAVE', 'forbid', 10),
  leaveCode('CL', 'CASUAL LEAVE', 'allow', 6),
  leaveCode(SICK, 'MEDICAL LEAVE', 'allow', 30),
  leaveCode(WITHOUT_PAY, 'LEAVE WITHOUT PAY', 'allow', 30),
  leaveCode('O', 'OFF DAY', 'allow', 12),
];

function leaveCode(leaveid: string, description: string, neighbours: Adjacency, days: number) {
  return {
    leaveid,
    description,
    next_to_holiday: neighbours,
    next_to_offday: neighbours,
    half_days_per_year: asHalfDays(days),
    half_days_allowed: leaveid === OFF_DAY_TYPE ? 0 : 1,
    paid: leaveid === WITHOUT_PAY ? ('none' as const) : ('full' as const),
    // A doctor's certificate.
    document_over: leaveid === SICK ? 2 : null,
  };
}

export const tripTypes = ['Delivery', 'Sales visit', 'Training'];
export const cars = [
  { carcode: 'YGN-9A-1207', description: 'Delivery truck', seats: 3 },
  { carcode: 'YGN-9A-1311', description: 'Delivery truck', seats: 3 },
  { carcode: 'YGN-7C-4402', description: 'Saloon', seats: 5 },
  { carcode: 'YGN-5D-2098', description: 'Van', seats: 9 },
  { carcode: 'MDY-3B-6615', description: 'Pick-up in Mandalay', seats: 5 },
];
export const competitors = [
  'Silver Star Trading',
  'Royal Thanlwin',
  'Shwe Pyi Distribution',
  'Blue Peacock',
  'Inle Best',
  'Ayeyar Wholesale',
];

/** Why somebody checks in away from every site. */
export const outsideReasons = [
  'Visiting a customer in Hlaing',
  'Meeting at the bank before work',
  'Collecting documents at the tax office',
  'At Bayintnaung market with the delivery',
  'Stock count at the rented warehouse',
  'Bus broke down on Pyay Road, walking the rest',
  'Training at the supplier',
];
