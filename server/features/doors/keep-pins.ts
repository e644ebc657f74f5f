import type { choosePin as chooseCall, OwnPin } from '@muster/domain/doors/doors-contract.ts';
import { whyTooEasy } from '@muster/domain/doors/pin-rules.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { nowText } from '../../clock.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { confirmFirst } from '../../identity/confirm-first.ts';
import { requireStill } from '../../identity/looked-at.ts';
import { requireRunnable } from '../../identity/runnable.ts';
import { tell } from '../../news/tell.ts';
import { doorsShown } from '../../records/attendance/door.ts';
import { dropPinOf, findPin, storePins } from '../../records/attendance/door-pin.ts';
import { forgetPinGuesses } from '../../records/identity/sign-in-throttle.ts';
import { holdAccount } from '../../records/members/member.ts';
import { type AuditVerb, recordAudit } from '../../records/office/audit.ts';
import { keepHandedOut } from './hand-out-pins.ts';
import { randomPin } from './random-pin.ts';

export const readPin = ({ database }: Dependencies, { member }: Caller): Promise<OwnPin> =>
  pinOf(database.query, member.id);

/**
 * Chooses the own PIN. It opens nothing but the doors, so that no session ends; the member is told, should it have been
 * somebody else.
 * @throws NOT_FOUND where the company has no door, CONFIRM_FIRST, PIN_TOO_EASY, TOO_MANY_REQUESTS
 */
export async function choosePin(
  deps: Dependencies,
  caller: Caller,
  { pin, current }: Parsed<typeof chooseCall>['body'],
): Promise<OwnPin> {
  const { id, membercode } = caller.member;
  if (!(await doorsShown(deps.database.query))) throw refuse('NOT_FOUND');
  const reason = whyTooEasy(pin, membercode);
  if (reason) throw refuse('PIN_TOO_EASY', { field: 'pin', params: { reason } });
  const looked = await confirmFirst(deps, caller, current);
  const hash = await deps.passwords.hash(pin);
  const since = nowText(deps.clock);
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    await storePins(trx, [{ memberId: id, hash, since }]);
    await forgetPinGuesses(trx, [membercode]);
    await onRecord(deps, trx, caller, id, 'choose-pin');
    await tellOf(deps, trx, id, { code: 'pinChosen', params: {} });
  });
  return { since };
}

export async function removePin(deps: Dependencies, caller: Caller): Promise<OwnPin> {
  const { id } = caller.member;
  await deps.database.write(async (trx) => {
    await holdAccount(trx, id);
    if (await dropPinOf(trx, id)) await onRecord(deps, trx, caller, id, 'remove-pin');
  });
  return { since: null };
}

/** @throws NOT_FOUND, FORBIDDEN */
export async function readMemberPin({ database }: Dependencies, caller: Caller, memberId: number): Promise<OwnPin> {
  await requireRunnable(database.query, caller, memberId);
  return pinOf(database.query, memberId);
}

/**
 * A new PIN for somebody who does not sign in themselves; nobody chooses it, and it is shown in the answer alone.
 * @throws NOT_FOUND, FORBIDDEN, MEMBER_SUSPENDED
 */
export async function handOutPin(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
): Promise<{ pin: string; since: string }> {
  const asked = await requireRunnable(deps.database.query, caller, memberId);
  if (!(await doorsShown(deps.database.query))) throw refuse('NOT_FOUND');
  const pin = randomPin(asked.membercode);
  const hash = await deps.passwords.hash(pin);
  const since = nowText(deps.clock);
  await deps.database.write(async (trx) => {
    await holdAccount(trx, memberId);
    const member = await requireRunnable(trx, caller, memberId);
    if (member.status !== 'active') throw refuse('MEMBER_SUSPENDED');
    await keepHandedOut(deps, trx, caller, [{ id: memberId, membercode: member.membercode, hash }], since);
  });
  return { pin, since };
}

/** @throws NOT_FOUND, FORBIDDEN */
export async function takePin(deps: Dependencies, caller: Caller, memberId: number): Promise<OwnPin> {
  await deps.database.write(async (trx) => {
    await holdAccount(trx, memberId);
    await requireRunnable(trx, caller, memberId);
    if (!(await dropPinOf(trx, memberId))) return;
    await onRecord(deps, trx, caller, memberId, 'take-pin');
    await tellOf(deps, trx, memberId, { code: 'pinTaken', params: { name: caller.member.membername } });
  });
  return { since: null };
}

const pinOf = async (db: Read, memberId: number): Promise<OwnPin> => ({
  since: (await findPin(db, memberId))?.since ?? null,
});

const onRecord = ({ clock }: Dependencies, trx: Write, { member }: Caller, id: number, verb: AuditVerb) =>
  recordAudit(trx, {
    ...{ at: nowText(clock), actorId: member.id, action: `member.${verb}`, subject: `member:${id}` },
  });

const tellOf = ({ post, clock }: Dependencies, trx: Write, id: number, news: News) =>
  tell(post, trx, { memberIds: [id], news, at: nowText(clock) });
