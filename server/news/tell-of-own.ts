import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/caller.ts';
import { administratorIds } from '../records/members/member/administrators.ts';
import { companyToday } from '../records/office/company.ts';
import { tell } from './tell.ts';

/**
 * What the office sets for everybody holds for the officer, too. Where somebody of the office who is no administrator sets
 * what is to their own good, or what is paid for days gone by (`news` says what, or nothing), administrators are told; it is
 * on record either way (threats T49).
 */
export async function tellOfOwn(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  { member }: Caller,
  at: string,
  news: () => Promise<News | undefined>,
): Promise<void> {
  const told = member.role === 'SA' ? undefined : await news();
  if (!told) return;
  const memberIds = await administratorIds(trx, await companyToday(trx, clock));
  await tell(post, trx, { memberIds, news: told, at });
}
