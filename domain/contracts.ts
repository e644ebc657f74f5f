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
import type { Contract, LoadedContract } from './wire/contract.ts';

const isContract = (it: unknown): it is Contract =>
  typeof it === 'object' && it !== null && 'path' in it && 'schemas' in it && 'access' in it;

const calls: readonly Contract[] = [
  ...[session, members, attendance, holidays, leave, leaveOffice, notifications, office, trips].flatMap((file) =>
    Object.values(file).filter(isContract),
  ),
  ...lookups.lookupContracts.map((it) => it.contract),
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
