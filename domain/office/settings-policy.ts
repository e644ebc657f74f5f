import { isOffice } from '../members/member-policy.ts';
import type { Role } from '../members/members-contract.ts';

/** How listed members come to their first password (wire 5). */
export const registrationModes = ['code', 'listed', 'off'] as const;

export interface MaySet {
  /** Name, first day of the week, whose trips members see. */
  readonly company: boolean;
  /** How listed members come to a password. */
  readonly registration: boolean;
}

/**
 * What a role may set for the whole company. Who may register decides who gets in at all, so that is the
 * administrator's, as is HR itself.
 */
export function maySet(role: Role): MaySet {
  return { company: isOffice(role), registration: role === 'SA' };
}
