import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';

/** Whose leave it is, and who decides for them. */
export interface LeaveSubject {
  readonly id: number;
  readonly managerIds: readonly number[];
}

/** Who may read leave: its member, those who decide for them, and the office. */
export function mayReadLeave(actor: CurrentMember, subject: LeaveSubject): boolean {
  return actor.id === subject.id || isOffice(actor.role) || subject.managerIds.includes(actor.id);
}

/** The member's manager or the office decides, never the member (wire 8). */
export function mayDecideLeave(actor: CurrentMember, subject: LeaveSubject): boolean {
  return actor.id !== subject.id && (isOffice(actor.role) || subject.managerIds.includes(actor.id));
}

/** Only the member asks for, changes or takes back their own leave. */
export function mayChangeLeave(actor: CurrentMember, subject: LeaveSubject): boolean {
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
