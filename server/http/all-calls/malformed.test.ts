import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { contracts, loadedContract } from '@muster/domain/contracts.ts';
import { lookupNames } from '@muster/domain/office/lookup-columns.ts';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { aboutOf } from '../../testing/company/cast.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { processorTime } from '../../testing/processes/processor-time.ts';
import { injections } from '../../testing/requests/injections.ts';
import { malformedRequest } from '../../testing/requests/malformed-requests.ts';
import { type About, asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';

const SEED = 20_261_120;
/** `npm run attack` sends more. */
const REQUESTS = Number(process.env['MUSTER_FUZZ_REQUESTS'] ?? 2000);
/** A stack, a statement, a path of the machine or a name of a library. */
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|node:internal|SQLITE|sqlite_|syntax error|constraint|relation "|pg_catalog|password_hash|kysely|ECONN|\/work\/|\/home\/|\/tmp\/|TypeError|RangeError/;

let office: Office;
let hr: Client;
let things: About;
beforeAll(async () => {
  office = await openOffice({ logLevel: 'error' });
  hr = await office.holding('HR');
  things = await aboutOf(office, { caller: 'B', named: 'own' });
});
afterAll(() => office.close());

const about = () => ({ ...things, membercode: 'HR' });
const shown = (request: InjectOptions) =>
  JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300) });

/** What a session, a throttle and a retry count may change without a request having done anything. */
const withoutCounters = (state: string) => {
  const { session: _s, access_token: _t, sign_in_throttle: _c, ...rest } = JSON.parse(state) as Record<string, unknown>;
  return JSON.stringify(rest);
};

/** What sample calls took before they give back, whatever it was. */
const samples = new Set(contracts.filter((it) => it.tag === 'samples').map((it) => it.name));

function expectHarmless(raw: LightMyRequestResponse, request: InjectOptions, name = ''): void {
  if (raw.statusCode >= 500) throw new Error(`${raw.statusCode} for ${shown(request)}: ${raw.body}`);
  const isThePage = raw.headers['content-type']?.toString().startsWith('text/html');
  // What was sent may come back in a sentence; what was not sent may not be there.
  const said = isThePage || (samples.has(name) && raw.statusCode === 200) ? '' : raw.body;
  const leak = INTERNALS.exec(said)?.[0];
  if (leak && !shown(request).includes(leak))
    throw new Error(`${leak} in the answer to ${shown(request)}: ${raw.body}`);
}

/** The state now, which is the one before unless a request was taken. */
async function nextState(before: string, changed: boolean): Promise<string> {
  await office.deps.background.settled();
  const now = withoutCounters(await office.state());
  if (!changed) expect(now === before, 'the state after refused requests').toBe(true);
  return now;
}

const keysOf = (schema: z.ZodType | undefined) => Object.keys((schema as z.ZodObject | undefined)?.shape ?? {});

describe(`${REQUESTS} malformed requests over all calls (T33)`, () => {
  test(
    'are refused without a trace, a word about the inside, or anybody else noticing',
    async () => {
      const requests = fc.sample(malformedRequest(about()), { seed: SEED, numRuns: REQUESTS });
      const statuses = new Map<number, number>();
      let stored = withoutCounters(await office.state());
      for (const [n, { name, request, asAnybody }] of requests.entries()) {
        const raw = await (asAnybody ? office.visitor() : hr).send(request);
        expectHarmless(raw, request, name);
        statuses.set(raw.statusCode, (statuses.get(raw.statusCode) ?? 0) + 1);
        const changedSomething = raw.statusCode < 300;
        if (changedSomething || n % 100 === 99) stored = await nextState(stored, changedSomething);
        // A malformed request may still be one that ends the session it is made with.
        if (name === 'signOut' || (raw.statusCode === 401 && !asAnybody)) hr = await office.holding('HR');
        if (raw.statusCode === 429) await office.database.query.deleteFrom('sign_in_throttle').execute();
      }
      expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 8);
      expect((await (await office.holding('A')).call(readToday)).status).toBe(200);
      expect(office.logged.filter((it) => it.includes('unforeseen'))).toEqual([]);
    },
    240_000 + REQUESTS * 100,
  );
});

