import type { Generated } from 'kysely';
import type { Read } from '../database/engine.ts';

export interface PasswordRequestTables {
  password_request: PasswordRequestTable;
}

interface PasswordRequestTable {
  id: Generated<number>;
  member_id: number;
  requested_at: string;
  handled_at: string | null;
}

export interface ResetFacts {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
}

/** A member who may get back in: active and registered, by code or by id. */
export async function findForReset(db: Read, who: string | number): Promise<ResetFacts | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'email'])
    .where(typeof who === 'number' ? 'id' : 'membercode', '=', who)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
}

/** Puts a request before HR; one open request a member is enough. */
export async function requestHelp(db: Read, memberId: number, now: string): Promise<void> {
  await db
    .insertInto('password_request')
    .values({ member_id: memberId, requested_at: now, handled_at: null })
    .onConflict((conflict) => conflict.column('member_id').where('handled_at', 'is', null).doNothing())
    .execute();
}
