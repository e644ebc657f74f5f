import { setImmediate as nextTurn } from 'node:timers/promises';
import { downloadOwnData } from '@muster/domain/account/account-contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../http/caller.ts';
import { recordAudits } from '../../records/office/audit.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';
import { countingServer } from '../../testing/database/counted-queries.ts';
import { testEngine } from '../../testing/database/test-database.ts';
import { packOwnData } from './pack-own-data.ts';

const FILE = { method: 'GET', url: downloadOwnData.path } as const;

describe.each([
  ['between requests', false],
  ['in a thread of its own', true],
])('the own data, packed %s,', (_, beside) => {
  let office: Office;
  let who: Newcomer;
  let own: Client;
  beforeAll(async () => {
    office = await openOffice({ beside });
    who = await office.newcomer();
    own = await who.client();
  });
  afterAll(() => office.close());

  test('is one file at a time for a member: others at the same time are to come again, and other members have theirs', async () => {
    const other = await office.holding('B');
    const answers = await Promise.all([...Array.from({ length: 40 }, () => own.send(FILE)), other.send(FILE)]);
    expect(answers.at(-1)?.statusCode).toBe(200);
    const refused = answers.slice(0, -1).filter((it) => it.statusCode !== 200);
    expect(refused.map((it) => [it.statusCode, it.json().code, it.headers['retry-after']])).toEqual(
      refused.map(() => [503, 'UNAVAILABLE', '1']),
    );
    expect(refused).toHaveLength(39);
    expect((await own.send(FILE)).statusCode).toBe(200);
  });

  test('may be had again by whoever went in the middle of it', async () => {
    const address = await office.app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${own.token}` };
    const begun = await fetch(`${address}${downloadOwnData.path}`, { headers, signal: gone.signal });
    expect(begun.status).toBe(200);
    gone.abort();
    await expect.poll(async () => (await own.send(FILE)).statusCode).toBe(200);
  });

  test('comes whole, under the code of the member', async () => {
    const raw = await own.send(FILE);
    expect(raw.headers['content-disposition']).toBe(`attachment; filename="muster-${who.membercode}.zip"`);
    expect(Object.keys(unzipSync(new Uint8Array(raw.rawPayload)))).toContain('json/member.json');
  });
});

describe('who has much', () => {
  let office: Office;
  let who: Newcomer;
  beforeAll(async () => {
    office = await openOffice();
    who = await office.newcomer();
  });
  afterAll(() => office.close());

  test('asks for a log of any usual length with as many statements', async () => {
    const officer = await office.newcomer();
    const { token } = await officer.client();
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token });
    const line = { at: '2026-11-20T02:30:00.000Z', action: 'member.change', subject: `member:${officer.id}` } as const;
    const more = (much: number) =>
      office.database.write((trx) =>
        recordAudits(
          trx,
          Array.from({ length: much }, (_, n) => ({ ...line, actorId: officer.id, after: { n } })),
        ),
      );
    const statements = () => server.countOf(async () => expect((await client.send(FILE)).statusCode).toBe(200));
    await more(3);
    await statements();
    const few = await statements();
    await more(1500);
    // On SQLite some statements are answered past where they are counted.
    if (testEngine() === 'postgres') expect(few).toBeGreaterThan(0);
    // Who takes it for longer is looked at again meanwhile.
    expect(await statements()).toBeLessThan(few + 5);
    await server.close();
  });

  test.each([399, 400, 401, 1999, 2000, 2001])(
    'has each of %i lines once, in JSON that is one list and in CSV under one heading',
    async (much) => {
      const one = await office.newcomer();
      const line = { at: '2026-11-20T02:30:00.000Z', action: 'member.change', subject: `member:${one.id}` } as const;
      const lines = Array.from({ length: much }, (_, n) => ({ ...line, actorId: one.id, after: { n } }));
      await office.database.write((trx) => recordAudits(trx, lines));
      const raw = await (await one.client()).send(FILE);
      const archive = unzipSync(new Uint8Array(raw.rawPayload));
      const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
      for (const table of ['changes_by_you', 'changes_of_your_record']) {
        const rows: { id: number }[] = JSON.parse(text(`json/${table}.json`));
        expect(new Set(rows.map((it) => it.id)).size).toBe(much);
        expect(rows).toHaveLength(much);
        const [heading, ...cells] = text(`csv/${table}.csv`).trimEnd().split('\r\n');
        expect(heading).toMatch(/^(\uFEFF)?id,at,action/);
        expect(cells.map((it) => Number.parseInt(it, 10))).toEqual(rows.map((it) => it.id));
      }
    },
  );

  test('keeps nobody waiting until all of it is packed', async () => {
    const order: string[] = [];
    const { content } = await packOwnData(office.deps, {
      member: { id: who.id, membercode: who.membercode },
    } as Caller);
    const packed = content.resume() && new Promise<void>((resolve) => content.once('end', resolve));
    const answered = nextTurn().then(() => office.visitor().send({ method: 'GET', url: '/healthz' }));
    await Promise.all([
      packed.then(() => order.push('packed')),
      answered.then(({ statusCode }) => order.push(`answered ${statusCode}`)),
    ]);
    expect(order).toEqual(['answered 200', 'packed']);
  });
});
