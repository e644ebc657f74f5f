import { showPhoto } from '@muster/domain/members/members-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileForm } from '../../testing/administration/administration-samples.ts';
import { type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';

let office: Office;
let who: Newcomer;
beforeAll(async () => {
  office = await openOffice();
  who = await office.newcomer({ membername: 'Thiri' });
});
afterAll(() => office.close());

const fromCamera = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86' } })
    .withMetadata({ exif: { IFD0: { Make: 'canary-camera' } } })
    .jpeg()
    .toBuffer();
const urlOf = (id: number) => showPhoto.path.replace(':id', String(id));

describe('the photo of a member', () => {
  test('is drawn at most 512 px, without what the camera wrote, and shown to every member with an ETag', async () => {
    const own = await who.client();
    const large = await fromCamera(1200, 600);
    expect(large.includes('canary-camera')).toBe(true);
    const photo = `data:image/jpeg;base64,${large.toString('base64')}`;
    expect((await own.call(updateProfile, { body: { photo } })).status).toBe(200);
    const b = await office.as('B');
    const shown = await b.send({ method: 'GET', url: urlOf(who.id) });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect(shown.rawPayload.includes('canary-camera')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 256, format: 'webp' });
    const etag = String(shown.headers.etag);
    const asked = async (held: string) => {
      const again = await b.send({ method: 'GET', url: urlOf(who.id), headers: { 'if-none-match': held } });
      return [again.statusCode, again.headers.etag, again.body];
    };
    for (const held of [etag, `W/${etag}`, `"another", ${etag}`, '*'])
      expect(await asked(held)).toEqual([304, etag, '']);
    for (const held of ['"another"', etag.slice(1, -1), '']) expect((await asked(held))[0]).toBe(200);

    await own.call(updateProfile, { body: { photo: null } });
    expect((await b.send({ method: 'GET', url: urlOf(who.id) })).statusCode).toBe(404);
  });

  test('comes up to 5 MB in the form, and goes back as it was shown without being drawn again', async () => {
    const own = await who.client();
    const create = { width: 1200, height: 1200, channels: 3 as const, background: '#c86' };
    const heavy = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
    expect(heavy.length).toBeGreaterThan(4_000_000);
    const photo = `data:image/png;base64,${heavy.toString('base64')}`;
    const shown = (await own.call(updateProfile, { body: { photo } })).data();
    const { revision: _, ...sent } = { ...shown, phone: '09 9' };
    const again = (await own.call(updateProfile, { body: sent })).data();
    expect(again).toMatchObject({ phone: '09 9', photo: shown.photo });
  });

  test('is refused by its weight from one byte more than 5 MB on', async () => {
    const own = await who.client();
    const create = { width: 8, height: 8, channels: 3 as const, background: '#c86' };
    const small = await sharp({ create }).png().toBuffer();
    const weighing = async (bytes: number) => {
      const photo = `data:image/png;base64,${Buffer.concat([small, Buffer.alloc(bytes - small.length)]).toString('base64')}`;
      return own.call(updateProfile, { body: { photo } });
    };
    expect((await weighing(5 * 1024 * 1024)).status).toBe(200);
    for (const more of [1, 2, 20_000]) {
      expect((await weighing(5 * 1024 * 1024 + more)).failure().errors).toMatchObject([
        { field: 'photo', code: 'INVALID_INPUT', params: { reason: 'photoweight', size: 5.1, limit: 5 } },
      ]);
    }
  });

  test('may be an image that the member has uploaded, and nobody else’s', async () => {
    const [own, other] = [await who.client(), await office.holding('B')];
    const { body, headers } = fileForm(await fromCamera(3000, 1500));
    const sent = await own.send({ method: 'POST', url: '/api/v1/files', payload: body, headers });
    const { path } = sent.json().data;
    expect((await other.call(updateProfile, { body: { photo: path } })).failure().errors).toMatchObject([
      { field: 'photo', code: 'INVALID_INPUT' },
    ]);
    expect((await own.call(updateProfile, { body: { photo: path } })).status).toBe(200);
    const shown = await other.send({ method: 'GET', url: urlOf(who.id) });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 });
  });

  test('of nobody is not found, and guests see none', async () => {
    expect((await (await office.as('B')).send({ method: 'GET', url: urlOf(999_999) })).statusCode).toBe(404);
    expect((await (await office.as('GUEST')).send({ method: 'GET', url: urlOf(who.id) })).statusCode).toBe(403);
  });
});
