import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const GONE = 'This is no longer here, or it is not yours to see.';

test.each([
  ['GET', '/api/nothing', { status: 'fail' }],
  ['GET', '/api/tripassignment/add', { status: 'fail', success: 'fail', data: GONE }],
  ['PUT', '/api/tripassignment/nothing', { status: 'fail', success: 'fail', data: GONE }],
  ['PUT', '/api/v1/files', { status: 'FAIL' }],
] as const)('%s %s is not found, in the manner of the calls beside it', async (method, url, manner) => {
  const raw = await office.visitor().send({ method, url });
  expect([raw.statusCode, raw.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: GONE, data: null, errors: [], ...manner },
  ]);
});

test.each([
  ['a form', 'multipart/form-data; boundary=b', '--b--'],
  ['what is no JSON', 'application/json', '{'],
])('a path that leads nowhere is not found with %s, too', async (_, type, payload) => {
  const headers = { 'content-type': type };
  const raw = await office.visitor().send({ method: 'POST', url: '/api/v1/files/', headers, payload });
  expect([raw.statusCode, raw.json().code]).toEqual([404, 'NOT_FOUND']);
});
