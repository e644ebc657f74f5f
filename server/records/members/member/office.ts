import type { Day } from '@muster/domain/calendar/company-time.ts';
import { officeRoles } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../../../database/engine.ts';
import { betweenTimes } from '../employment.ts';

/** The ids of the active members who are of the HR office on a day, administrators included. */
export async function officeIds(db: Read, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('role', 'in', officeRoles)
    .where('status', '=', 'active')
    .where((it) => it.not(betweenTimes(it, day)))
    .execute();
  return rows.map((it) => it.id);
}

/** Those of some members who are of the HR office, suspended or not. */
export async function officeAmong(db: Read, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('role', 'in', officeRoles)
    .execute();
  return rows.map((it) => it.id);
}
