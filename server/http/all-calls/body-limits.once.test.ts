import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { contracts } from '@muster/domain/contracts.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PIXEL } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { processorTime } from '../../testing/processes/processor-time.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  a = await office.holding('A');
});

/** An upload has limits of its own (files.test.ts). */
const writes = contracts.filter((it) => it.method !== 'GET' && !it.form).map((it) => [it.name, it] as const);
const asking = (it: (typeof contracts)[number]) => ({ method: it.method, url: it.path.replace(':id', '1') });

describe('a body', () => {
  test.each(writes)('beyond 128 KiB is too large for %s', async (_, contract) => {
    const before = await office.state();
    const sa = await office.holding('SA');
    const raw = await sa.send({ ...asking(contract), payload: { phone: 'x'.repeat(131_072) } });
    expect([raw.statusCode, raw.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await office.state()).length - before.length).toBeLessThan(1000);
  });

  const takesJson = writes.filter(([name]) => name !== 'addBoard');
  test.each(takesJson)('that is no JSON is not taken by %s (T17)', async (_, contract) => {
    const sa = await office.holding('SA');
    const before = await office.state();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/json-patch+json',
      'nonsense',
    ]) {
      const raw = await sa.send({
        ...asking(contract),
        payload: '{"status":"suspended"}',
        headers: { 'content-type': type },
      });
      expect([type, raw.statusCode, raw.json().code]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    expect(await office.state()).toBe(before);
  });

  test.each([
    '',
    '{',
    '{"a":}',
    '[1,',
    'null',
    '\u0000',
    '{"phone":"\ud83d',
    "{'phone':'1'}",
    'NaN',
    '{"phone":1e999}',
  ])('of broken or empty JSON is malformed: %j', async (payload) => {
    const raw = await a.send({
      method: 'PUT',
      url: '/api/membercode/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(raw.body).not.toMatch(/SyntaxError|position|at .*\.ts/);
  });

  test('of broken JSON is told that it is none', async () => {
    const headers = { 'content-type': 'application/json' };
    const raw = await a.send({ method: 'PUT', url: '/api/membercode/register', payload: '{"phone":', headers });
    expect(raw.json()).toMatchObject({ params: { reason: 'json' }, message: 'The JSON that was sent cannot be read.' });
  });

  test.each([
    ['gzip', gzipSync],
    ['Deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('compressed by %s is told to come as it is', async (encoding, compress) => {
    const before = await office.state();
    for (const [method, url, type] of [
      ['PUT', '/api/membercode/register', 'application/json'],
      ['POST', '/api/v1/files', 'multipart/form-data; boundary=x'],
    ] as const) {
      const headers = { 'content-type': type, 'content-encoding': encoding };
      const raw = await a.send({ method, url, payload: compress('{"phone":"1"}'), headers });
      expect([raw.statusCode, raw.json().code, raw.json().params]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        { reason: 'compressed' },
      ]);
      expect(raw.headers['accept-encoding']).toBe('identity');
    }
    expect(await office.state()).toBe(before);
  });

  test.each(['identity', 'Identity', ''])('that is said to be encoded as %j is read', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const raw = await a.send({ method: 'PUT', url: '/api/membercode/register', payload: '{"phone":"1"}', headers });
    expect(raw.statusCode).toBe(200);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'that is announced as %s and is empty is none, where none is asked for',
    async (type) => {
      const headers = { 'content-type': type, 'content-length': '0' };
      for (const [method, url, status] of [
        ['POST', '/api/notification/delete-all', 200],
        ['DELETE', '/api/membercode/keys/1', 404],
        ['POST', '/api/membercode/passkey/options', 200],
        ['POST', '/api/membercode/logout', 200],
      ] as const) {
        expect([url, (await a.send({ method, url, headers })).statusCode]).toEqual([url, status]);
      }
    },
  );

  test('with bytes that are no UTF-8 is malformed, and stores nothing in their place', async () => {
    const payload = Buffer.concat([Buffer.from('{"membername":"Aye '), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    const before = await office.state();
    const raw = await a.send({ method: 'PUT', url: '/api/membercode/register', payload, headers });
    expect([raw.statusCode, raw.json().code, raw.json().params]).toEqual([
      400,
      'INVALID_INPUT',
      { reason: 'character' },
    ]);
    expect(await office.state()).toBe(before);
  });

  test('in another alphabet is read as UTF-8', async () => {
    const saved = await a.call(updateProfile, { body: { membername: 'အေးအေး 🙏' } });
    expect(saved.data().membername).toBe('အေးအေး 🙏');
  });

  test.each([
    ['beside a picture', `{"photo":"data:image/png;base64,${'A'.repeat(200_000)}","phone":"${'1'.repeat(140_000)}"}`],
    ['before it', `{"phone":"${'1'.repeat(140_000)}","photo":"data:image/png;base64,AAAA"}`],
    ['and a picture that does not end', `{"phone":"1","photo":"data:image/png;base64,${'A'.repeat(8_000_000)}`],
  ])('that is too large %s is too large', async (_, payload) => {
    const headers = { 'content-type': 'application/json' };
    const raw = await a.send({ method: 'PUT', url: '/api/membercode/register', payload, headers });
    expect([raw.statusCode, raw.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('as deep as it can be is malformed, quickly', async () => {
    const deep = `{"phone":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const { done: raw, took } = await processorTime(() =>
      a.send({ method: 'PUT', url: '/api/membercode/register', payload: deep, headers }),
    );
    expect(raw.statusCode).toBe(400);
    expect(took).toBeLessThan(1000);
  });
});

describe('a photo', () => {
  const PNG = `data:image/png;base64,${PIXEL.toString('base64')}`;
  test('is kept, read back and removed', async () => {
    expect((await a.call(updateProfile, { body: { photo: PNG } })).data().photo).toMatch(/^data:image\/webp;base64,/);
    expect((await a.call(updateProfile, { body: { photo: null } })).data().photo).toBeNull();
  });

  test.each([
    ['a page with script', `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`],
    ['a drawing that can run script', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['another type than it says', PNG.replace('png', 'jpeg')],
    ['an address', 'https://evil.example/pixel.png'],
    ['more than 5 MB', `${PNG}${'A'.repeat(7_050_000)}`],
    ['no base64', 'data:image/png;base64,$$$'],
  ])('that is %s is refused', async (_, photo) => {
    const answer = await a.call(updateProfile, { body: { photo } });
    expect([answer.status, answer.failure().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
