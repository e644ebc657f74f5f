import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';

let office: Office;
let it: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  it = await (await office.newcomer()).client();
});

const ME = '7863a6802ez0e277a0f98534';

describe('a parameter of a GET', () => {
  const get = (url: string, payload: string, type?: string) =>
    it.send({ method: 'GET', url, payload, headers: type ? { 'content-type': type } : {} });

  test.each([
    ['bare', 'message-2', undefined],
    ['bare, as a form', 'message-2', 'application/x-www-form-urlencoded'],
    ['as JSON text', '"message-2"', 'application/json'],
    ['as a JSON object', '{"id":"message-2"}', 'application/json'],
  ])('may be its body, %s', async (_, payload, type) => {
    expect((await get('/api/inbox', payload, type)).json().id).toBe('message-2');
  });

  test('may be its body with a number, and with two parameters', async () => {
    expect((await get('/api/todo', '3')).json().id).toBe(3);
    const room = await get('/api/chat/chat-room', JSON.stringify({ currentUser: ME, contactId: 'contact-1' }));
    expect(room.json().chatId).toBe('chat-1');
  });

  test('counts from the address where both are there; a body too large or of nonsense finds nothing', async () => {
    expect((await get('/api/inbox?id=message-1', 'message-2')).json().id).toBe('message-1');
    expect((await get('/api/inbox', '{"x":')).statusCode).toBe(200);
    expect((await get('/api/inbox', 'x'.repeat(5000))).statusCode).toBe(400);
  });
});
