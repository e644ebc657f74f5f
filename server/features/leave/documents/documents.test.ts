import { randomBytes } from 'node:crypto';
import { addPhoto } from '@muster/domain/administration/administration-contract.ts';
import { listDecided } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listLeave, listPending, readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import { cancelForMember, changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropStale } from '../../../schedule/sweeps.ts';
import { PIXEL } from '../../../testing/administration/administration-samples.ts';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { add, open, PDF, read, remove, upload } from '../../../testing/leave/documents.ts';
import {
  askReturn,
  decide,
  decideReturn,
  forgetLeave,
  type Person,
  personOf,
  take,
  tryEdit,
  tryRemove,
  tryTake,
} from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** Casual leave of more than one day asks for a document. A is of a group that M manages, and M2 does not. */
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
  await setTerms(hr, 'CL', { documentover: 1, unlimited: true });
});
afterAll(() => office.close());

const CL = { leavetype: 'CL' };

const leaveOf = async ({ client }: Person, id: number) =>
  (await client.call(listLeave, { query: { from: '2026-11-01', to: '2027-03-31' } })).data().find((it) => it.id === id);
const files = async () => (await office.database.query.selectFrom('stored_file').select('name').execute()).length;
const ask = (more: object = {}) => take(a, '2026-12-08', '2026-12-09', { ...CL, ...more });

describe('a type that asks for a document of more than one day', () => {
  test('says so to members, and refuses nobody without', async () => {
    const { types } = (await a.client.call(readLeaveTypes)).data();
    expect(types.find((it) => it.leaveid === 'CL')).toMatchObject({ documentover: 1 });
    expect(types.find((it) => it.leaveid === 'EL')).not.toHaveProperty('documentover');
    expect(await ask()).toMatchObject({ documentdue: true });
    expect(await take(a, '2026-12-14', '2026-12-14', CL)).not.toHaveProperty('documentdue');
    expect((await manager.call(listPending)).data().items).toMatchObject([{ documentdue: true }, { takeNo: 1 }]);
  });

  test('asks what was asked for before for none', async () => {
    await setTerms(hr, 'CL', { documentover: null });
    const { id } = await ask();
    await setTerms(hr, 'CL', { documentover: 1 });
    expect(await leaveOf(a, id)).not.toHaveProperty('documentdue');
    expect((await tryEdit(a, id, '2026-12-08', '2026-12-09', CL)).data()).toMatchObject({ documentdue: true });
  });

  test('asks for it by the days that are left of leave', async () => {
    const { id } = await ask();
    expect((await tryEdit(a, id, '2026-12-08', '2026-12-08', CL)).data()).not.toHaveProperty('documentdue');
    const change = { leavetype: 'CL', fromdate: '2026-12-08', todate: '2026-12-10', reason: 'longer' };
    const changed = await hr.call(changeForMember, { params: { id: String(id) }, body: change });
    expect(changed.data()).toMatchObject({ documentdue: true });
    expect((await decide(manager, id, 'approve')).data()).toMatchObject({ documentdue: true });
    await askReturn(a, id, '2026-12-09');
    expect((await decideReturn(manager, id, 'approve')).data()).not.toHaveProperty('documentdue');
  });

  test.each([-1, 367, 1.5, '2'])('is not of more than %s days', async (documentover) => {
    expect((await setTerms(hr, 'CL', { documentover })).status).toBe(400);
  });

  test('is of no leave that was rejected, nor of what was entered for less', async () => {
    const { id } = await ask();
    expect((await decide(manager, id, 'reject')).data()).not.toHaveProperty('documentdue');
    const entered = { membercode: 'A', leavetype: 'CL', reason: 'phoned in sick' };
    const short = { ...entered, fromdate: '2026-12-14', todate: '2026-12-14' };
    const long = { ...entered, fromdate: '2026-12-15', todate: '2026-12-16' };
    expect((await hr.call(enterForMember, { body: short })).data()).not.toHaveProperty('documentdue');
    expect((await hr.call(enterForMember, { body: long })).data()).toMatchObject({ documentdue: true });
  });
});

