import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openReader } from '../database/open.ts';
import type { Caller } from '../http/caller.ts';
import { punchBody } from '../testing/attendance/punch-body.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { makeBeside } from './beside.ts';

const DAYS = '/api/attendance/summary.csv?from=2026-11-01&to=2026-11-20';

describe('files that are made in a thread of their own', () => {
  let beside: Office;
  let between: Office;
  beforeAll(async () => {
    beside = await openOffice({ beside: true });
    between = await openOffice();
    for (const office of [beside, between]) {
      const a = await office.holding('A');
      const punch = { ...punchBody('A', 'in'), clientid: '11111111-1111-4111-8111-111111111111' };
      const { statusCode } = await a.send({
        ...{ method: 'POST', url: '/api/membercheckin/createMember', payload: punch },
      });
      expect(statusCode).toBe(201);
    }
  });
  afterAll(() => Promise.all([beside.close(), between.close()]));

  const ask = async (office: Office, persona: 'A' | 'HR' | 'M', url: string) =>
    (await office.holding(persona)).send({ method: 'GET', url });

  test.each([DAYS, '/api/attendance/payroll.csv?month=2026-11', `${DAYS}&membercode=A`])(
    '%s is what it is between requests',
    async (url) => {
      const [own, other] = [await ask(beside, 'HR', url), await ask(between, 'HR', url)];
      expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(own.headers['content-disposition']).toBe(other.headers['content-disposition']);
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.body).toBe(other.body);
      expect(own.body.length).toBeGreaterThan(100);
    },
  );

  test('workbooks and month sheets come whole', async () => {
    const book = await ask(beside, 'M', DAYS.replace('.csv', '.xlsx'));
    expect(book.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const sheets = await ask(beside, 'A', '/api/attendance/monthsheet.pdf?month=2026-11');
    expect(sheets.headers['content-type']).toBe('application/pdf');
    expect(sheets.rawPayload.toString('latin1')).toMatch(/^%PDF-[\s\S]+%%EOF\s*$/);
  });

  test('what is refused is refused with its own words', async () => {
    const refusals = [
      ['A', `${DAYS}&membercode=B`, 404, 'NOT_FOUND'],
      ['HR', '/api/attendance/payroll.csv?month=2026-11&groupno=NONE', 404, 'NOT_FOUND'],
      ['HR', DAYS.replace('2026-11-20', '2026-10-01'), 400, 'INVALID_INPUT'],
    ] as const;
    for (const [persona, url, status, code] of refusals) {
      const raw = await ask(beside, persona, url);
      expect([url, raw.statusCode, raw.json().code]).toEqual([url, status, code]);
      expect(raw.json()).toEqual((await ask(between, persona, url)).json());
    }
  });

  test('whoever goes in the middle of a file keeps nobody else from theirs', async () => {
    const hr = await beside.holding('HR');
    const begun = await hr.begin({ method: 'GET', url: DAYS });
    begun.stream().destroy();
    expect((await ask(beside, 'HR', DAYS)).statusCode).toBe(200);
  });
});

test('a reader beside the server reads what is stored and stores nothing', async () => {
  const office = await openOffice();
  const { DATABASE_URL: databaseUrl } = office.env;
  const reader = await openReader({ dataDir: office.dataDir, databaseUrl });
  expect(await reader.query.selectFrom('company').select('name').execute()).toHaveLength(1);
  await expect(reader.query.updateTable('company').set({ name: 'x' }).execute()).rejects.toThrow();
  await reader.close();
  await office.close();
});

test('a file that is begun while the thread waits to be idle is made, however long it is taken', async () => {
  const office = await openOffice();
  const { DATABASE_URL: databaseUrl } = office.env;
  const beside = makeBeside({ dataDir: office.dataDir, databaseUrl }, () => office.now);
  const caller = { member: { id: 1, role: 'HR' } } as Caller;
  const days = { of: 'days', kind: 'csv', asked: { from: '2026-11-01', to: '2026-11-20' } };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await text((await beside.make(caller, days)).content);
  vi.advanceTimersByTime(20_000);
  const second = await beside.make(caller, days);
  vi.advanceTimersByTime(20_000);
  expect(await text(second.content)).toBe(first);
  await beside.close();
  await office.close();
});

test('a thread that cannot reach its database fails the file, and the next one is tried anew', async () => {
  const config = { dataDir: '/dev/null/nowhere', databaseUrl: undefined };
  const beside = makeBeside(config, () => Temporal.Instant.from('2026-11-20T02:30:00Z'));
  const caller = { member: { id: 1, role: 'HR' } } as Caller;
  for (let tried = 0; tried < 2; tried++) await expect(beside.make(caller, {})).rejects.toThrow();
  await beside.close();
});
