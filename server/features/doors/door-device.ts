import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { OwnDoor, takePairing as takeCall } from '@muster/domain/doors/doors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { comesFromOwnPage, readCookie, setCookie } from '../../http/cookies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn } from '../../identity/guess.ts';
import {
  type DoorOfDevice,
  doorOfDevice,
  pairDevice,
  releaseDevice,
  touchDoor,
} from '../../records/attendance/door.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { readCompany } from '../../records/office/company.ts';

/** As long as browsers keep a cookie; each time the page is opened it begins anew. */
const COOKIE_DAYS = 400;
const TOUCH_MS = 60_000;

/** The device at a door, as its cookie says it. */
export interface Device {
  readonly door: DoorOfDevice;
  readonly hash: string;
}

/** Which door a device is at: its cookie alone says so, whatever else it brings. @throws DOOR_NOT_PAIRED */
export async function requireDoor(deps: Dependencies, request: FastifyRequest): Promise<Device> {
  const cookie = readCookie(request, 'door', deps.config.publicUrl);
  const hash = cookie && hashSecret(cookie);
  const door = hash && (await doorOfDevice(deps.database.query, hash));
  if (!hash || !door) throw refuse('DOOR_NOT_PAIRED');
  const now = deps.clock();
  const unused = door.lastUsedAt === null || now.since(door.lastUsedAt).total('milliseconds') > TOUCH_MS;
  if (unused) await touchDoor(deps.database.query, door.id, writeInstant(now));
  return { door, hash };
}

/** Whether a page of ours asks: another one could have a device paired, or a member punched, without a word. @throws FORBIDDEN */
export function requireOwnPage({ config }: Dependencies, request: FastifyRequest): void {
  if (!comesFromOwnPage(request, config.publicUrl)) throw refuse('FORBIDDEN');
}

/**
 * Makes the device that asks the one at a door, by a link that works once; the door at which it was until now has none any more.
 * @throws FORBIDDEN, LINK_NOT_VALID, TOO_MANY_REQUESTS
 */
export async function takePairing(
  deps: Dependencies,
  { token }: Parsed<typeof takeCall>['body'],
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<OwnDoor> {
  requireOwnPage(deps, request);
  const address = addressSubject(request.ip);
  await countGuessOn(deps, [address]);
  const before = readCookie(request, 'door', deps.config.publicUrl);
  const cookie = newSecret();
  const at = nowText(deps.clock);
  await deps.database.write(async (trx) => {
    const id = await pairDevice(trx, { hash: hashSecret(token) }, { hash: hashSecret(cookie), at });
    if (id === undefined) throw refuse('LINK_NOT_VALID', { field: 'token' });
    if (before) await releaseDevice(trx, hashSecret(before));
    await recordAudit(trx, { at, actorId: null, action: 'door.take-device', subject: `door:${id}` });
  });
  await forgiveGuessOn(deps, [address]);
  giveCookie(deps, reply, cookie);
  const door = await doorOfDevice(deps.database.query, hashSecret(cookie));
  if (!door) throw refuse('LINK_NOT_VALID', { field: 'token' });
  return describe(deps, door);
}

/** What the page at a door begins with; its cookie begins anew. @throws DOOR_NOT_PAIRED */
export async function readDoor(
  deps: Dependencies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<OwnDoor> {
  const { door } = await requireDoor(deps, request);
  giveCookie(deps, reply, readCookie(request, 'door', deps.config.publicUrl) ?? '');
  return describe(deps, door);
}

function giveCookie({ clock, config }: Dependencies, reply: FastifyReply, cookie: string): void {
  const expires = new Date(clock().add({ hours: COOKIE_DAYS * 24 }).epochMilliseconds);
  setCookie(reply, 'door', cookie, expires, config.publicUrl);
}

async function describe({ database, clock }: Dependencies, { name }: DoorOfDevice): Promise<OwnDoor> {
  const { name: company, zone } = await readCompany(database.query);
  return { name, company, zone, now: nowText(clock) };
}
