import type { CurrentMember, Role } from './members-contract.ts';

/** HR and administrators run the office (behaviour 6). */
export const officeRoles = ['HR', 'SA'] as const satisfies Role[];

export function isOffice(role: Role): boolean {
  return officeRoles.some((it) => it === role);
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

/**
 * Whether `actor` keeps what the office knows of a member: their work, name and days. As with their standing, but that
 * an administrator, who may be the only one there, keeps their own too.
 */
export function mayEmploy(actor: CurrentMember, subject: { id: number; role: Role }): boolean {
  return mayRunMember(actor, subject) || (actor.role === 'SA' && actor.id === subject.id);
}

const ranks: readonly Role[] = ['GUEST', 'MEMBER', 'HR', 'SA'];

/** Whether a role is good for more than another. */
export const isHigher = (role: Role, than: Role): boolean => ranks.indexOf(role) > ranks.indexOf(than);

/**
 * Whether an account comes to a role beside whoever chose its password, who would be in too: to none that is higher than
 * theirs, and to none at all where they may nothing any more.
 */
export const mayHaveChosen = (chooser: { role: Role; active: boolean }, role: Role): boolean =>
  chooser.active && !isHigher(role, chooser.role);

/** Only an administrator gives roles, and nobody gives their own. */
export function mayGiveRole(actor: CurrentMember, subject: { id: number }): boolean {
  return actor.role === 'SA' && actor.id !== subject.id;
}

/** A member, and who decides for them: their managers, and who stands in for one of them. */
export interface Decided {
  readonly id: number;
  readonly managerIds: readonly number[];
}

/** Who decides for a member, about leave, corrections and punches alike: their managers and the office, never the member (wire 8). */
export function mayDecideFor(actor: CurrentMember, subject: Decided): boolean {
  return actor.id !== subject.id && (isOffice(actor.role) || subject.managerIds.includes(actor.id));
}

/** Who reads a member's attendance and leave: the member, and those who decide for them. */
export function mayReadOf(actor: CurrentMember, subject: Decided): boolean {
  return actor.id === subject.id || mayDecideFor(actor, subject);
}
