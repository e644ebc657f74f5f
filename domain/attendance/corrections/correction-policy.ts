import { isOffice } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import type { CorrectionState } from './correction-contract.ts';

interface Subject {
  readonly id: number;
  readonly managerIds: readonly number[];
}

/** The member's manager or the office decides, never the member. */
export function mayDecideCorrection(actor: CurrentMember, subject: Subject): boolean {
  return actor.id !== subject.id && (isOffice(actor.role) || subject.managerIds.includes(actor.id));
}

/** What somebody may do with a correction as it stands, by whether its day is in a closed pay period. */
export function mayDo(actor: CurrentMember, subject: Subject, state: CorrectionState, isClosed: boolean) {
  const decide = state === 'pending' && mayDecideCorrection(actor, subject);
  return { decide, approve: decide && !isClosed, withdraw: state === 'pending' && actor.id === subject.id };
}
