import * as account from './account/account-contract.ts';
import * as administration from './administration/administration-contract.ts';
import * as ownFlags from './administration/own-flags-contract.ts';
import * as attendance from './attendance/attendance-contract.ts';
import * as board from './attendance/board/board-contract.ts';
import * as corrections from './attendance/corrections/correction-contract.ts';
import * as crew from './attendance/crew/crew-contract.ts';
import * as attendanceFiles from './attendance/files/attendance-files-contract.ts';
import * as periods from './attendance/periods/periods-contract.ts';
import * as review from './attendance/review/review-contract.ts';
import * as roster from './attendance/roster/roster-contract.ts';
import * as summary from './attendance/summary/summary-contract.ts';
import * as today from './attendance/today/today-contract.ts';
import * as audit from './audit/audit-contract.ts';
import * as deputies from './deputies/deputies-contract.ts';
import * as doors from './doors/doors-contract.ts';
import * as factors from './factors/factors-contract.ts';
import * as ownFactors from './factors/own-factors-contract.ts';
import * as files from './files/files-contract.ts';
import * as holidays from './holidays/holidays-contract.ts';
import * as keys from './keys/keys-contract.ts';
import * as decidedLeave from './leave/approvals/decided-leave-contract.ts';
import * as agreedDays from './leave/balances/agreed-days-contract.ts';
import * as leaveDocuments from './leave/documents/leave-documents-contract.ts';
import * as leave from './leave/leave-contract.ts';
import * as leaveOffice from './leave/leave-office-contract.ts';
import * as ownDays from './leave/own/own-days-contract.ts';
import { listContracts } from './lists/lists-contract.ts';
import * as memberAccess from './members/member-access-contract.ts';
import * as memberFile from './members/member-file-contract.ts';
import * as memberOffice from './members/member-office-contract.ts';
import * as members from './members/members-contract.ts';
import * as profile from './members/profile-contract.ts';
import * as mileage from './mileage/mileage-contract.ts';
import * as notifications from './notifications/notifications-contract.ts';
import * as push from './notifications/push-contract.ts';
import * as health from './office/health-contract.ts';
import * as lookups from './office/lookups-contract.ts';
import * as office from './office/office-contract.ts';
import * as settings from './office/settings-contract.ts';
import { sampleContracts } from './samples/sample-contracts.ts';
import * as ownSessions from './session/own-sessions-contract.ts';
import * as session from './session/session-contract.ts';
import * as tripList from './trips/trip-list-contract.ts';
import * as trips from './trips/trips-contract.ts';
import * as waiting from './waiting/waiting-contract.ts';
import type { Contract, LoadedContract } from './wire/contract.ts';
import * as work from './work/work-contract.ts';

const isContract = (it: unknown): it is Contract =>
  typeof it === 'object' && it !== null && 'path' in it && 'schemas' in it && 'access' in it;

const calls: readonly Contract[] = [
  ...[
    session,
    ownSessions,
    account,
    factors,
    ownFactors,
    keys,
    deputies,
    audit,
    members,
    profile,
    memberAccess,
    memberFile,
    memberOffice,
    attendance,
    today,
    board,
    summary,
    roster,
    corrections,
    attendanceFiles,
    periods,
    review,
    holidays,
    decidedLeave,
    leave,
    leaveOffice,
    leaveDocuments,
    agreedDays,
    ownDays,
    notifications,
    push,
    office,
    settings,
    health,
    tripList,
    trips,
    mileage,
    doors,
    crew,
    waiting,
    work,
    administration,
    ownFlags,
    files,
  ].flatMap((file) => Object.values(file).filter(isContract)),
  ...Object.values(listContracts).flatMap((noun): Contract[] => Object.values(noun)),
  ...lookups.lookupContracts.map((it) => it.contract),
  ...sampleContracts,
];

/** Every call of the wire with its schemas. A route that is not in this list fails the tests. */
export const contracts: readonly LoadedContract[] = await Promise.all(
  calls.map(async (it) => ({ ...it, ...(await it.schemas()) })),
);

const byName = new Map(contracts.map((it) => [it.name, it]));

/** A contract with its schemas; fails for one that is not in the list. */
export function loadedContract({ name }: Contract): LoadedContract {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is not in the list of contracts.`);
  return found;
}
