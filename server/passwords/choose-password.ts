import { passwordProblem } from '@muster/domain/session/password-rules.ts';
import { problem } from '@muster/domain/wire/problem.ts';
import { ProblemError } from '../http/problems.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks a newly chosen password and its repetition.
 * @throws PASSWORD_MISMATCH, PASSWORD_TOO_WEAK
 */
export function requireGoodPassword(
  chosen: { password: string; confirm_password: string },
  facts: { membercode: string; companyName?: string },
): void {
  if (chosen.password !== chosen.confirm_password) {
    throw new ProblemError(problem('PASSWORD_MISMATCH', { field: 'confirm_password' }));
  }
  const weak = passwordProblem(chosen.password, { ...facts, isCommon: isCommonPassword });
  if (weak) throw new ProblemError(weak);
}
