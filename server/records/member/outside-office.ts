import { officeRoles } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../../database/engine.ts';

/** Those of some members who are not of the office. */
export async function outsideOffice(db: Read, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('role', 'not in', officeRoles)
    .execute();
  return rows.map((it) => it.id);
}
