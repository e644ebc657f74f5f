import type { GroupName } from './sample-office.ts';

/** A trip of the sample company before it has its days. */
export interface PlannedTrip {
  readonly type: 'Delivery' | 'Sales visit' | 'Training';
  readonly place: string;
  readonly group: GroupName;
  readonly car?: number;
  readonly crew: readonly string[];
  /** Days from today to the departure: negative is over or under way, positive is to come. */
  readonly around: number;
  readonly days: number;
  readonly enteredBy: string;
  readonly remark: string;
  /** Positions in the list of competitors. */
  readonly competitors?: readonly number[];
  readonly cancelled?: string;
  /** Where it was asked for and is not approved. */
  readonly approval?: 'requested' | 'rejected';
  /** What was said with a rejection. */
  readonly decisionRemark?: string;
  /** What one of the crew holds against going. */
  readonly objection?: { readonly of: string; readonly why: string };
}

/** Where deliveries go, with the miles from Yangon. */
export const tripPlaces: readonly { readonly name: string; readonly miles: number }[] = [
  { name: 'Bago', miles: 57 },
  { name: 'Mandalay', miles: 390 },
  { name: 'Mawlamyine', miles: 186 },
  { name: 'Naypyidaw', miles: 230 },
  { name: 'Pathein', miles: 118 },
  { name: 'Taunggyi', miles: 410 },
];

const delivery = { type: 'Delivery', group: 'DELIVERY', enteredBy: 'MG002' } as const;
export const visit = { type: 'Sales visit', group: 'SALES', enteredBy: 'MG001' } as const;

/** Every standing that a trip can have: requested, planned, under way, done, cancelled, rejected. */
export const plannedTrips: readonly PlannedTrip[] = [
  { ...delivery, place: 'Mandalay', car: 0, crew: ['DR001', 'DR002'], around: -80, days: 3, remark: 'Autumn stock' },
  { ...delivery, place: 'Bago', car: 1, crew: ['DR003'], around: -52, days: 1, remark: '' },
  { ...delivery, place: 'Taunggyi', car: 0, crew: ['DR001', 'DR003'], around: -30, days: 4, remark: 'New dealers' },
  { ...delivery, place: 'Pathein', car: 2, crew: ['DR002'], around: -14, days: 2, remark: '' },
  { ...delivery, place: 'Naypyidaw', car: 4, crew: ['DR004'], around: -1, days: 4, remark: 'From the branch' },
  { ...delivery, place: 'Mawlamyine', car: 0, crew: ['DR001', 'DR002'], around: 6, days: 3, remark: 'Two lorries' },
  {
    ...visit,
    place: 'Mandalay',
    car: 3,
    crew: ['EM001', 'EM002', 'EM005'],
    around: 19,
    days: 3,
    remark: 'Dealers of upper Myanmar',
    competitors: [0, 3],
  },
  {
    ...visit,
    place: 'Pathein',
    car: 3,
    crew: ['EM003', 'EM004'],
    around: 33,
    days: 2,
    remark: 'Opening of a shop',
    enteredBy: 'EM003',
    competitors: [1],
  },
  {
    ...visit,
    place: 'Bago',
    crew: ['EM002'],
    around: 9,
    days: 1,
    remark: 'Market day',
    enteredBy: 'EM002',
    cancelled: 'The market is closed for repairs.',
  },
  {
    ...visit,
    place: 'Taunggyi',
    crew: ['EM003', 'EM004'],
    around: 47,
    days: 2,
    remark: 'New dealer',
    enteredBy: 'EM003',
    approval: 'requested',
    objection: { of: 'EM004', why: 'My sister marries on the first of these days.' },
  },
  {
    ...visit,
    place: 'Mawlamyine',
    crew: ['EM005'],
    around: 16,
    days: 1,
    remark: 'Trade fair',
    enteredBy: 'EM005',
    approval: 'rejected',
    decisionRemark: 'The stock count needs you that day.',
  },
  {
    type: 'Training',
    place: 'Naypyidaw',
    group: 'OFFICE',
    crew: ['EM006', 'EM018'],
    around: 40,
    days: 2,
    enteredBy: 'HR001',
    remark: 'Labour law',
  },
];
