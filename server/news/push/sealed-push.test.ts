import { createECDH } from 'node:crypto';
import { decrypt } from 'http_ece';
import { expect, test } from 'vitest';
import { sealFor } from './sealed-push.ts';

/** The device of RFC 8291, appendix A. */
const device = createECDH('prime256v1');
device.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const keys = { version: 'aes128gcm', privateKey: device, authSecret: auth } as const;

test('the device of the RFC reads the message of the RFC, and ours', async () => {
  const published =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decrypt(Buffer.from(published, 'base64url'), keys).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  );
  const sealed = await sealFor({ p256dh: device.getPublicKey('base64url'), auth }, 'ours');
  expect(decrypt(sealed, keys).toString()).toBe('ours');
  expect(sealed.toString()).not.toContain('ours');
});

test('what is said twice looks different each time', async () => {
  const to = { p256dh: device.getPublicKey('base64url'), auth };
  expect(await sealFor(to, 'the same')).not.toEqual(await sealFor(to, 'the same'));
});

test('a key that is no point of the curve is no device', async () => {
  await expect(sealFor({ p256dh: `B${'A'.repeat(86)}`, auth }, 'ours')).rejects.toThrow();
});
