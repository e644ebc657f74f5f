import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { AT_OFFICE, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const persona of ['A', 'B'] as const) {
    await punch(await office.holding(persona), persona, 'in', { remark: `${persona} is here` });
  }
});
afterAll(() => office.close());

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const list = async (reader: Persona, membercode?: string, span: object = NOVEMBER) =>
  (await office.holding(reader)).call(listPunches, {
    query: { ...NOVEMBER, ...span, ...(membercode === undefined ? {} : { membercode }) },
  });

describe('the punches of a month', () => {
  test('are one’s own when nobody is named, with everything about them but where exactly', async () => {
    const [own, ...others] = (await list('A')).data();
    expect(others).toEqual([]);
    expect(Object.keys(own ?? {}).sort()).toEqual([
      'attendancedate',
      'checktime',
      'checktype',
      'clientid',
      'corrected',
      'devicetime',
      'distance',
      'ending',
      'id',
      'membercode',
      'offline',
      'receivedat',
      'remark',
      'replaced',
      'sitename',
      'verdict',
    ]);
    expect(JSON.stringify(own)).not.toContain(String(AT_OFFICE.longitude));
  });

  test.each([
    ['A', 'themselves'],
    ['M', 'who decides for A'],
    ['HR', 'the office'],
    ['SA', 'the administrator'],
  ] as const)('of A are read by %s: %s', async (reader, _why) => {
    expect((await list(reader, 'A')).data()).toMatchObject([{ membercode: 'A', remark: 'A is here' }]);
  });

  test.each(['B', 'C', 'M2', 'D'] as const)('of A are not there for %s, byte for byte as of nobody', async (reader) => {
    const ofOther = await list(reader, 'A');
    const ofNobody = await list(reader, 'NOBODY');
    expect([ofOther.status, ofOther.raw.body]).toEqual([404, ofNobody.raw.body]);
  });

  test('of a suspended member are read by the manager, of nobody by no one', async () => {
    expect((await list('M', 'SUSP')).status).toBe(200);
    expect((await list('SA', 'NOBODY')).status).toBe(404);
  });

  test('are named in any case', async () => {
    expect((await list('HR', ' a ')).data()).toHaveLength(1);
  });

  test.each([
    ['a span that ends before it begins', { from: '2026-11-30', to: '2026-11-01' }],
    ['401 days', { from: '2025-10-17', to: '2026-11-21' }],
    ['all time', { from: '1900-01-01', to: '2199-12-31' }],
    ['a year before all', { from: '0001-01-01', to: '2026-11-30' }],
    ['a year beyond all', { from: '2026-11-01', to: '9999-12-31' }],
    ['a 30th of February', { from: '2026-02-30', to: '2026-03-01' }],
    ['no end', { to: undefined }],
    ['a time for a day', { from: '2026-11-01T00:00:00Z' }],
  ])('over %s are refused as malformed', async (_, span) => {
    const query = Object.fromEntries(
      Object.entries<string | undefined>({ ...NOVEMBER, ...span }).flatMap(([key, it]) => (it ? [[key, it]] : [])),
    );
    const raw = await (await office.holding('A')).send({ method: 'GET', url: '/api/membercheckin/list', query });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  test('over 400 days are listed', async () => {
    expect((await list('A', undefined, { from: '2025-11-01', to: '2026-12-05' })).status).toBe(200);
  });
});

describe('the review list', () => {
  test.each([
    ['HR', 200],
    ['SA', 200],
    ['A', 403],
    ['M', 200],
  ] as const)('for %s is answered %i', async (reader, status) => {
    expect((await (await office.holding(reader)).call(listForReview, { query: {} })).status).toBe(status);
  });
});
