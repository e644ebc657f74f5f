import { isHigher, isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember, Role } from '@muster/domain/members/members-contract.ts';
import { nowText } from '../clock.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { administratorIds } from '../records/members/member/administrators.ts';
import { companyToday } from '../records/office/company.ts';
import { tell } from './tell.ts';

/** Whose role is another from now on; `was` and `id` are of who was there before. */
interface Given {
  readonly id?: number | undefined;
  readonly membername: string;
  readonly role: Role;
  readonly was?: Role | undefined;
}

/**
 * Tells administrators who comes into the office or higher in it, and by whom, also the one by whom: with a session of theirs
 * that was left open somebody else could make an administrator of their own, and stay (threats T42).
 */
export async function tellOfOffice(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  { membername: name }: CurrentMember,
  given: readonly Given[],
): Promise<void> {
  const came = given.filter(({ role, was }) => isOffice(role) && isHigher(role, was ?? 'MEMBER'));
  if (came.length === 0) return;
  const administrators = await administratorIds(trx, await companyToday(trx, clock));
  for (const { id, membername: who, role } of came) {
    const code = role === 'SA' ? 'administratorMade' : 'officerMade';
    const memberIds = administrators.filter((it) => it !== id);
    await tell(post, trx, { memberIds, news: { code, params: { name, who } }, at: nowText(clock) });
  }
}
