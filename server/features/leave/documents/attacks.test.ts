import { randomBytes } from 'node:crypto';
import { downloadOwnData } from '@muster/domain/account/account-contract.ts';
import { listPending } from '@muster/domain/leave/leave-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptBytes } from '../../../records/office/stored-file.ts';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { add, open, PDF, read, remove, upload } from '../../../testing/leave/documents.ts';
import { decide, forgetLeave, type Person, personOf, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** Casual leave asks for a document; of more than two days the HR office approves it, too. M decides for A. */
let office: Office;
let a: Person;
let manager: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  office.now = MORNING;
  [a, manager, hr] = [await personOf(office, 'A'), await office.holding('M'), await office.holding('HR')];
  await forgetLeave(office);
  await setTerms(hr, 'CL', { documentover: 1, secondover: 2, unlimited: true });
});
afterAll(() => office.close());

const ask = (todate: string, documents: string[] = []) => take(a, '2026-12-08', todate, { leavetype: 'CL', documents });
const waiting = async () => (await manager.call(listPending)).data().items[0];
const firstOf = async (id: number) => (await read(a.client, id)).data().documents[0]?.id ?? 0;
const codeOf = (answer: Awaited<ReturnType<typeof remove>>) => [answer.status, answer.failure().code];

describe('a document that somebody decides by (T65)', () => {
  test('is not taken away between the look and the decision unnoticed', async () => {
    const { id } = await ask('2026-12-09', [await upload(a.client)]);
    const looked = await waiting();
    expect(looked).toMatchObject({ documents: 1 });
    expect((await remove(a.client, id, await firstOf(id))).status).toBe(200);
    const refused = await decide(manager, id, 'approve', { revision: looked?.revision ?? 0 });
    expect([refused.status, refused.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.failure().data).toMatchObject({ documentdue: true });
    expect((await decide(manager, id, 'approve', { revision: (await waiting())?.revision ?? 0 })).status).toBe(200);
  });

  test('is not taken away once who decides first has agreed', async () => {
    const { id } = await ask('2026-12-10', [await upload(a.client)]);
    expect((await decide(manager, id, 'approve')).data()).toMatchObject({ agreed: { by: 'Mya Mya' } });
    expect((await read(a.client, id)).data().documents).toMatchObject([{ may: { remove: false } }]);
    expect(codeOf(await remove(a.client, id, await firstOf(id)))).toEqual([403, 'FORBIDDEN']);
    expect((await read(hr, id)).data().documents).toMatchObject([{ may: { remove: true } }]);
  });
});

describe('what the office has added to leave of a member', () => {
  const added = async () => {
    const officer = await office.newcomer({ role: 'HR' });
    const client = await officer.client();
    const { id } = await ask('2026-12-09');
    const path = await upload(client, Buffer.concat([PDF, randomBytes(8)]));
    expect((await add(client, id, path)).status).toBe(201);
    return { officer, client, id, path };
  };

  const archiveOf = async (client: Client) =>
    unzipSync(new Uint8Array((await client.send({ method: 'GET', url: downloadOwnData.path })).rawPayload));

  test('is not opened by who added it and is of the office no more', async () => {
    const { officer, client, id, path } = await added();
    expect(await open(client, path)).toBe(200);
    await office.database.query.updateTable('member').set({ role: 'MEMBER' }).where('id', '=', officer.id).execute();
    expect((await read(client, id)).status).toBe(404);
    for (const url of [path, `${path}?size=small`]) expect(await open(client, url)).toBe(404);
    expect((await client.send({ method: 'HEAD', url: path })).statusCode).toBe(404);
    expect(await open(a.client, path)).toBe(200);
  });

  test('is in the archive of its member, and not in that of who added it', async () => {
    const { client, id, path } = await added();
    const file = `files/${path.split('/').at(-1)}`;
    const [theirs, own] = [await archiveOf(client), await archiveOf(a.client)];
    expect(Object.keys(theirs)).not.toContain(file);
    expect(own[file]).toBeDefined();
    const rows = (archive: typeof own) =>
      JSON.parse(strFromU8(archive['json/documents_of_leave.json'] ?? new Uint8Array()));
    expect(rows(theirs)).toEqual([]);
    expect(rows(own)).toContainEqual(expect.objectContaining({ leave_id: id }));
  });

  test('counts for what its member keeps, or whoever scans for many could keep no more', async () => {
    const kept = (memberId: number) => keptBytes(office.database.query, memberId);
    const before = await kept(a.id);
    const { officer, client, id } = await added();
    const sizes = (await read(client, id)).data().documents.map((it) => it.size);
    expect([await kept(officer.id), await kept(a.id)]).toEqual([0, before + (sizes[0] ?? 0)]);
  });
});

test('a file for leave is nobody’s face', async () => {
  const photo = await upload(a.client);
  const refused = await a.client.send({ method: 'PUT', url: updateProfile.path, payload: { photo } });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ field: 'photo' }]]);
});

test('a file that leaves one leave as it is laid with another is laid with none, and nothing breaks', async () => {
  const b = await personOf(office, 'B');
  for (let round = 0; round < 10; round += 1) {
    await forgetLeave(office);
    const one = await ask('2026-12-09');
    const other = await take(b, '2026-12-08', '2026-12-09', { leavetype: 'CL' });
    const path = await upload(hr, Buffer.concat([PDF, randomBytes(8)]));
    const [laid] = (await add(hr, one.id, path)).data().documents;
    const [gone, again] = await Promise.all([remove(hr, one.id, laid?.id ?? 0), add(hr, other.id, path)]);
    expect([gone.status, again.status, again.failure().code]).toEqual([200, 422, 'FILE_UNKNOWN']);
  }
});
