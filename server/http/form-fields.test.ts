import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
});
afterAll(() => office.close());

async function send(url: string, said: readonly (readonly [string, string | Blob])[]) {
  const form = new FormData();
  for (const [name, value] of said) form.append(name, value);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return hr.send({ method: 'POST', url, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
}

const HOLIDAYS = new Blob(['date,name\n2027-05-03,Stock day\n']);
const MEMBERS = new Blob(['membercode,membername\nNEW1,Zaw\n']);

test.each([
  ['/api/holidays/import', HOLIDAYS],
  ['/api/members/import', MEMBERS],
])('a form of %s that says two things of a field is refused by it, and stores nothing', async (url, file) => {
  const before = await office.state();
  const look = ['dryrun', 'true'] as const;
  const asked = [
    ['dryrun', [look, ['dryrun', 'false'], ['file', file]]],
    ['dryrun', [look, ['file', file], ['dryrun', 'false']]],
    [
      'partly',
      [
        ['partly', 'false'],
        ['partly', 'true'],
        ['file', file],
      ],
    ],
    [
      'file',
      [
        ['file', 'something else'],
        ['file', file],
      ],
    ],
  ] as const;
  for (const [field, said] of asked) {
    const answer = await send(url, said);
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { field, code: 'INVALID_INPUT' }]);
  }
  expect((await send(url, [look, look, ['file', file]])).json().data.applied).toBe(false);
  expect(await office.state()).toBe(before);
});
