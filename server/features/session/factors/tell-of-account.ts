import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { tell } from '../../../news/tell.ts';
import { type AuditVerb, recordAudit } from '../../../records/office/audit.ts';

/** Puts what a member changed of how they get in on record, and tells them, should it have been somebody else. */
export async function tellOfAccount(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  it: { readonly caller: Caller; readonly verb: AuditVerb; readonly news: News },
): Promise<void> {
  const at = writeInstant(clock());
  const { id } = it.caller.member;
  await recordAudit(trx, { at, actorId: id, action: `member.${it.verb}`, subject: `member:${id}` });
  await tell(post, trx, { memberIds: [id], news: it.news, at });
}
