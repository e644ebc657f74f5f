import { passwordProblem } from '@muster/domain/session/password-rules.ts';
import { insist, refuse } from '../http/problems.ts';
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
    throw refuse('PASSWORD_MISMATCH', { field: 'confirm_password' });
  }
  insist(passwordProblem(chosen.password, { ...facts, isCommon: isCommonPassword }));
}
