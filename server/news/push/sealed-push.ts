/// <reference path="./http-ece.d.ts" />
import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { PushKey } from '../../records/news/push-key.ts';

const HOURS_VALID = 12;
const POINT_HALF = 32;

/** The keys of a device (RFC 8291), as base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What only the device can read (RFC 8291), under a key that is used once. Throws where the device's key is none. */
export async function sealFor(device: DeviceKeys, content: string): Promise<Buffer> {
  const { encrypt } = await import('http_ece');
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return encrypt(Buffer.from(content), {
    version: 'aes128gcm',
    privateKey,
    dh: device.p256dh,
    authSecret: device.auth,
  });
}

/** The header by which a push service knows who sends (RFC 8292): signed for this service alone, for half a day. */
export function vapidHeader(
  key: PushKey,
  it: { readonly origin: string; readonly contact: string; readonly now: Temporal.Instant },
): string {
  const exp = Math.floor(it.now.add({ hours: HOURS_VALID }).epochMilliseconds / 1000);
  const said = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: it.origin, exp, sub: it.contact },
  ];
  const text = said.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key: signingKey(key), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

function signingKey({ publicKey, privateKey }: PushKey) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, POINT_HALF), point.subarray(POINT_HALF)].map((it) => it.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey },
  });
}
