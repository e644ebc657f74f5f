import type { Day } from '@muster/domain/calendar/company-time.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../../database/engine.ts';

export interface Deputy {
  readonly id: number;
  readonly membername: string;
  /** Works here, and can sign in. */
  readonly active: boolean;
}

/** A member who may be named a deputy; guests are none. */
export async function deputyByCode(db: Read, membercode: string, today: Day): Promise<Deputy | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'membername', 'status', 'left_on'])
    .where('membercode', '=', membercode)
    .where('guest', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  return { id: row.id, membername: row.membername, active: row.status === 'active' && !hasLeft(row.left_on, today) };
}
