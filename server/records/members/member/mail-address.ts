import type { Read, Write } from '../../../database/engine.ts';

/** A mail address, and who of the office gave it; nobody where the member did. */
export interface MailAddress {
  readonly email: string;
  readonly emailBy: number | null;
}

export function findMail(db: Read, memberId: number): Promise<MailAddress> {
  const columns = ['email', 'email_by as emailBy'] as const;
  return db.selectFrom('member').select(columns).where('id', '=', memberId).executeTakeFirstOrThrow();
}

/** The mail addresses that some members gave are to be confirmed by them: no link goes there until they have done so. */
export async function doubtMailOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('member')
    .set((eb) => ({ email_by: eb.ref('member.id') }))
    .where('id', 'in', memberIds)
    .where('email_by', 'is', null)
    .where('email', '<>', '')
    .execute();
}
