import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { askSample } from '../testing/samples/ask-sample.ts';

let office: Office;
let it: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  it = await (await office.newcomer()).client();
});

const ask = (url: string, payload?: unknown, client = it) => askSample(client, url, payload);

describe('a copy', () => {
  test('is each member’s own, and fresh after the next start', async () => {
    await ask('/api/inbox/delete', { id: 'message-1' });
    const other = await (await office.newcomer()).client();
    expect(await ask('/api/inbox/all', undefined, other)).toHaveLength(12);
    expect(await ask('/api/inbox/all')).toHaveLength(11);
  });

  test('holds lists of a thousand entries and texts of 64 KB at most', async () => {
    const long = (size: number) =>
      ({ method: 'POST', url: '/api/inbox/add', payload: { id: 'x', subject: 'x'.repeat(size) } }) as const;
    expect((await it.send(long(65_536))).statusCode).toBe(200);
    expect((await it.send(long(65_537))).statusCode).toBe(400);
    for (let n = 13; n <= 1001; n += 1)
      await it.send({ method: 'POST', url: '/api/user/add', payload: { name: 'One more' } });
    expect(await ask('/api/user/all')).toHaveLength(1000);
  });

  test('that was written too much to is made anew, by what that weighs in memory and not by the bytes of requests', async () => {
    const card = (comments: number) => ({
      ...{ boardId: 'board-1', listId: 'column-1' },
      card: { id: 'card-1', title: 'Heavy', comments: Array(comments).fill({}) },
    });
    expect(JSON.stringify(card(1000)).length).toBeLessThan(5000);
    await ask('/api/inbox/delete', { id: 'message-1' });
    for (let n = 0; n < 100; n += 1) await ask('/api/scrum-board/update-card', card(1000));
    expect(await ask('/api/inbox/all'), 'as on the first day').toHaveLength(12);
  });
});
