import { type About, type Problem, problem } from '../wire/problem.ts';

const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/**
 * Whether a new password may be taken (behaviour 5; NIST 800-63B): 12 to 128 characters, any characters,
 * not containing the member code or the company's name, not among the most common; all of it as the password is
 * hashed, however its letters were composed. `isCommon` is a fact that the caller brings: the server has the list, the
 * screen passes none and lets the server say so.
 */
export function passwordProblem(
  typed: string,
  facts: { membercode: string; companyName?: string; isCommon?: (password: string) => boolean },
): Problem | undefined {
  const refuse = (params: About<'PASSWORD_TOO_WEAK'>['params']) =>
    problem('PASSWORD_TOO_WEAK', { field: 'password', params });
  const password = typed.normalize('NFKC');
  const length = [...password].length;
  if (length < PASSWORD_MIN) return refuse({ reason: 'short', count: PASSWORD_MIN });
  if (length > PASSWORD_MAX) return refuse({ reason: 'long', count: PASSWORD_MAX });
  const plain = password.toLowerCase();
  if (facts.membercode.length >= 3 && plain.includes(facts.membercode.toLowerCase())) {
    return refuse({ reason: 'membercode' });
  }
  const company = facts.companyName?.toLowerCase();
  if (company && company.length >= 3 && plain.includes(company)) {
    return refuse({ reason: 'company' });
  }
  if (facts.isCommon?.(plain)) return refuse({ reason: 'common' });
  return undefined;
}
