import { type Problem, problem } from '../wire/problem.ts';

export const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/**
 * Whether a new password may be taken (WIRE section 5, NIST 800-63B): 12 to 128 characters, any characters,
 * not containing the member code or the company's name, not among the most common. `isCommon` is a fact that
 * the caller brings: the server has the list, the screen passes none and lets the server say so.
 */
export function passwordProblem(
  password: string,
  facts: { membercode: string; companyName?: string; isCommon?: (password: string) => boolean },
): Problem | undefined {
  const refuse = (message: string) => problem('PASSWORD_TOO_WEAK', { field: 'password', message });
  const length = [...password].length;
  if (length < PASSWORD_MIN) return refuse(`Please use at least ${PASSWORD_MIN} characters. A short sentence is good.`);
  if (length > PASSWORD_MAX) return refuse(`Please use at most ${PASSWORD_MAX} characters.`);
  const plain = password.toLowerCase();
  if (facts.membercode.length >= 3 && plain.includes(facts.membercode.toLowerCase())) {
    return refuse('Please leave your member code out of the password.');
  }
  const company = facts.companyName?.toLowerCase();
  if (company && company.length >= 3 && plain.includes(company)) {
    return refuse("Please leave the company's name out of the password.");
  }
  if (facts.isCommon?.(plain)) return refuse('This password is among the most common. Please choose another.');
  return undefined;
}
