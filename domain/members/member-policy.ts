import type { CurrentMember, Role } from './members-contract.ts';

/** HR and administrators run the office (behaviour 6). */
export function isOffice(role: Role): boolean {
  return role === 'HR' || role === 'SA';
}

/**
 * Whether `actor` may change the standing of another member (suspend, hand out codes). The office may, but not for
 * themselves; for HR and administrators only an administrator may, so that HR cannot take over an administrator's
 * account.
 */
export function mayRunMember(actor: CurrentMember, subject: { id: number; role: Role }): boolean {
  if (!isOffice(actor.role) || actor.id === subject.id) return false;
  return actor.role === 'SA' || subject.role === 'MEMBER';
}

/** Whether `actor` may read another member's attendance: their own, those they decide for, or all for the office. */
export function mayReadAttendance(
  actor: CurrentMember,
  subject: { id: number; managerIds: readonly number[] },
): boolean {
  return actor.id === subject.id || isOffice(actor.role) || subject.managerIds.includes(actor.id);
}
