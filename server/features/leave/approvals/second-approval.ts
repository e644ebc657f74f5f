import { approvalBy } from '@muster/domain/leave/approvals/second-approval.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { togetherAs } from '@muster/domain/notifications/told-together.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { tell } from '../../../news/tell.ts';
import type { StandIn } from '../../../records/deciding/managed-member.ts';
import { changeLeave, type StoredLeave } from '../../../records/leave/leave.ts';
import { findType, type KeptLeaveType } from '../../../records/leave/leave-type.ts';
import { officeIds } from '../../../records/members/member/office.ts';
import { companyToday } from '../../../records/office/company.ts';
import { toldDays } from '../tell-about-leave.ts';

type Deciding = Pick<Dependencies, 'clock' | 'post'>;

/**
 * What an approval of a leave that waits would be, by the type and the office as they are now. The caller holds its member.
 * @throws LEAVE_READ_ONLY where the office is to decide, rejecting as well: who agreed has said what they had to say
 */
export async function requireOpinion(
  deps: Deciding,
  trx: Write,
  actor: CurrentMember,
  leave: StoredLeave,
): Promise<'last' | 'agreement'> {
  const type = await findType(trx, leave.type.leaveid);
  const office = await officeIds(trx, await companyToday(trx, deps.clock));
  const opinion = standing(actor, leave, type, office);
  if (opinion === 'nothing') throw refuse('LEAVE_READ_ONLY', { params: { reason: 'agreed' } });
  return opinion;
}

/** The same where the type and who is of the office are known. */
export const standing = (
  actor: CurrentMember,
  leave: StoredLeave,
  type: Pick<KeptLeaveType, 'secondOver'> = { secondOver: null },
  office: readonly number[],
) =>
  approvalBy(actor, type, {
    days: chargedDays(leave),
    agreed: leave.agreedAt !== null,
    officeThere: office.some((id) => id !== leave.memberId),
  });

interface Agreed {
  readonly member: { readonly id: number; readonly membername: string };
  readonly leave: StoredLeave;
  readonly standIn: StandIn | undefined;
  readonly remark: string | undefined;
  readonly at: string;
}

/** Keeps who has agreed to a leave that the HR office decides then, and tells the office, but its member. The caller holds that one. */
export async function agreeTo(
  deps: Deciding,
  trx: Write,
  { id, membername: who }: CurrentMember,
  { member, leave, standIn, remark, at }: Agreed,
): Promise<void> {
  const agreed = { agreed_by: id, agreed_for: standIn?.managerId ?? null, agreed_at: at, agreed_remark: remark ?? '' };
  // It waits as before, and who was asked has read of it.
  await changeLeave(trx, leave, { status: 'pending', ...agreed }, at);
  const office = await officeIds(trx, await companyToday(trx, deps.clock));
  const params = { name: member.membername, who, ...toldDays(leave), remark };
  const news: News = { code: 'leaveAgreed', params };
  await tell(deps.post, trx, {
    memberIds: office.filter((it) => it !== member.id),
    news,
    counts: togetherAs(news, member.id),
    ...{ at, asked: `leave:${leave.id}` },
  });
}
