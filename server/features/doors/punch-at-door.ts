import type { Punch } from '@muster/domain/attendance/attendance-contract.ts';
import type { PunchedAtDoor, punchAtDoor as punchCall } from '@muster/domain/doors/doors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from '../../identity/guess.ts';
import { requireOpenAccount } from '../../identity/last-night-view.ts';
import { tell } from '../../news/tell.ts';
import { type DoorOfDevice, doorOfDevice } from '../../records/attendance/door.ts';
import { findPin, findPinHolder, type PinHolder } from '../../records/attendance/door-pin.ts';
import { findStanding } from '../../records/members/member.ts';
import { type Device, requireDoor, requireOwnPage } from './door-device.ts';

/** Records a punch of a member at a door, whichever of the two comes next; attendance brings it. */
export type RecordAtDoor = (
  deps: Dependencies,
  member: { readonly id: number; readonly membercode: string },
  it: {
    readonly clientid: string;
    readonly address: string;
    readonly door: Pick<DoorOfDevice, 'id' | 'name' | 'siteName'> & {
      readonly stillMay: (trx: Write) => Promise<void>;
    };
  },
) => Promise<{ readonly punch: Punch; readonly isNew: boolean }>;

const wrong = () => refuse('PIN_WRONG', { field: 'pin' });

/**
 * Checks a member in or out by code and PIN (threats T63). An unknown code, one without a PIN and a wrong PIN are answered
 * alike, after the same work; only who knows the PIN learns of a suspension.
 * @throws FORBIDDEN, DOOR_NOT_PAIRED, PIN_WRONG, MEMBER_SUSPENDED, NOT_EMPLOYED, ALREADY_CHECKED_IN, NOT_CHECKED_IN, CLIENTID_REUSED,
 *   TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function punchAtDoor(
  deps: Dependencies,
  { clientid, membercode, pin }: Parsed<typeof punchCall>['body'],
  request: FastifyRequest,
  record: RecordAtDoor,
): Promise<{ readonly done: PunchedAtDoor; readonly isNew: boolean }> {
  requireOwnPage(deps, request);
  const device = await requireDoor(deps, request);
  // What was typed may be a PIN.
  request.attempted = hashSecret(membercode);
  const member = await checkPin(deps, device.door, { membercode, pin });
  await requireOpenAccount(deps, member);
  const { id, name, siteName } = device.door;
  const stillMay = (trx: Write) => requireStill(trx, device, member);
  const door = { id, name, siteName, stillMay };
  const { punch, isNew } = await record(deps, member, { clientid, address: request.ip, door });
  const { checktype, checktime } = punch;
  return { done: { membername: member.membername, checktype, checktime }, isNew };
}

async function checkPin(
  deps: Dependencies,
  door: DoorOfDevice,
  { membercode, pin }: { readonly membercode: string; readonly pin: string },
): Promise<PinHolder> {
  // A place first, one queue for each door: whoever is sent away for want of one has asked the database nothing.
  return deps.passwords.inTurn(`door:${door.id}`, async (passwords) => {
    const member = await findPinHolder(deps.database.query, membercode);
    const subjects: Subject[] = [
      { kind: 'pin', key: membercode },
      { kind: 'door', key: String(door.id) },
    ];
    const held = await countGuessOn(deps, subjects);
    const isRight = await passwords.matches(pin, member?.pinHash);
    if (member && isRight) {
      await forgiveGuessOn(deps, subjects);
      return member;
    }
    if (member?.pinHash && held.some((it) => it.kind === 'pin')) tellHeld(deps, member, door);
    throw wrong();
  });
}

/** After the answer, which takes as long whoever is told. */
function tellHeld(deps: Dependencies, { id }: PinHolder, { name }: DoorOfDevice): void {
  deps.background.later(async () => {
    const at = nowText(deps.clock);
    const news = { code: 'pinHeld', params: { door: name } } as const;
    await deps.database.write((trx) => tell(deps.post, trx, { memberIds: [id], news, at }));
    await deps.post.deliver();
  });
}

/** In the transaction that stores the punch and holds its member: what was looked at before still is so. */
async function requireStill(trx: Write, { hash }: Device, { id, pinHash }: PinHolder): Promise<void> {
  if (!(await doorOfDevice(trx, hash))) throw refuse('DOOR_NOT_PAIRED');
  if ((await findStanding(trx, id))?.status !== 'active') throw refuse('MEMBER_SUSPENDED');
  if ((await findPin(trx, id))?.hash !== pinHash) throw wrong();
}