describe('an injection (T20)', () => {
  beforeAll(async () => {
    hr = await office.holding('HR');
  });

  test.each(lookupNames)('in any part of a read of %s finds nothing it should not, quickly', async (table) => {
    const everything: unknown[] = (await hr.send({ method: 'GET', url: `/api/${table}` })).json()[table];
    const [column = ''] = Object.keys((everything[0] as object) ?? {});
    for (const text of injections) {
      for (const query of [
        { filter: `${column},eq,${text}` },
        { filter: `description,cs,${text}` },
        { filter: `${text},eq,1` },
        { filter: `${column},${text},1` },
        { filter: `${column},in,${text},${text}` },
        { order: text },
        { order: `${column},${text}` },
        { page: text },
        { [text.slice(0, 50)]: '1' },
      ]) {
        const request = { method: 'GET', url: `/api/${table}`, query } as InjectOptions;
        const { done: raw, took } = await processorTime(() => hr.send(request));
        expectHarmless(raw, request);
        expect(took).toBeLessThan(1000);
        if (raw.statusCode === 200) expect(raw.json()[table].length).toBeLessThanOrEqual(everything.length);
      }
    }
  });

  test('in any text that is stored comes back as it was sent', async () => {
    const people = () => office.database.query.selectFrom('member').select('membercode').orderBy('id').execute();
    const before = await people();
    for (const text of injections) {
      const raw = await hr.send({
        method: 'PUT',
        url: '/api/membercode/register',
        payload: { phone: text.slice(0, 40) },
      });
      if (raw.statusCode === 200) expect(raw.json().data.phone).toBe(text.slice(0, 40).trim());
      else expect(raw.statusCode).toBe(400);
    }
    expect(await people()).toEqual(before);
  });

  test('of a NUL, which PostgreSQL cannot hold, in any part of a query or a path is refused before the database', async () => {
    let asked = 0;
    for (const it of contracts.filter(({ method }) => method === 'GET')) {
      const { query, params } = loadedContract(it);
      const sample = sampleOf(it, about());
      const inQuery = keysOf(query).map((key) => ({ query: { ...sample.query, [key]: '\u0000' } }));
      const inPath = keysOf(params).map((key) => ({ params: { ...sample.params, [key]: '\u0000' } }));
      for (const changed of [...inQuery, ...inPath]) {
        const request = asRequest(it, { ...sample, ...changed });
        expectHarmless(await hr.send(request), request, it.name);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  test('of a NUL in any text of a body, or in the query of a call that writes, is refused before the database too', async () => {
    let asked = 0;
    for (const it of contracts.filter(({ method, form }) => method !== 'GET' && !form)) {
      const sample = sampleOf(it, about());
      const inQuery = keysOf(loadedContract(it).query).map((key) => ({
        query: { ...sample.query, [key]: '\u0000' },
      }));
      const inBody = withEachText(sample.body, 'a\u0000').map((body) => ({ body }));
      for (const changed of [...inQuery, ...inBody]) {
        const request = asRequest(it, { ...sample, ...changed });
        expectHarmless(await hr.send(request), request, it.name);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(await office.state()).not.toContain('\\u0000');
  });

  test('in any header, cookie or path is not even wrong', async () => {
    const plain = contracts.map((it) => asRequest(it, sampleOf(it, about()))).filter((it) => it.method === 'GET');
    for (const text of injections.filter((it) => /^[\x20-\x7e]+$/.test(it))) {
      for (const headers of [
        { authorization: `Bearer ${text}` },
        { cookie: `muster-session=${encodeURIComponent(text)}` },
        { 'user-agent': text },
      ]) {
        const request = { ...plain[0], headers } as InjectOptions;
        expectHarmless(await office.visitor().send(request), request);
      }
      const request = {
        method: 'DELETE',
        url: `/api/membercode/sessions/${encodeURIComponent(text)}`,
      } as InjectOptions;
      const raw = await hr.send(request);
      expectHarmless(raw, request);
      expect(raw.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

/** A body once for each of its texts, which stands in its place, however deep it lies. */
function withEachText(body: unknown, text: string): unknown[] {
  if (typeof body === 'string') return [text];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    withEachText(value, text).map((changed) =>
      Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed },
    ),
  );
}
