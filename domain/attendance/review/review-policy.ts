import type { CurrentMember } from '../../members/members-contract.ts';
import { mayDecideCorrection } from '../corrections/correction-policy.ts';

/** Who decides a member's corrections settles what is to be looked at of their punches, never their own. */
export const maySettle = (
  actor: CurrentMember,
  subject: { readonly id: number; readonly managerIds: readonly number[] },
): boolean => mayDecideCorrection(actor, subject);
