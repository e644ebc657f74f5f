import { type Decided, mayDecideFor } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import type { CorrectionState } from './correction-contract.ts';

/** What somebody may do with a correction as it stands, by whether its day is in a closed pay period. */
export function mayDo(actor: CurrentMember, subject: Decided, state: CorrectionState, isClosed: boolean) {
  const decide = state === 'pending' && mayDecideFor(actor, subject);
  return { decide, approve: decide && !isClosed, withdraw: state === 'pending' && actor.id === subject.id };
}
