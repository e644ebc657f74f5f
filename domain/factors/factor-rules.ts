import { isOffice } from '../members/member-policy.ts';
import type { Role } from '../members/members-contract.ts';

/** From whom the company asks for a second factor (wire 5). */
export const secondFactorModes = ['office', 'everybody', 'optional'] as const;
export type SecondFactorMode = (typeof secondFactorModes)[number];

/** What proves a sign-in beside the password. */
export const factorKinds = ['totp', 'passkey', 'recovery'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** A member of whom one is asked signs in this long without one, and is told each time. */
const GRACE_DAYS = 7;

/** A second factor confirms what is changed within this time after it. */
export const FRESH_MINUTES = 5;

export function needsFactor(mode: SecondFactorMode, role: Role): boolean {
  return mode === 'everybody' || (mode === 'office' && isOffice(role));
}

/** Until when a member may do without, who was first asked at some time. */
export const graceEnd = (askedAt: Temporal.Instant): Temporal.Instant => askedAt.add({ hours: 24 * GRACE_DAYS });
