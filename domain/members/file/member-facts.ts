import type { LocationRule } from '../../attendance/location-verdict.ts';
import type { Day } from '../../calendar/company-time.ts';
import type { Alternate } from '../../work/rest-days.ts';
import type { Employment } from '../employment.ts';
import type { MemberStatus, Role } from '../members-contract.ts';
import { ANYWHERE, AS_TYPE, writeAlternate, writeNames, writeWeekdays, writeYesNo } from './cells.ts';
import { agreedColumn, balanceColumn, type MemberColumn } from './columns.ts';

/** Days a year that are agreed otherwise for the next fiscal year, which no cell says: whatever one says is something else. */
export const DIFFERS = 'differs';

/** What a file of members says of one: what is kept of them today. */
export interface MemberFacts {
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Exclude<Role, 'GUEST'>;
  readonly groupId: number | null;
  readonly shiftId: number;
  /** ISO weekdays, in their order. */
  readonly restdays: readonly number[];
  /** Those that rest in some weeks alone. */
  readonly alternate: Alternate | null;
  /** Empty: all sites of the company. */
  readonly siteIds: readonly number[];
  /** Whether their sites hold at all. */
  readonly locationrule: LocationRule;
  /** Whether they are to check in. */
  readonly counted: boolean;
  readonly joinedon: Day | null;
  /** What remains of each leave type in the fiscal year of today, or of their first day (`balanceYearOf`). */
  readonly balances: ReadonlyMap<string, number>;
  /** The days a year that they have of leave types by an agreement of their own from that fiscal year on, where they have one. */
  readonly agreed: ReadonlyMap<string, number | typeof DIFFERS>;
}

/** Somebody who is listed already. */
export interface KnownMember extends MemberFacts {
  readonly id: number;
  readonly status: MemberStatus;
  readonly employment: Employment;
}

export interface Named {
  readonly id: number;
  readonly name: string;
  readonly retired: boolean;
}

/** What the company has to choose from, retired entries too, which those who have them keep. */
export interface CompanyFacts {
  readonly groups: readonly (Named & { readonly also: string; readonly managers: readonly string[] })[];
  readonly shifts: readonly Named[];
  readonly sites: readonly Named[];
  readonly defaultShiftId: number;
  /** The leave types that have a balance. */
  readonly leaveids: readonly string[];
  /** Codes of accounts that are no members. */
  readonly guestCodes: ReadonlySet<string>;
}

/** The cells of a member by column, as they are written and compared. */
export function cellsOf(it: MemberFacts, company: CompanyFacts): Record<string, string> {
  const nameOf = (list: readonly Named[], id: number) => list.find((one) => one.id === id)?.name ?? '';
  const group = company.groups.find((one) => one.id === it.groupId);
  const own: Readonly<Record<MemberColumn, string>> = {
    membercode: it.membercode,
    membername: it.membername,
    email: it.email,
    phone: it.phone,
    role: it.role,
    groupno: group?.name ?? '',
    manager: writeNames(group?.managers ?? []),
    shift: nameOf(company.shifts, it.shiftId),
    restdays: writeWeekdays(it.restdays),
    alternate: writeAlternate(it.alternate),
    sites: it.locationrule === 'exempt' ? ANYWHERE : writeNames(it.siteIds.map((id) => nameOf(company.sites, id))),
    joinedon: it.joinedon ?? '',
    counted: writeYesNo(it.counted),
  };
  const balances = company.leaveids.map((leaveid) => [balanceColumn(leaveid), String(it.balances.get(leaveid) ?? 0)]);
  const agreed = company.leaveids.map((leaveid) => {
    const days = it.agreed.get(leaveid) ?? AS_TYPE;
    return [agreedColumn(leaveid), days === DIFFERS ? '' : String(days)];
  });
  return { ...own, ...Object.fromEntries([...balances, ...agreed]) };
}
