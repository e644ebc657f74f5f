import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { type FactorKind, graceEnd, needsFactor, type SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { deviceName } from '@muster/domain/session/device-name.ts';
import { sessionEnd, TOKEN_SECONDS } from '@muster/domain/session/session-end.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readCookie, setCookie } from '../../http/cookies.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { addressSubject } from '../../identity/guess.ts';
import { type LookedAt, requireStill } from '../../identity/looked-at.ts';
import { tell } from '../../news/tell.ts';
import { knownDevices, MOST_DEVICES, rememberDevice, scriptAt } from '../../records/identity/known-device.ts';
import { addSession, addToken, endSessionByCookie } from '../../records/identity/session.ts';
import { askForFactor } from '../../records/members/member/factor-asked.ts';
import { markSeen } from '../../records/members/member.ts';
import { signInOnDevice } from '../../records/news/push-subscription.ts';
import { readCompany } from '../../records/office/company.ts';

const DEVICE_DAYS = 400;

/** Who has signed in, since when they are here, what that was judged by, and by what beside the password. */
export interface SignedIn {
  readonly member: CurrentMember;
  readonly joinedOn: Day | null;
  readonly looked: LookedAt;
  readonly second?: FactorKind;
}

/**
 * Begins a session that a browser carries on by cookie. The session of a cookie that was there before ends, so that a
 * planted cookie is worth nothing (threats T13). Answers until when the member may do without a second factor that the
 * company asks of them.
 * @throws what a wrong secret is refused with, when the right one counts no more
 */
export async function beginCookieSession(
  deps: Dependencies,
  who: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Temporal.Instant | null> {
  const { member } = who;
  const { publicUrl } = deps.config;
  const secret = newSecret();
  const known = readCookie(request, 'device', publicUrl);
  const device = known ?? newSecret();
  const deviceHash = hashSecret(device);
  const planted = readCookie(request, 'session', publicUrl);
  const { expiresAt, factorDueAt } = await deps.database.write(async (trx) => {
    await requireStill(trx, who.looked);
    const now = writeInstant(deps.clock());
    await meetDevice(deps, trx, member, request, deviceHash);
    const begun = await addSessionFor(deps, trx, who, request, hashSecret(secret));
    if (known) await signInOnDevice(trx, { deviceHash, memberId: member.id, sessionId: begun.id, now });
    if (planted) await endSessionByCookie(trx, hashSecret(planted), now);
    return begun;
  });
  setCookie(reply, 'session', secret, new Date(expiresAt.epochMilliseconds), publicUrl);
  const keptUntil = deps.clock().add({ hours: 24 * DEVICE_DAYS });
  setCookie(reply, 'device', device, new Date(keptUntil.epochMilliseconds), publicUrl);
  return factorDueAt;
}

/** Over so long members are told of so many devices at most: whoever knows a password could have them told of thousands. */
const TOLD_WITHIN_HOURS = 24;

/**
 * A sign-in from a device that this member has not used before is news to them, unless it is their first of all. Of a
 * script it is its address that is new: it brings no cookie.
 */
async function meetDevice(
  { post, clock }: Dependencies,
  trx: Write,
  member: CurrentMember,
  request: FastifyRequest,
  deviceHash: string,
): Promise<void> {
  const now = clock();
  const at = writeInstant(now);
  const since = writeInstant(now.subtract({ hours: TOLD_WITHIN_HOURS }));
  const { known, others, lately } = await knownDevices(trx, { deviceHash, memberId: member.id, since });
  await rememberDevice(trx, deviceHash, member.id, at);
  if (known || !others || lately >= MOST_DEVICES) return;
  const params = { device: deviceName(request.headers['user-agent'] ?? ''), address: request.ip };
  await tell(post, trx, { memberIds: [member.id], news: { code: 'newDevice', params }, at });
}

/** A session without a cookie, for clients that come with Basic credentials; answers its first access token. */
export async function beginTokenSession(deps: Dependencies, who: SignedIn, request: FastifyRequest): Promise<string> {
  return deps.database.write(async (trx) => {
    await requireStill(trx, who.looked);
    await meetDevice(deps, trx, who.member, request, scriptAt(hashSecret(addressSubject(request.ip).key)));
    const { id } = await addSessionFor(deps, trx, who, request, null);
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
  who: SignedIn,
  request: FastifyRequest,
  cookieHash: string | null,
): Promise<{ id: number; expiresAt: Temporal.Instant; factorDueAt: Temporal.Instant | null }> {
  const now = deps.clock();
  const { member } = who;
  const company = await readCompany(trx);
  const expiresAt = sessionEnd(now, company.zone);
  const factorDueAt = await factorDue(trx, who, company.secondFactor, now);
  await markSeen(trx, member.id, writeInstant(now));
  const [address, device] = [request.ip, deviceName(request.headers['user-agent'] ?? '')];
  trx.afterCommit(() => request.log.info({ member: member.membercode, address, device }, 'signed in'));
  const id = await addSession(trx, {
    memberId: member.id,
    cookieHash,
    now: writeInstant(now),
    expiresAt: writeInstant(expiresAt),
    address,
    device,
    factorDueAt: factorDueAt && writeInstant(factorDueAt),
    secondAt: who.second ? writeInstant(now) : null,
  });
  return { id, expiresAt, factorDueAt };
}

/** Who signs in by the password alone has no second factor; where one is asked of them their time runs. */
async function factorDue(
  trx: Write,
  { member, second }: SignedIn,
  mode: SecondFactorMode,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  if (second || !needsFactor(mode, member.role)) return null;
  return graceEnd(Temporal.Instant.from(await askForFactor(trx, member.id, writeInstant(now))));
}
