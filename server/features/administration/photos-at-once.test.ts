import {
  addPhoto,
  deletePhoto,
  listPhotos,
  updatePhoto,
} from '@muster/domain/administration/administration-contract.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileForm, PIXEL } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';

const ROUNDS = 5;

let office: Office;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  sa = await office.holding('SA');
});
afterAll(() => office.close());

async function upload(): Promise<string> {
  const { body, headers } = fileForm(PIXEL);
  return (await sa.send({ method: 'POST', url: uploadFile.path, payload: body, headers })).json().data.path;
}
const added = async (path: string) => (await sa.call(addPhoto, { body: { title: 'Harbour', path } })).data();
const edit = async (it: { readonly id: number; readonly revision?: number }, change: object) =>
  (await sa.call(updatePhoto, { body: { id: it.id, revision: it.revision, ...change } })).status;
const remove = async ({ id }: { readonly id: number }) =>
  (await sa.call(deletePhoto, { params: { id: String(id) } })).status;
const add = async (path: string) => (await sa.call(addPhoto, { body: { title: 'Again', path } })).status;
const now = async ({ id }: { readonly id: number }) =>
  (await sa.call(listPhotos, { query: {} })).body().data.find((it) => it.id === id);

test('a photo that was changed since it was looked at is not changed by who looked at it before, at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const photo = await added(await upload());
    const statuses = await Promise.all([
      edit(photo, { title: 'Quay' }),
      edit(photo, { description: 'At night' }),
      edit(photo, { path: await upload() }),
      edit(photo, { takenon: '2026-11-02' }),
    ]);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect((await now(photo))?.revision).toBe(photo.revision + 1);
  }
});

test('a photo that is deleted while it gets another picture is either gone or never was there to change', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const photo = await added(await upload());
    const path = await upload();
    const [changed, removed] = await Promise.all([edit({ id: photo.id }, { path }), remove(photo)]);
    expect([200, 404]).toContain(changed);
    expect([removed, await now(photo)]).toEqual([200, undefined]);
  }
});

test('a file stays where a second photo is made of it while the first is deleted, or is unknown by then', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = await upload();
    const photo = await added(path);
    const [removed, again] = await Promise.all([remove(photo), add(path)]);
    expect([201, 422]).toContain(again);
    expect(removed).toBe(200);
    expect((await sa.send({ method: 'GET', url: path })).statusCode).toBe(again === 201 ? 200 : 404);
  }
});
