import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Write } from '../database/engine.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { testEngine } from '../testing/database/test-database.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ logLevel: 'warn' });
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await office.close();
});

/** How many writes at once keep all others out. */
const PLACES = testEngine() === 'sqlite' ? 1 : 8;

const ready = async () => (await office.visitor().send({ method: 'GET', url: '/readyz' })).statusCode;
const asStatement = (trx: Write) => trx.selectFrom('member').select('id').limit(1).execute();

/** Begins a write that makes a statement whenever it is told to, and ends when it is let. */
async function holdWrite(): Promise<{ move: () => Promise<void>; end: () => Promise<void> }> {
  const ending = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Write>();
  const written = office.database.write(async (trx) => {
    await asStatement(trx);
    begun.resolve(trx);
    await ending.promise;
  });
  const trx = await begun.promise;
  return {
    move: async () => void (await asStatement(trx)),
    end: () => {
      ending.resolve();
      return written;
    },
  };
}

test('a server on which writes have stood still for more than ten seconds is not ready, says so once, and is again when they end', async () => {
  const held = [];
  for (let place = 0; place < PLACES; place++) held.push(await holdWrite());
  expect(await ready()).toBe(200);
  vi.advanceTimersByTime(9_000);
  expect(await ready()).toBe(200);
  vi.advanceTimersByTime(2_000);
  expect(await ready()).toBe(503);
  const told = office.logged.map((it) => JSON.parse(it));
  expect(told.map((it) => [it.msg, it.err.message])).toEqual([
    ['not ready', expect.stringMatching(/^Nothing was stored for 11\d{3} ms, and writes wait\.$/)],
  ]);
  await Promise.all(held.map((it) => it.end()));
  expect(await ready()).toBe(200);
});

test('a long write that goes on is not stuck, nor is a server that has room for others beside one that is', async () => {
  const held = [];
  for (let place = 0; place < PLACES; place++) held.push(await holdWrite());
  for (let round = 0; round < 4; round++) {
    vi.advanceTimersByTime(9_000);
    await held[0]?.move();
    expect(await ready()).toBe(200);
  }
  await held[0]?.end();
  vi.advanceTimersByTime(60_000);
  expect(await ready()).toBe(200);
  await Promise.all(held.map((it) => it.end()));
});
