import { isOffice } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';

/** The most days of which a leave type may say that more are approved by the HR office as well. */
export const MAX_SECOND_OVER = 366;

/** Of more than how many days a request is approved by the HR office as well; none is, where there is no number. */
interface SecondRule {
  readonly secondOver?: number | null | undefined;
}

/** Whether a request of so many days is approved by the HR office besides who decides for its member. */
export const needsOffice = ({ secondOver }: SecondRule, days: number): boolean => days > (secondOver ?? Infinity);

interface Asked {
  readonly days: number;
  readonly agreed: boolean;
  /** Whether anybody of the office is there who could decide it, its member apart. */
  readonly officeThere: boolean;
}

/**
 * What an approval by somebody who decides for the member is: the last word, agreement after which the office decides, or
 * nothing, as they have agreed already. The office has the last word at any time, and has it where nobody else is there for it.
 */
export function approvalBy(actor: CurrentMember, rule: SecondRule, it: Asked): 'last' | 'agreement' | 'nothing' {
  if (isOffice(actor.role)) return 'last';
  if (it.agreed) return 'nothing';
  return needsOffice(rule, it.days) && it.officeThere ? 'agreement' : 'last';
}
