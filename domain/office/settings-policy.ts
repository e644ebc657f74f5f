import { isOffice } from '../members/member-policy.ts';
import type { Role } from '../members/members-contract.ts';

/** How listed members come to their first password (wire 5). */
export const registrationModes = ['code', 'listed', 'off'] as const;

/**
 * The settings that only administrators change: who gets in at all, whether anybody may send themselves on a trip, how
 * long it is kept where members were, which check-ins are looked at, from which day on anything counts at all, and from
 * which overtime only once somebody else has agreed to it. Whom they would hold in check does not lift them.
 */
export const administratorsAlone = [
  'registration',
  'secondfactor',
  'tripapproval',
  'locationdays',
  'offlinepunches',
  'unlocatedpunches',
  'countedfrom',
  'overtimeapprovedfrom',
] as const;

/** The settings of what work is worth, that of who sets them, too: administrators are told where an HR officer does (threats T49). */
export const worthOfWork = ['inlieu', 'inlieuminutes', 'nightfrom', 'nighttill', 'hoursoff'] as const;

export interface MaySet {
  /** Name, first day of the week, whose trips members see. */
  readonly company: boolean;
  /** What is for administrators alone. */
  readonly registration: boolean;
}

/** What a role may set for the whole company. */
export function maySet(role: Role): MaySet {
  return { company: isOffice(role), registration: role === 'SA' };
}
