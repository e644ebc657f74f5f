import { sampleContracts } from '@muster/domain/samples/sample-contracts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { askSample } from '../testing/samples/ask-sample.ts';
import { requestsOfSamples } from '../testing/samples/sample-bodies.ts';

let office: Office;
let it: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  it = await (await office.newcomer()).client();
});

const samples: Readonly<Record<string, () => { readonly query?: unknown; readonly body?: unknown }>> =
  requestsOfSamples;
const changes = sampleContracts.filter((call) => call.method === 'POST').map((call) => [call.name, call] as const);
const post = async (url: string, payload?: string) =>
  (await it.send({ method: 'POST', url, ...(payload && { payload, headers: { 'content-type': 'application/json' } }) }))
    .statusCode;

describe('a body that says nothing usable is answered with 200', () => {
  test.each(changes)('%s: none at all, no object, and one with nothing in it', async (_, { path }) => {
    for (const payload of [undefined, 'null', '[]', '[{}]', '17', 'true', '{}'])
      expect([payload, await post(path, payload)]).toEqual([payload, 200]);
  });

  test.each(changes)('%s: any field of another kind', async (name, { path }) => {
    const body = samples[name]?.().body;
    for (const field of Object.keys(typeof body === 'object' ? (body ?? {}) : {}))
      for (const wrong of [null, -1, true, [[]], { id: { id: 1 }, index: 'x' }]) {
        const payload = JSON.stringify({ ...(body as object), [field]: wrong });
        expect([payload, await post(path, payload)]).toEqual([payload, 200]);
      }
  });
});

test.each([
  ['/api/todo/delete', {}, '/api/todo/all'],
  ['/api/todo/reorder', {}, '/api/todo/all'],
  ['/api/todo/add', { todo: 'x' }, '/api/todo/all'],
  ['/api/todo/tag/delete', {}, '/api/todo/tag'],
  ['/api/chat/add', { chatId: 'chat-1', contactId: 'contact-1' }, '/api/chat?id=chat-1'],
  ['/api/ecommerce/update-cart-amount', { productId: 'product-2', amount: 'x' }, '/api/ecommerce/get-cart-list?uid=me'],
  ['/api/scrum-board/add-board', {}, '/api/scrum-board/all-board'],
  ['/api/scrum-board/reorder-list', { boardId: 'board-1' }, '/api/scrum-board?id=board-1'],
  ['/api/scrum-board/add-column', { boardId: 'board-1' }, '/api/scrum-board?id=board-1'],
  ['/api/scrum-board/rename-column', { boardId: 'board-1', listId: 'column-1' }, '/api/scrum-board?id=board-1'],
  ['/api/scrum-board/update-card', { boardId: 'board-1', listId: 'column-1' }, '/api/scrum-board?id=board-1'],
  [
    '/api/scrum-board/reorder-card',
    { boardId: 'board-1', listId: 'column-1', startIndex: -1, endIndex: 1 },
    '/api/scrum-board?id=board-1',
  ],
  [
    '/api/scrum-board/move-card',
    { boardId: 'board-1', sourcelistId: 'column-1', destinationlistId: 'column-2', source: { index: 0 } },
    '/api/scrum-board?id=board-1',
  ],
])('%s with %j changes nothing, and answers as ever', async (url, payload, list) => {
  const before = await askSample(it, list);
  expect(await askSample(it, url, payload)).toEqual(before);
  expect(await askSample(it, list)).toEqual(before);
});

test('what else a body says counts, and nothing that is answered alone is made up', async () => {
  const events = await askSample(it, '/api/calendar/events/add', { id: 'e', title: 'Tea', start: 0, end: null });
  expect((events as object[]).at(-1)).toEqual({ id: 'e', title: 'Tea', start: '1970-01-01T00:00:00.000Z' });
  expect(await askSample(it, '/api/todo/update', {})).toEqual({});
  expect(await askSample(it, '/api/todo/tag/add', { tag: 7 })).toEqual({});
});

test('an id that cannot be one is one that nothing has', async () => {
  for (const query of ['id=a&id=b', `id=${'x'.repeat(300)}`])
    expect(await askSample(it, `/api/inbox?${query}`)).toBeUndefined();
});
