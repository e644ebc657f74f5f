import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Employment } from '@muster/domain/members/employment.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../../database/engine.ts';
import { employmentColumns, employmentOf } from '../../records/members/employment.ts';

export interface Deputy {
  readonly id: number;
  readonly membername: string;
  /** Works here, and can sign in. */
  readonly active: boolean;
  readonly employment: Employment;
}

/** A member who may be named a deputy; guests are none. */
export async function deputyByCode(db: Read, membercode: string, today: Day): Promise<Deputy | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'membername', 'status', ...employmentColumns])
    .where('membercode', '=', membercode)
    .where('guest', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const active = row.status === 'active' && !hasLeft(row.left_on, today);
  return { id: row.id, membername: row.membername, active, employment: employmentOf(row) };
}
