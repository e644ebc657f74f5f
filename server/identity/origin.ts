import type { FastifyRequest } from 'fastify';
import type { Read } from '../database/engine.ts';
import { readCookie } from '../http/cookies.ts';
import { hashSecret } from '../http/secrets.ts';
import { isKnownDevice } from '../records/identity/known-device.ts';
import { addressSubject, type Subject } from './guess.ts';

/** Where a guess comes from. */
export interface Origin {
  readonly ip: string;
  /** The device cookie, when the browser has one. */
  readonly device: string | undefined;
}

export const originOf = (request: FastifyRequest, publicUrl: string): Origin => ({
  ip: request.ip,
  device: readCookie(request, 'device', publicUrl),
});

/** A guess at what is a member's, and under which name it is counted. */
interface Guessed {
  readonly memberId: number | undefined;
  readonly name: string;
}

/**
 * Against what a guess at a member's secret counts: against the device, where they signed in on it before, so that nobody
 * else's guesses lock them out there (threats T10), otherwise against the account and the address.
 */
export async function subjectsOf(db: Read, { ip, device }: Origin, { memberId, name }: Guessed): Promise<Subject[]> {
  const hash = device === undefined ? undefined : hashSecret(device);
  const known = hash !== undefined && memberId !== undefined && (await isKnownDevice(db, hash, memberId));
  return known ? [{ kind: 'device', key: `${name}:${hash}` }] : [{ kind: 'account', key: name }, addressSubject(ip)];
}

/** Against what asking for a passkey counts, or trying one, while nobody knows whose it will be. */
export async function passkeySubject(db: Read, { ip, device }: Origin, what: 'ask' | 'try'): Promise<Subject> {
  const hash = device === undefined ? undefined : hashSecret(device);
  const known = hash !== undefined && (await isKnownDevice(db, hash));
  return { kind: 'passkey', key: `${what}:${known ? hash : addressSubject(ip).key}` };
}
