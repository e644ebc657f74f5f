import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { findRecoveryCode, findTotp, spendRecoveryCode, useStep } from '../../../records/identity/second-factor.ts';
import type { Proof } from './proof.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const wrong = () => refuse('SECOND_FACTOR_WRONG', { field: 'code' });

/**
 * Looks at a code of a member's app or at one of their recovery codes.
 * @throws SECOND_FACTOR_WRONG, also from `use`, when the code was used meanwhile
 */
export async function lookAtCode(deps: Dependencies, memberId: number, typed: string): Promise<Proof> {
  const recovery = readRecoveryCode(typed);
  return recovery ? recoveryCode(deps, memberId, recovery) : appCode(deps, memberId, typed);
}

async function appCode({ database, clock }: Dependencies, memberId: number, typed: string): Promise<Proof> {
  const stored = await findTotp(database.query, memberId);
  const step = stored?.secret && stepOfCode(stored.secret, typed, { at: clock(), after: stored.last_step });
  if (!step) throw wrong();
  const use = async (trx: Write) => {
    if (!(await useStep(trx, memberId, step))) throw wrong();
  };
  return { kind: 'totp', use };
}

async function recoveryCode(
  { database, passwords }: Dependencies,
  memberId: number,
  { position, code }: { readonly position: number; readonly code: string },
): Promise<Proof> {
  const hash = await findRecoveryCode(database.query, memberId, position);
  if (!(await passwords.matches(code, hash)) || hash === undefined) throw wrong();
  const use = async (trx: Write) => {
    if (!(await spendRecoveryCode(trx, { memberId, position, hash }))) throw wrong();
  };
  return { kind: 'recovery', use };
}
