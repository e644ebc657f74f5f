import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { needsFactor } from '@muster/domain/factors/factor-rules.ts';
import type { addFactor, FactorStep, OwnFactors, removeFactor } from '@muster/domain/factors/factors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { confirmFirst } from '../../../identity/confirm-first.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from '../../../identity/guess.ts';
import { lookAtCredentials, requireStill } from '../../../identity/looked-at.ts';
import { dropKeysOf } from '../../../records/identity/access-key.ts';
import { dropPasskey, passkeysOf } from '../../../records/identity/passkey.ts';
import {
  beginTotp,
  confirmTotp,
  dropRecoveryCodes,
  dropTotp,
  findTotp,
  heldFactors,
  isAny,
  storeRecoveryCodes,
} from '../../../records/identity/second-factor.ts';
import { endSessionsOf, factorDueOf, forgetFactorDue } from '../../../records/identity/session.ts';
import { whoChosePassword } from '../../../records/members/member/password-by.ts';
import { readCompany } from '../../../records/office/company.ts';
import { setUpPasskey } from './add-passkey.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { presentPasskey } from './rename-passkey.ts';
import { tellOfAccount } from './tell-of-account.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** A step that brings nothing. */
const nothing: FactorStep = { secret: null, uri: null, recovery: [], ticket: null, options: null };

type Asked = Parsed<typeof addFactor>['body'];

export async function readOwnFactors({ database }: Dependencies, caller: Caller): Promise<OwnFactors> {
  const { secondFactor } = await readCompany(database.query);
  const { id } = caller.member;
  const { totpSince, recoveryLeft } = await heldFactors(database.query, id);
  const passkeys = await passkeysOf(database.query, id);
  return {
    secondfactor: secondFactor,
    required: needsFactor(secondFactor, caller.resting ?? caller.member.role),
    due: await factorDueOf(database.query, caller.sessionId),
    totp: totpSince,
    recovery: recoveryLeft,
    passkeys: passkeys.map(presentPasskey),
    passwordby: (await whoChosePassword(database.query, id)) ?? null,
  };
}

/**
 * Sets up an authenticator app or a passkey, each in two steps, or makes new recovery codes.
 * @throws CONFIRM_FIRST, SECOND_FACTOR_WRONG, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function setUpFactor(deps: Dependencies, caller: Caller, asked: Asked): Promise<FactorStep> {
  if (asked.kind === 'passkey') return setUpPasskey(deps, caller, asked);
  if (asked.kind === 'recovery') return renewRecovery(deps, caller, asked.current);
  return asked.code === undefined ? begin(deps, caller, asked.current) : finish(deps, caller, asked.code);
}

async function begin(deps: Dependencies, caller: Caller, current: string | undefined): Promise<FactorStep> {
  const looked = await confirmFirst(deps, caller, current);
  const { name } = await readCompany(deps.database.query);
  const secret = newTotpSecret();
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    await beginTotp(trx, caller.member.id, secret);
  });
  return { ...nothing, secret, uri: totpUri({ secret, membercode: caller.member.membercode, company: name }) };
}

/** The first code of the app shows that it has the secret; the password was asked for when that was made. */
async function finish(deps: Dependencies, caller: Caller, typed: string): Promise<FactorStep> {
  const { id, membercode } = caller.member;
  const otherwise = () => refuse('SECOND_FACTOR_WRONG', { field: 'code' });
  const asking = { memberId: id, sessionId: caller.sessionId, otherwise };
  const looked = await lookAtCredentials(deps.database.query, asking);
  const pending = (await findTotp(deps.database.query, id))?.pending_secret;
  if (!pending) throw refuse('NOT_FOUND');
  const subjects: Subject[] = [{ kind: 'account', key: `second:${membercode}` }];
  await countGuessOn(deps, subjects);
  const now = deps.clock();
  const step = stepOfCode(pending, typed, { at: now, after: null });
  if (step === undefined) throw otherwise();
  await forgiveGuessOn(deps, subjects);
  const recovery = isAny(looked) ? undefined : await makeRecoveryCodes(deps.passwords);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    if (!(await confirmTotp(trx, { memberId: id, secret: pending, step, now: writeInstant(now) }))) {
      throw refuse('NOT_FOUND');
    }
    // A key of before was made by the password alone.
    if (recovery) {
      await storeRecoveryCodes(trx, id, recovery.hashes);
      await dropKeysOf(trx, id);
    }
    await forgetFactorDue(trx, id);
    await endSessionsOf(trx, id, caller.sessionId);
    await told(deps, trx, caller, 'add-factor');
  });
  return { ...nothing, recovery: [...(recovery?.codes ?? [])] };
}

async function renewRecovery(deps: Dependencies, caller: Caller, current: string | undefined): Promise<FactorStep> {
  const { id } = caller.member;
  const looked = await confirmFirst(deps, caller, current);
  if (!isAny(looked)) throw refuse('NOT_FOUND');
  const { codes, hashes } = await makeRecoveryCodes(deps.passwords);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    await storeRecoveryCodes(trx, id, hashes);
    await told(deps, trx, caller, 'recovery-codes');
  });
  return { ...nothing, recovery: [...codes] };
}

/**
 * Removes a factor; with the last one the recovery codes go.
 * @throws CONFIRM_FIRST, NOT_FOUND, LAST_FACTOR, TOO_MANY_REQUESTS
 */
export async function removeOwnFactor(
  deps: Dependencies,
  caller: Caller,
  { kind, id: passkeyId, current }: Parsed<typeof removeFactor>['body'],
): Promise<void> {
  const { id, role } = caller.member;
  const held = await heldFactors(deps.database.query, id);
  if (kind === 'totp' ? !held.totpSince : held.passkeys === 0) throw refuse('NOT_FOUND');
  const looked = await confirmFirst(deps, caller, current);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    const dropped = kind === 'totp' ? await dropTotp(trx, id) : await dropPasskey(trx, id, passkeyId ?? 0);
    if (!dropped) throw refuse('NOT_FOUND');
    if (!isAny(await heldFactors(trx, id))) {
      if (needsFactor((await readCompany(trx)).secondFactor, caller.resting ?? role)) throw refuse('LAST_FACTOR');
      await dropRecoveryCodes(trx, id);
    }
    await told(deps, trx, caller, 'remove-factor');
  });
}

const newsOf = {
  'add-factor': 'factorAdded',
  'recovery-codes': 'recoveryRenewed',
  'remove-factor': 'factorRemoved',
} as const;

function told(deps: Dependencies, trx: Write, caller: Caller, verb: keyof typeof newsOf): Promise<void> {
  return tellOfAccount(deps, trx, { caller, verb, news: { code: newsOf[verb], params: {} } });
}
