import { forgotPassword } from '@muster/domain/session/session-contract.ts';
import type { Office } from '../company/office.ts';
import { mailsIn } from '../company/outbox.ts';

/** The mails to a mailbox with a link for a new password. */
export const resetLinksTo = (office: Office, mailbox: string): string[] =>
  mailsIn(office.dataDir).filter((it) => it.includes(`To: ${mailbox}`) && it.includes('/session/reset'));

/** What a member who forgot their password gets: a link in a mailbox, or a request before the office. */
export async function forgets(
  office: Office,
  { id, membercode }: { readonly id: number; readonly membercode: string },
  mailbox: string,
): Promise<'mailed' | 'put before the office'> {
  const { query } = office.database;
  await query.deleteFrom('password_request').where('member_id', '=', id).execute();
  const before = resetLinksTo(office, mailbox).length;
  await office.visitor().call(forgotPassword, { body: { membercode } });
  await office.deps.background.settled();
  const mailed = resetLinksTo(office, mailbox).length > before;
  const waiting = await query.selectFrom('password_request').where('member_id', '=', id).select('id').execute();
  if (waiting.length !== (mailed ? 0 : 1)) throw new Error(`${waiting.length} requests wait, mailed: ${mailed}`);
  return mailed ? 'mailed' : 'put before the office';
}
