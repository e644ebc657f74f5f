import type { Generated } from 'kysely';
import type { Writable, Write } from '../../database/engine.ts';

export interface PasswordRequestTables {
  password_request: PasswordRequestTable;
}

interface PasswordRequestTable {
  id: Generated<number>;
  member_id: number;
  requested_at: string;
  handled_at: string | null;
}

/** Puts a request before HR; one open request a member is enough. */
export async function requestHelp(db: Writable, memberId: number, now: string): Promise<void> {
  await db
    .insertInto('password_request')
    .values({ member_id: memberId, requested_at: now, handled_at: null })
    .onConflict((conflict) => conflict.column('member_id').where('handled_at', 'is', null).doNothing())
    .execute();
}

/** The member has been helped. */
export async function closePasswordRequest(trx: Write, memberId: number, now: string): Promise<void> {
  await trx
    .updateTable('password_request')
    .set({ handled_at: now })
    .where('member_id', '=', memberId)
    .where('handled_at', 'is', null)
    .execute();
}
