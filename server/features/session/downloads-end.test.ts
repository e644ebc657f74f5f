import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFile, uploadFile } from '@muster/domain/files/files-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileForm } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';

const SIZE = 9_000_000;

let office: Office;
let address: string;
let who: Newcomer;
let client: Client;
/** A file of theirs that is longer than what the way to a reader holds. */
let path: string;
beforeAll(async () => {
  office = await openOffice();
  address = await office.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => office.close());
beforeEach(async () => {
  who = await office.newcomer();
  client = await who.client();
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4 '), randomBytes(SIZE)]);
  const { body, headers } = fileForm(bytes);
  ({ path } = (await client.send({ method: 'POST', url: uploadFile.path, payload: body, headers })).json().data);
  expect(path.startsWith(readFile.path.replace(':name', ''))).toBe(true);
});

/** Takes the file a little at a time; answers how much of it came, and whether that was all. */
async function takeSlowly(meanwhile: () => Promise<unknown>, pace = 40): Promise<{ whole: boolean; bytes: number }> {
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}${path}`, { headers }, resolve).on('error', reject);
  });
  let bytes = 0;
  try {
    for await (const part of answer) {
      if (bytes === 0) await meanwhile();
      bytes += part.length;
      await sleep(pace);
    }
    return { whole: true, bytes };
  } catch {
    return { whole: false, bytes };
  }
}

test('a file that is taken slowly ends with the suspension of its reader', async () => {
  const suspend = async () => {
    const params = { id: String(who.id) };
    const hr = await office.holding('HR');
    expect((await hr.call(setMemberStatus, { params, body: { status: 'suspended' } })).status).toBe(200);
  };
  expect(await takeSlowly(suspend)).toMatchObject({ whole: false });
});

test('a file that is taken slowly ends where its reader signs out', async () => {
  const signOut = () => office.database.query.deleteFrom('session').where('member_id', '=', who.id).execute();
  expect(await takeSlowly(signOut)).toMatchObject({ whole: false });
});

test('comes whole to who may take it, however slowly', async () => {
  expect(await takeSlowly(async () => {}, 5)).toMatchObject({ whole: true });
});
