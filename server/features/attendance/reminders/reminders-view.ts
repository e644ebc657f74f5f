import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { tripsToDecide } from '../../../records/to-decide.ts';

/** Who manages a group on a day, active members alone. */
export async function managersOn(db: Read, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select('group_manager.member_id')
    .distinct()
    .where('member.status', '=', 'active')
    .where('group_manager.from_day', '<=', day)
    .where('group_manager.until_day', '>=', day)
    .execute();
  return rows.map((it) => it.member_id);
}

/** How much waits for each manager by kind: of the members of their groups, never their own. */
export async function waitingForManagers(
  db: Read,
  day: Day,
): Promise<Record<'leave' | 'trips' | 'corrections', ReadonlyMap<number, number>>> {
  const leave = managedRows(db, day)
    .innerJoin('leave', 'leave.member_id', 'member_work.member_id')
    .where(sql<SqlBool>`(leave.status = 'pending' or leave.return_from is not null)`)
    .where('leave.status', '<>', 'removed')
    .select('leave.id');
  const trips = managedRows(db, day)
    .innerJoin('trip_member', 'trip_member.member_id', 'member_work.member_id')
    .innerJoin('trip', 'trip.id', 'trip_member.trip_id')
    .innerJoin('member as manager', 'manager.id', 'group_manager.member_id')
    .where('trip.approval', '=', 'requested')
    .select(['trip.id', 'manager.role']);
  const corrections = managedRows(db, day)
    .innerJoin('correction', 'correction.member_id', 'member_work.member_id')
    .where(sql<SqlBool>`correction.state = 'pending'`)
    .select('correction.id');
  const [ofLeave, ofTrips, ofCorrections] = [await leave.execute(), await trips.execute(), await corrections.execute()];
  const decidable = await decidableOf(db, ofTrips, day);
  return { leave: counted(ofLeave), trips: counted(decidable), corrections: counted(ofCorrections) };
}

/** Of trips that wait with members of managers, those that are the manager's to decide: not all with one of theirs on them are. */
async function decidableOf<T extends { readonly managerId: number; readonly role: Role; readonly id: number }>(
  db: Read,
  trips: readonly T[],
  today: Day,
): Promise<T[]> {
  const found: T[] = [];
  for (const [id, own] of Map.groupBy(trips, (it) => it.managerId)) {
    const office = own.some((it) => isOffice(it.role));
    const theirs = new Set((await tripsToDecide(db, { id, office, today }).execute()).map((it) => it.id));
    found.push(...own.filter((it) => theirs.has(it.id)));
  }
  return found;
}

/** A manager beside each member of their groups, but themselves. */
const managedRows = (db: Read, day: Day) =>
  db
    .selectFrom('group_manager')
    .innerJoin('member_work', 'member_work.group_id', 'group_manager.group_id')
    .select('group_manager.member_id as managerId')
    .whereRef('member_work.member_id', '<>', 'group_manager.member_id')
    .where('group_manager.from_day', '<=', day)
    .where('group_manager.until_day', '>=', day)
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day);

/** A thing that several of a manager's members share is one. */
function counted(rows: readonly { readonly managerId: number; readonly id: number }[]): ReadonlyMap<number, number> {
  const byManager = Map.groupBy(rows, (it) => it.managerId);
  return new Map([...byManager].map(([id, own]) => [id, new Set(own.map((it) => it.id)).size]));
}
