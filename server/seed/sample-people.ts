import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import { type GroupName, MANDALAY, type ShiftName } from './sample-office.ts';

export interface SamplePerson {
  readonly membercode: string;
  readonly membername: string;
  readonly role?: Exclude<Role, 'GUEST'>;
  readonly group: GroupName;
  /** Groups this member decides for. */
  readonly decidesFor?: readonly GroupName[];
  readonly shift?: ShiftName;
  readonly restDays?: string;
  readonly rule?: LocationRule;
  /** Their only site; all of the company's otherwise. */
  readonly onlySite?: string;
  /** Days before today on which they joined; years ago otherwise. */
  readonly joinedDaysAgo?: number;
  /** Days before today: the last day after which they left, and the day on which they came back. */
  readonly away?: { readonly leftDaysAgo: number; readonly backDaysAgo: number };
  /** Days before today on which the office suspended them. */
  readonly suspendedDaysAgo?: number;
  /** Listed by HR, no password yet: can register. */
  readonly listedOnly?: true;
  /** For whom they check in on their own phone, by member code. */
  readonly checksInFor?: readonly string[];
  /** Has not come in today, so that whoever tries the sample company can check in as them. */
  readonly stillExpectedToday?: true;
  readonly hasMail?: true;
}

const SUNDAY = '7';
const sales = { group: 'SALES' } as const;
const office = { group: 'OFFICE' } as const;
const store = { group: 'STORE', restDays: SUNDAY } as const;
const branch = { group: 'STORE', restDays: SUNDAY, onlySite: MANDALAY.sitename } as const;
const driver = { group: 'DELIVERY', restDays: SUNDAY, rule: 'exempt', shift: 'Early deliveries' } as const;

export const people: readonly SamplePerson[] = [
  { membercode: 'SA001', membername: 'Thida Aung', role: 'SA', ...office, decidesFor: ['OFFICE'], hasMail: true },
  { membercode: 'HR001', membername: 'Khin Mar Lwin', role: 'HR', ...office, hasMail: true },
  { membercode: 'MG001', membername: 'Kyaw Zin Htut', ...office, decidesFor: ['SALES'], hasMail: true },
  { membercode: 'MG002', membername: 'Nay Myo Tun', ...office, decidesFor: ['STORE', 'DELIVERY'], hasMail: true },
  { membercode: 'EM001', membername: 'Aye Chan Moe', ...sales, stillExpectedToday: true, hasMail: true },
  { membercode: 'EM002', membername: 'Hnin Wai Phyo', ...sales, stillExpectedToday: true },
  { membercode: 'EM003', membername: 'Zaw Min Oo', ...sales, hasMail: true },
  { membercode: 'EM004', membername: 'Su Myat Noe', ...sales, hasMail: true },
  { membercode: 'EM005', membername: 'Pyae Sone Aung', ...sales },
  { membercode: 'EM006', membername: 'Ei Ei Khaing', ...office, hasMail: true },
  { membercode: 'EM007', membername: 'Htet Naing Lin', ...office },
  { membercode: 'EM008', membername: 'Min Thu Kyaw', ...sales, suspendedDaysAgo: 23 },
  { membercode: 'EM009', membername: 'Yu Yu Hlaing', ...sales, joinedDaysAgo: 2, listedOnly: true },
  { membercode: 'EM010', membername: 'Soe Moe Thant', ...branch },
  { membercode: 'EM011', membername: 'May Thazin', ...branch, hasMail: true },
  { membercode: 'EM012', membername: 'Wai Yan Tun', ...branch },
  { membercode: 'EM013', membername: 'Nilar Win', ...store },
  { membercode: 'EM014', membername: 'Aung Ko Latt', ...store, shift: 'Night' },
  { membercode: 'EM015', membername: 'Thura Zaw', ...store, shift: 'Night' },
  { membercode: 'EM016', membername: 'Khin Sandar', ...store, away: { leftDaysAgo: 75, backDaysAgo: 41 } },
  { membercode: 'EM017', membername: 'Phyo Wai Lin', ...office, joinedDaysAgo: 61 },
  { membercode: 'EM018', membername: 'Cho Cho Mar', ...office, hasMail: true },
  {
    ...{ membercode: 'DR001', membername: 'Myint Swe', ...driver, stillExpectedToday: true },
    checksInFor: ['DR002', 'DR003', 'EM010', 'EM013'],
  },
  { membercode: 'DR002', membername: 'Than Htike', ...driver },
  { membercode: 'DR003', membername: 'Saw Lwin', ...driver },
  { membercode: 'DR004', membername: 'Tin Maung Oo', ...driver, onlySite: MANDALAY.sitename },
];
