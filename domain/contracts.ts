import * as attendance from './attendance/attendance-contract.ts';
import * as holidays from './holidays/holidays-contract.ts';
import * as leave from './leave/leave-contract.ts';
import * as leaveOffice from './leave/leave-office-contract.ts';
import * as members from './members/members-contract.ts';
import * as notifications from './notifications/notifications-contract.ts';
import * as lookups from './office/lookups-contract.ts';
import * as office from './office/office-contract.ts';
import * as session from './session/session-contract.ts';
import * as trips from './trips/trips-contract.ts';
import type { Contract } from './wire/contract.ts';

const isContract = (it: unknown): it is Contract =>
  typeof it === 'object' && it !== null && 'path' in it && 'reply' in it && 'access' in it;

/** Every call of the wire. A route that is not in this list fails the tests. */
export const contracts: readonly Contract[] = [
  ...[session, members, attendance, holidays, leave, leaveOffice, notifications, office, trips].flatMap((file) =>
    Object.values(file).filter(isContract),
  ),
  ...lookups.lookupContracts.map((it) => it.contract),
];
