import { isOffice } from '../members/member-policy.ts';
import type { Role } from '../members/members-contract.ts';

/** How listed members come to their first password (wire 5). */
export const registrationModes = ['code', 'listed', 'off'] as const;

export interface MaySet {
  /** Name, first day of the week, whose trips members see. */
  readonly company: boolean;
  /** How listed members come to a password, and what they sign in with beside it. */
  readonly registration: boolean;
}

/**
 * What a role may set for the whole company. How members sign up and sign in decides who gets in at all, so it is for
 * administrators alone.
 */
export function maySet(role: Role): MaySet {
  return { company: isOffice(role), registration: role === 'SA' };
}
