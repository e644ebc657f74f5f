import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addPermission } from '@muster/domain/administration/administration-contract.ts';
import { MAX_KEPT_BYTES } from '@muster/domain/files/file-rules.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keptBytes } from '../../records/office/stored-file.ts';
import { fileForm, PIXEL } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { comingAgain } from '../../testing/company/come-again.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { newcomer } from '../../testing/leave/leave.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.holding('A');
});
afterAll(() => office.close());

const send = (
  bytes: Buffer,
  query: Record<string, string> = {},
  form: Parameters<typeof fileForm>[1] = {},
  client = a,
) => {
  const { body, headers } = fileForm(bytes, form);
  return client.send({ method: 'POST', url: uploadFile.path, query, payload: body, headers });
};
const kept = async () =>
  (await office.database.query.selectFrom('stored_file').select('id').execute()).length +
  readdirSync(tmpdir()).filter((it) => it.startsWith(`muster-upload-${process.pid}-`)).length;

describe('an image', () => {
  test('is drawn anew, at most 2560 px long, without what the camera wrote', async () => {
    const camera = { exif: { IFD0: { Make: 'canary-camera', Copyright: 'canary' } } };
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c86' } })
      .withMetadata(camera)
      .jpeg()
      .toBuffer();
    expect(large.includes('canary')).toBe(true);
    const raw = await send(large, { tartgetDirectory: 'profile', prefixName: 'My Face' });
    expect([raw.statusCode, raw.json()]).toMatchObject([200, { status: 'SUCCESS' }]);
    const { path } = raw.json().data;
    expect(path).toMatch(/^\/api\/v1\/files\/my-face-[A-Za-z0-9]{24}\.jpg$/);
    const shown = await a.send({ method: 'GET', url: path });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-cache' });
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect(shown.rawPayload.includes('canary')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 2560, height: 1280, format: 'jpeg' });
    const small = await a.send({ method: 'GET', url: `${path}?size=small` });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 360, format: 'webp' });
    const again = await a.send({ method: 'GET', url: path, headers: { 'if-none-match': `W/${shown.headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is another’s to nobody but administrators', async () => {
    const { path } = (await send(PIXEL)).json().data;
    expect((await (await office.holding('B')).send({ method: 'GET', url: path })).statusCode).toBe(404);
    expect((await (await office.holding('HR')).send({ method: 'GET', url: path })).statusCode).toBe(404);
    expect((await office.visitor().send({ method: 'GET', url: path })).statusCode).toBe(401);
    expect((await (await office.holding('SA')).send({ method: 'GET', url: path })).statusCode).toBe(200);
  });
});

test('a document is kept as it is and shown as an attachment, and not to who may read photos', async () => {
  const pdf = Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF');
  const { path } = (await send(pdf, {}, { filename: 'evil.html', type: 'text/html' })).json().data;
  const shown = await a.send({ method: 'GET', url: path });
  expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(shown.headers['content-disposition']).toMatch(/^attachment; filename="[A-Za-z0-9]+\.pdf"$/);
  expect(shown.rawPayload.equals(pdf)).toBe(true);
  const reader = await office.newcomer();
  const body = { name: 'Readers', photos: { read: true }, members: [reader.id] };
  expect((await (await office.holding('SA')).call(addPermission, { body })).status).toBe(201);
  expect((await (await reader.client()).send({ method: 'GET', url: path })).statusCode).toBe(404);
});

describe('what is refused leaves nothing behind (T24)', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'FILE_TYPE_REFUSED'],
    [
      'a drawing that can run script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'FILE_TYPE_REFUSED',
    ],
    [
      'a picture in name only',
      Buffer.concat([PIXEL.subarray(0, 40), Buffer.from('<script>')]),
      422,
      'FILE_NOT_READABLE',
    ],
    ['nothing', Buffer.alloc(0), 415, 'FILE_TYPE_REFUSED'],
    ['11 MB', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4 '), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_, bytes, status, code) => {
    const before = await kept();
    const raw = await send(bytes);
    expect([raw.statusCode, raw.json()]).toMatchObject([status, { status: 'FAIL', code, message: expect.any(String) }]);
    expect(await kept()).toBe(before);
  });

  /** A picture that stays as heavy as it is when it is drawn anew. */
  const heavyPicture = () => {
    const side = 1500;
    const noise = randomBytes(side * side * 3);
    return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
  };

  test('and what weighs too much is told what it weighs and what it may: a photo 5 MB, another file 10', async () => {
    const before = await kept();
    const picture = await heavyPicture();
    const photo = await send(picture, { tartgetDirectory: 'profile' });
    expect([photo.statusCode, photo.json()]).toMatchObject([
      413,
      { status: 'FAIL', code: 'PAYLOAD_TOO_LARGE', params: { size: 6.5, limit: 5 } },
    ]);
    expect(photo.json().message).toBe('This file has 6.5 MB. Please take one of at most 5 MB.');
    const document = await send(Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4 '));
    expect(document.json().params).toMatchObject({ reason: 'file', size: expect.closeTo(11, 0), limit: 10 });
    expect(await kept()).toBe(before);
    // What was kept as something else is no photo either, which is said where it is made one.
    const { path } = (await send(picture, { tartgetDirectory: 'inbox' })).json().data;
    const made = await a.send({ method: 'PUT', url: updateProfile.path, payload: { photo: path } });
    expect([made.statusCode, made.json().errors]).toMatchObject([
      400,
      [{ field: 'photo', message: expect.stringMatching(/^This picture has 6\.\d MB\. A photo has at most 5 MB\.$/) }],
    ]);
  });

  test('a form without the field, and what is no form', async () => {
    expect((await send(PIXEL, {}, { field: 'another' })).json()).toMatchObject({
      status: 'FAIL',
      code: 'INVALID_INPUT',
    });
    const json = await a.send({ method: 'POST', url: uploadFile.path, payload: { upload_file: 'x' } });
    expect([json.statusCode, json.json().status]).toEqual([415, 'FAIL']);
    expect(json.json().message).toBe('Please send the file in a form (multipart/form-data).');
  });

  test('a form that ends before its file', async () => {
    const before = await kept();
    const { body, headers } = fileForm(PIXEL);
    const payload = body.subarray(0, body.length - 60);
    const cut = await a.send({ method: 'POST', url: uploadFile.path, payload, headers });
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(await kept()).toBe(before);
  });

  test('and photos and imports are for those who may', async () => {
    expect((await send(PIXEL, { tartgetDirectory: 'photos' })).statusCode).toBe(403);
    expect((await send(PIXEL, { tartgetDirectory: 'imports' })).statusCode).toBe(403);
    expect((await send(PIXEL, { tartgetDirectory: 'photos' }, {}, await office.holding('SA'))).statusCode).toBe(200);
    expect((await send(PIXEL, { tartgetDirectory: 'inbox' }, {}, await office.holding('GUEST'))).statusCode).toBe(403);
  });
});

/** What means another place to some file system, some decoder or some log. */
const payloads = [
  ...[
    '..',
    '../..',
    '../../x',
    '../'.repeat(30),
    '....//',
    '..;/',
    './../x',
    'photos/../..',
    '../photos',
    '/etc',
    '/etc/passwd',
  ],
  ...[
    '//host/share',
    'file:///etc/passwd',
    '~',
    '~root',
    '$HOME',
    '`id`',
    '..\\..\\x',
    'C:\\',
    '\\\\?\\C:\\x',
    'x:stream',
  ],
  ...['..%2f..', '%2e%2e', '%2e%2e%2f', '%252e%252e%252f', '..%c0%af', '．．／', 'profile\u0000', 'a\u202eb', 'ﬁle'],
  ...['nul.', '"; x="', 'x\r\nset-cookie: a=b', '.htaccess'],
];

test('what a member keeps is counted for one upload after the other, however many arrive at once', async () => {
  const { client, id } = await newcomer(office);
  const note = Buffer.concat([Buffer.from('%PDF-1.4 '), randomBytes(9_991)]);
  const { path } = (await send(note, {}, {}, client)).json().data;
  const before = office.database.query.updateTable('stored_file').set({ size: MAX_KEPT_BYTES - 2.5 * note.length });
  await before.where('name', '=', path.split('/').at(-1)).execute();
  const answers = await Promise.all(Array.from({ length: 10 }, () => comingAgain(() => send(note, {}, {}, client))));
  const codes = answers.map((it) => it.json().code ?? it.statusCode).toSorted();
  expect(codes).toEqual(['200', '200', ...Array(8).fill('FILES_FULL')]);
  expect(await keptBytes(office.database.query, id)).toBeLessThanOrEqual(MAX_KEPT_BYTES);
});

describe('a path where a name is asked for (T24)', () => {
  /** Whatever stands beside the store: where the server runs, above it, and where uploads pass. */
  const around = () =>
    [process.cwd(), dirname(process.cwd()), tmpdir(), '/etc'].map((it) =>
      readdirSync(it).filter((name) => !/^muster-|^vitest|^node-|^\.|^tsx|^playwright/.test(name)),
    );
  /** Nobody else on the machine writes there. */
  const passing = mkdtempSync(join(tmpdir(), 'muster-uploads-'));
  let before: string[][];
  beforeAll(() => {
    vi.stubEnv('TMPDIR', passing);
    before = around();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(passing, { recursive: true });
  });

  test('is one of thirty at least', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(30));

  test.each(payloads)('is no directory: %j', async (tartgetDirectory) => {
    const files = await kept();
    expect((await send(PIXEL, { tartgetDirectory })).statusCode).toBe(400);
    expect(await kept()).toBe(files);
  });

  test.each(payloads)('is no part of what a file is called, as a prefix or as its own name: %j', async (payload) => {
    for (const raw of [await send(PIXEL, { prefixName: payload }), await send(PIXEL, {}, { filename: payload })]) {
      if (raw.statusCode !== 200) expect([raw.statusCode, raw.json()]).toMatchObject([400, { status: 'FAIL' }]);
      else expect(raw.json().data.path).toMatch(/^\/api\/v1\/files\/[A-Za-z0-9-]+\.png$/);
    }
  });

  test.each(payloads)('opens no file: %j', async (payload) => {
    for (const name of [encodeURIComponent(payload), encodeURIComponent(encodeURIComponent(payload))]) {
      const raw = await a.send({ method: 'GET', url: `/api/v1/files/${name}` });
      expect([400, 404]).toContain(raw.statusCode);
      expect(raw.body).not.toContain('root:');
    }
  });

  test('has left nothing outside the store', () => expect(around()).toEqual(before));
});

describe('a file that is two things at once (T24)', () => {
  const SCRIPT = Buffer.from('<!doctype html><script>canary()</script>');
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86' } });

  test.each([
    ['a PNG with a page behind it', async () => Buffer.concat([PIXEL, SCRIPT])],
    ['a JPEG with a page behind it', async () => Buffer.concat([await picture().jpeg().toBuffer(), SCRIPT])],
    ['a WebP with a page behind it', async () => Buffer.concat([await picture().webp().toBuffer(), SCRIPT])],
    [
      'a JPEG with a page in what the camera wrote',
      () =>
        picture()
          .withMetadata({ exif: { IFD0: { Copyright: SCRIPT.toString() } } })
          .jpeg()
          .toBuffer(),
    ],
  ])('%s is shown as a picture without the other half', async (_, make) => {
    const bytes = await make();
    expect(bytes.includes('canary')).toBe(true);
    const { path } = (await send(bytes, {}, { filename: 'page.html', type: 'text/html' })).json().data;
    const shown = await a.send({ method: 'GET', url: path });
    expect(shown.headers['content-type']).toMatch(/^image\/(?:png|jpeg|webp)$/);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.rawPayload.includes('canary')).toBe(false);
  });

  test.each([
    ['a page that calls itself a picture', SCRIPT, 'image/png'],
    [
      'a drawing behind a comment',
      Buffer.from('<!-- PNG --><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
    ],
    ['a GIF that is a script', Buffer.from('GIF89a/*canary*/=1;canary()'), 'image/gif'],
    ['a page before a document', Buffer.concat([SCRIPT, Buffer.from('%PDF-1.4')]), 'application/pdf'],
  ])('%s is refused', async (_, bytes, type) => {
    const raw = await send(bytes, {}, { filename: 'x.png', type });
    expect([raw.statusCode, raw.json()]).toMatchObject([415, { status: 'FAIL', code: 'FILE_TYPE_REFUSED' }]);
  });
});
