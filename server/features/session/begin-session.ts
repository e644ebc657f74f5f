import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { deviceName } from '@muster/domain/session/device-name.ts';
import { sessionEnd, TOKEN_SECONDS } from '@muster/domain/session/session-end.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readCookie, setCookie } from '../../http/cookies.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { readCompany } from '../../records/company.ts';
import { markSeen } from '../../records/member.ts';
import { addSession, addToken, endSessionByCookie, knownDevices, rememberDevice } from '../../records/session.ts';
import { tell } from '../../tell.ts';

const DEVICE_DAYS = 400;

/**
 * Begins a session that a browser carries on by cookie. The session of a cookie that was there before ends, so that a
 * planted cookie is worth nothing (threats T13).
 */
export async function beginCookieSession(
  deps: Dependencies,
  member: CurrentMember,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { publicUrl } = deps.config;
  const secret = newSecret();
  const device = readCookie(request, 'device', publicUrl) ?? newSecret();
  const planted = readCookie(request, 'session', publicUrl);
  const expiresAt = await deps.database.write(async (trx) => {
    if (planted) await endSessionByCookie(trx, hashSecret(planted));
    await tellOfNewDevice(deps, trx, member, request, hashSecret(device));
    await rememberDevice(trx, hashSecret(device), member.id, writeInstant(deps.clock()));
    return (await addSessionFor(deps, trx, member, request, hashSecret(secret))).expiresAt;
  });
  setCookie(reply, 'session', secret, new Date(expiresAt.epochMilliseconds), publicUrl);
  const keptUntil = deps.clock().add({ hours: 24 * DEVICE_DAYS });
  setCookie(reply, 'device', device, new Date(keptUntil.epochMilliseconds), publicUrl);
}

/** A sign-in from a device that this member has not used before is news to them, unless it is their first of all. */
async function tellOfNewDevice(
  { post, clock }: Dependencies,
  trx: Write,
  member: CurrentMember,
  request: FastifyRequest,
  deviceHash: string,
): Promise<void> {
  const { known, others } = await knownDevices(trx, deviceHash, member.id);
  if (known || !others) return;
  const params = { device: deviceName(request.headers['user-agent'] ?? ''), address: request.ip };
  await tell(post, trx, { memberIds: [member.id], news: { code: 'newDevice', params }, at: writeInstant(clock()) });
}

/** A session without a cookie, for clients that come with Basic credentials; answers its first access token. */
export async function beginTokenSession(
  deps: Dependencies,
  member: CurrentMember,
  request: FastifyRequest,
): Promise<string> {
  return deps.database.write(async (trx) => {
    const { id } = await addSessionFor(deps, trx, member, request, null);
    return issueTokenFor(deps, trx, id);
  });
}

/** A new access token of a session; it lives 30 minutes and never longer than the session. */
export async function issueTokenFor(deps: Dependencies, trx: Write, sessionId: number): Promise<string> {
  const token = newSecret();
  const now = deps.clock();
  await addToken(trx, {
    hash: hashSecret(token),
    sessionId,
    now: writeInstant(now),
    expiresAt: writeInstant(now.add({ seconds: TOKEN_SECONDS })),
  });
  return token;
}

async function addSessionFor(
  deps: Dependencies,
  trx: Write,
  member: CurrentMember,
  request: FastifyRequest,
  cookieHash: string | null,
): Promise<{ id: number; expiresAt: Temporal.Instant }> {
  const now = deps.clock();
  const { zone } = await readCompany(trx);
  const expiresAt = sessionEnd(now, zone);
  await markSeen(trx, member.id, writeInstant(now));
  const id = await addSession(trx, {
    memberId: member.id,
    cookieHash,
    now: writeInstant(now),
    expiresAt: writeInstant(expiresAt),
    address: request.ip,
    device: deviceName(request.headers['user-agent'] ?? ''),
  });
  return { id, expiresAt };
}
