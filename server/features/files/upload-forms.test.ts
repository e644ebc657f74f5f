import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import { importHolidays } from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PIXEL } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { MAX_FORM_BYTES } from './receive-form.ts';

let office: Office;
let a: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [a, sa] = [await office.holding('A'), await office.holding('SA')];
});
afterAll(() => office.close());

type Part = readonly [name: string, value: string | Buffer];
const PICTURE: Part = ['upload_file', PIXEL];

/** Sends a form; what is no text goes as a file. */
async function send(parts: readonly Part[], url: string = uploadFile.path, client = a) {
  const boundary = 'a-line-that-no-part-has';
  const written = parts.flatMap(([name, value]) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    typeof value === 'string' ? '\r\n\r\n' : '; filename="a.png"\r\n\r\n',
    value,
    '\r\n',
  ]);
  const payload = Buffer.concat([...written, `--${boundary}--\r\n`].map((it) => Buffer.from(it)));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const raw = await client.send({ method: 'POST', url, payload, headers });
  const { code, errors, data } = raw.json();
  return { status: raw.statusCode, code, field: errors?.[0]?.field, path: data?.path };
}

const kept = async () =>
  (await office.database.query.selectFrom('stored_file').select('id').execute()).length +
  readdirSync(tmpdir()).filter((it) => it.startsWith(`muster-upload-${process.pid}-`)).length;

describe('a form with a file', () => {
  test.each<[string, number, string, string, readonly Part[]]>([
    ['a second file', 400, 'INVALID_INPUT', 'upload_file', [PICTURE, PICTURE]],
    ['a second file by another name', 400, 'INVALID_INPUT', 'upload_file', [PICTURE, ['other', PIXEL]]],
    ['its file by another name', 400, 'INVALID_INPUT', 'upload_file', [['other', PIXEL]]],
    ['a field that is not known, before its file', 400, 'UNKNOWN_FIELD', 'foo', [['foo', '1'], PICTURE]],
    ['a field that is not known, behind its file', 400, 'UNKNOWN_FIELD', 'foo', [PICTURE, ['foo', '1']]],
    ['a wrong directory', 400, 'INVALID_INPUT', 'tartgetDirectory', [['tartgetDirectory', '../inbox'], PICTURE]],
    ['two prefixes', 400, 'INVALID_INPUT', 'prefixName', [['prefixName', 'x'], ['prefixName', 'y'], PICTURE]],
    ['too long a prefix', 400, 'INVALID_INPUT', 'prefixName', [['prefixName', 'x'.repeat(2000)], PICTURE]],
  ])('and %s is refused, and nothing of it kept', async (_, status, code, field, parts) => {
    const before = await kept();
    expect(await send(parts)).toEqual({ status, code, field, path: undefined });
    expect(await kept()).toBe(before);
  });

  test('for a place that cannot be is told how places may be called', async () => {
    const raw = await a.send({ method: 'POST', url: `${uploadFile.path}?tartgetDirectory=/photos/` });
    const why = { field: 'tartgetDirectory', params: { reason: 'directory' } };
    expect([raw.statusCode, raw.json().errors]).toMatchObject([400, [why]]);
  });

  test.each(['uploads', 'member/avatars', 'PHOTOS', 'con', ''])(
    'for a place that a client calls %j is kept like one that names none',
    async (directory) => {
      for (const [parts, address] of [
        [[PICTURE], `${uploadFile.path}?tartgetDirectory=${encodeURIComponent(directory)}`],
        [[['tartgetDirectory', directory], PICTURE], uploadFile.path],
      ] as const) {
        const { status, path } = await send(parts, address);
        expect([directory, status]).toEqual([directory, 200]);
        const name = path.split('/').at(-1);
        const stored = office.database.query.selectFrom('stored_file').select('directory').where('name', '=', name);
        expect(await stored.executeTakeFirst()).toEqual({ directory: 'profile' });
      }
    },
  );

  test('says in its fields what the address may say, before or behind the file', async () => {
    const fields: Part[] = [
      ['tartgetDirectory', 'photos'],
      ['prefixName', 'Harbour'],
    ];
    for (const parts of [
      [...fields, PICTURE],
      [PICTURE, ...fields],
    ]) {
      expect(await send(parts)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      const { status, path } = await send(parts, uploadFile.path, sa);
      expect([status, path]).toEqual([200, expect.stringMatching(/^\/api\/v1\/files\/harbour-/)]);
      const name = path.split('/').at(-1);
      const stored = office.database.query.selectFrom('stored_file').select('directory').where('name', '=', name);
      expect(await stored.executeTakeFirst()).toEqual({ directory: 'photos' });
    }
  });

  test('may be asked for as the specification writes it, with names and nothing behind them', async () => {
    const { status, path } = await send([PICTURE], `${uploadFile.path}?tartgetDirectory&prefixName`);
    expect([status, path]).toEqual([200, expect.stringMatching(/^\/api\/v1\/files\/[A-Za-z0-9]+\.png$/)]);
  });

  test('may repeat what the address says, and says nothing else', async () => {
    const url = `${uploadFile.path}?prefixName=x`;
    expect((await send([['prefixName', 'x'], PICTURE], url)).status).toBe(200);
    expect(await send([['prefixName', 'y'], PICTURE], url)).toMatchObject({ status: 400, field: 'prefixName' });
  });

  test('to import with a second one is refused', async () => {
    const file: Part = ['file', Buffer.from('date,name\n2027-03-01,Harvest\n')];
    const before = await office.state();
    expect(await send([file, file], importHolidays.path, sa)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      field: 'file',
    });
    expect(await office.state()).toBe(before);
  });
});

describe('a form that is larger than any file may be', () => {
  const large = 'x'.repeat(MAX_FORM_BYTES);

  test('is refused by what it announces, whatever it is that makes it large', async () => {
    for (const parts of [
      [['prefixName', large], PICTURE],
      [PICTURE, ['prefixName', large]],
    ] as const) {
      expect(await send(parts)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    }
  });

  test('is cut off where it announces nothing', async () => {
    const address = await office.app.listen({ host: '127.0.0.1', port: 0 });
    const sent = httpRequest(`${address}${uploadFile.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${a.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    const ended = new Promise<string>((resolve) => {
      sent.once('error', () => resolve('cut'));
      sent.once('response', (it) => resolve(String(it.statusCode)));
    });
    sent.write('--b\r\ncontent-disposition: form-data; name="prefixName"\r\n\r\n');
    const piece = Buffer.alloc(1024 * 1024, 'x');
    for (let sentBytes = 0; sentBytes < 4 * MAX_FORM_BYTES && !sent.destroyed; sentBytes += piece.length) {
      await new Promise<void>((resolve) => void sent.write(piece, () => resolve()));
    }
    expect(await ended).toBe('cut');
  });
});
