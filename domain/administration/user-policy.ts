import { isOffice } from '../members/member-policy.ts';
import type { Role } from '../members/members-contract.ts';
import { type Flags, givesMore } from './flags.ts';

/** Somebody, and what they may. */
interface Flagged {
  readonly id: number;
  readonly role: Role;
  readonly flags: Flags;
}

/**
 * Whether somebody may take a sign-in away: never their own, the office's only as an administrator, nor that of who decides
 * for them or may come to (threats T48), and none that may what they may not.
 */
export const mayDeleteUser = (caller: Flagged, user: Flagged & { readonly decidesForCaller: boolean }): boolean =>
  caller.flags.users.delete &&
  caller.id !== user.id &&
  (caller.role === 'SA' || !(isOffice(user.role) || user.decidesForCaller)) &&
  !givesMore(caller.flags, user.flags);
