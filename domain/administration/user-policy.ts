import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember, Role } from '../members/members-contract.ts';

/** Whether somebody with the flag for it may take a sign-in away: never their own, the office's only administrators. */
export const mayDeleteUser = (caller: CurrentMember, user: { readonly id: number; readonly role: Role }): boolean =>
  caller.id !== user.id && (caller.role === 'SA' || !isOffice(user.role));
