import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';

/** The office of the sample company (WIRE section 3). Everything here is made up; the places are public ones. */
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

/** Leave without pay has days too, as many as the office lets anybody go without asking the owner. */
export const leaveCodes = [
  {
    leaveid: 'EL',
    description: 'EARNED LEAVE',
    next_to_holiday: 'forbid',
    next_to_offday: 'forbid',
    days_per_year: 10,
  },
  { leaveid: 'CL', description: 'CASUAL LEAVE', next_to_holiday: 'allow', next_to_offday: 'allow', days_per_year: 6 },
  { leaveid: 'ML', description: 'MEDICAL LEAVE', next_to_holiday: 'allow', next_to_offday: 'allow', days_per_year: 30 },
  {
    leaveid: 'WP',
    description: 'LEAVE WITHOUT PAY',
    next_to_holiday: 'allow',
    next_to_offday: 'allow',
    days_per_year: 30,
  },
  { leaveid: 'O', description: 'OFF DAY', next_to_holiday: 'allow', next_to_offday: 'allow', days_per_year: 12 },
] as const;

export const tripTypes = ['Delivery', 'Sales visit', 'Training'];
export const cars = ['YGN-9A-1207', 'YGN-9A-1311', 'YGN-7C-4402', 'YGN-5D-2098', 'MDY-3B-6615'];
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