describe('documents', () => {
  test('come with the request, as pictures and PDF, and are read by its member, who decides and the office alone', async () => {
    const paths = [await upload(a.client), await upload(a.client, PDF)];
    const { id, documents } = await ask({ documents: paths });
    expect(documents).toBe(2);
    for (const client of [a.client, manager, hr, await office.holding('SA')]) {
      const { documents: kept, may } = (await read(client, id)).data();
      expect(kept).toMatchObject([
        { path: paths[0], type: 'image/png', addedby: 'Aye Aye', addedat: '2026-11-20T02:30:00.000Z' },
        { path: paths[1], type: 'application/pdf', size: PDF.length },
      ]);
      expect(may.add).toBe(client !== manager);
      for (const path of paths) expect(await open(client, path)).toBe(200);
    }
    for (const persona of ['B', 'M2'] as const) {
      const client = await office.holding(persona);
      expect((await read(client, id)).status).toBe(404);
      for (const path of paths) expect(await open(client, path)).toBe(404);
    }
    expect((await manager.call(listPending)).data().items).toMatchObject([{ documents: 2 }]);
  });

  test('that are not the own, were for something else or lie with other leave are refused, and nothing is asked for', async () => {
    const laid = await upload(a.client);
    await ask({ documents: [laid] });
    const others = [
      laid,
      await upload(await office.holding('B')),
      await upload(a.client, PIXEL, 'profile'),
      '/api/v1/files/never-uploaded.png',
      '/etc/passwd',
    ];
    const before = await office.state();
    for (const path of others) {
      const refused = await tryTake(a, '2026-12-14', '2026-12-14', { ...CL, documents: [path] });
      expect([refused.status, refused.failure()]).toMatchObject([422, { code: 'FILE_UNKNOWN' }]);
      expect(refused.failure().errors?.[0]?.field).toBe('documents.0');
    }
    expect(await office.state()).toBe(before);
  });

  test('may come later, also when the leave is over, and then it is due no more', async () => {
    const { id } = await ask();
    await decide(manager, id, 'approve');
    office.now = MORNING.add({ hours: 24 * 30 });
    const client = await office.holding('A');
    const path = await upload(client, PDF);
    const { documents } = (await add(client, id, path)).data();
    expect(documents).toMatchObject([{ path, may: { remove: false } }]);
    expect(await leaveOf({ ...a, client }, id)).toMatchObject({ documents: 1 });
    expect(await leaveOf({ ...a, client }, id)).not.toHaveProperty('documentdue');
    const again = await add(client, id, path);
    expect([again.status, again.failure().code]).toEqual([422, 'FILE_UNKNOWN']);
  });

  test('are added by the member and the office; who decides reads them', async () => {
    const { id } = await ask();
    expect((await add(manager, id, await upload(manager))).status).toBe(404);
    expect((await add(await office.holding('B'), id, await upload(a.client))).status).toBe(404);
    expect((await add(hr, id, await upload(hr))).data().documents).toMatchObject([{ addedby: 'Hla Hla' }]);
  });

  test('are five at most, also where many come at once', async () => {
    const { id } = await ask();
    const paths = await Promise.all(
      Array.from({ length: 8 }, () => upload(a.client, Buffer.concat([PDF, randomBytes(8)]))),
    );
    const answers = await Promise.all(paths.map((path) => add(a.client, id, path)));
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 201, 201, 201, 201, 422, 422, 422]);
    expect((await read(a.client, id)).data()).toMatchObject({ documents: { length: 5 }, may: { add: false } });
    const six = await tryTake(a, '2026-12-14', '2026-12-14', { ...CL, documents: paths.slice(0, 6) });
    expect(six.status).toBe(400);
  });

  test('are deleted by who added them until the leave is approved, then by the office, each with its file', async () => {
    const before = await files();
    const { id } = await ask({ documents: [await upload(a.client), await upload(a.client)] });
    const [first, second] = (await read(a.client, id)).data().documents;
    expect((await remove(manager, id, first?.id ?? 0)).status).toBe(404);
    expect((await remove(a.client, id, first?.id ?? 0)).data().documents).toMatchObject([{ id: second?.id }]);
    expect(await open(a.client, first?.path ?? '')).toBe(404);
    expect((await remove(a.client, id, first?.id ?? 0)).status).toBe(404);
    await decide(manager, id, 'approve');
    expect((await remove(a.client, id, second?.id ?? 0)).status).toBe(403);
    expect((await remove(hr, id, second?.id ?? 0)).data().documents).toEqual([]);
    expect(await files()).toBe(before);
  });

  test('go with leave that is taken back, cancelled or given back whole', async () => {
    const before = await files();
    const takenBack = await ask({ documents: [await upload(a.client)] });
    expect((await tryRemove(a, takenBack)).status).toBe(200);
    const cancelled = await ask({ documents: [await upload(a.client)] });
    const reason = { body: { reason: 'entered twice' } };
    expect((await hr.call(cancelForMember, { params: { id: String(cancelled.id) }, ...reason })).status).toBe(200);
    const givenBack = await ask({ documents: [await upload(a.client)] });
    await decide(manager, givenBack.id, 'approve');
    await askReturn(a, givenBack.id, '2026-12-08');
    expect((await decideReturn(manager, givenBack.id, 'approve')).data()).toBeNull();
    expect(await files()).toBe(before);
  });

  test('are no photo of anything else', async () => {
    const sa = await office.holding('SA');
    const refused = await sa.call(addPhoto, { body: { title: 'Note', path: await upload(sa) } });
    expect([refused.status, refused.failure().code]).toEqual([422, 'FILE_UNKNOWN']);
  });

  test('that were uploaded and lie with no leave are gone after a day, all others stay', async () => {
    const { id } = await ask({ documents: [await upload(a.client)] });
    const [unused, face] = [await upload(a.client), await upload(a.client, PIXEL, 'profile')];
    const sweep = (hours: number) => dropStale(office.database.query, MORNING.add({ hours }));
    const known = async (path: string) =>
      (
        await office.database.query
          .selectFrom('stored_file')
          .select('id')
          .where('name', '=', path.split('/').at(-1) ?? '')
          .execute()
      ).length;
    await sweep(23);
    expect(await known(unused)).toBe(1);
    await sweep(25);
    expect(await known(unused)).toBe(0);
    const client = await office.as('A');
    expect(await open(client, face)).toBe(200);
    expect((await read(client, id)).data().documents).toHaveLength(1);
    const parts = await office.database.query.selectFrom('stored_file_part').select('file_id').execute();
    expect(new Set(parts.map((it) => it.file_id)).size).toBe(await files());
  });
});

describe('the list of decided leave', () => {
  test('can be of approved leave that a document is missing of', async () => {
    const [due, given, short] = [
      await ask(),
      await take(a, '2026-12-14', '2026-12-15', CL),
      await take(a, '2026-12-21', '2026-12-21', CL),
    ];
    const rejected = await take(a, '2026-12-28', '2026-12-29', CL);
    for (const it of [due, given, short]) await decide(manager, it.id, 'approve');
    await decide(manager, rejected.id, 'reject');
    await add(a.client, given.id, await upload(a.client));
    for (const client of [manager, hr]) {
      const { items } = (await client.call(listDecided, { query: { document: 'due' } })).data();
      expect(items.map((it) => [it.id, it.documentdue])).toEqual([[due.id, true]]);
    }
  });
});
