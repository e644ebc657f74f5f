import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';

/** Only the member asks for, changes or takes back their own leave. */
export function mayChangeLeave(actor: CurrentMember, subject: { id: number }): boolean {
  return actor.id === subject.id;
}

/** The office adjusts everybody's balance but its own. */
export function mayAdjustLeave(actor: CurrentMember, subject: { id: number }): boolean {
  return isOffice(actor.role) && actor.id !== subject.id;
}

/**
 * The office settles leave that a changed holiday or other work touches, also by letting it be, and not its own: but an
 * administrator beside whom there is no other.
 */
export function maySettleAffected(
  actor: CurrentMember,
  subject: { id: number },
  isOnlyAdministrator: boolean,
): boolean {
  return mayAdjustLeave(actor, subject) || isOnlyAdministrator;
}
