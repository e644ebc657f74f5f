import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { answerError } from './problems.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A server whose database is away, and how it goes on about it. */
function withoutDatabase() {
  const lines: { msg: string; more?: number; err: { message: string } }[] = [];
  const app = Fastify({ loggerInstance: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }) });
  let counted = 0;
  app.decorateRequest('sentAway', false);
  app.setErrorHandler(answerError);
  app.addHook('onResponse', async (request) => {
    if (request.sentAway) counted += 1;
  });
  app.get('/asks', async () => {
    throw new Error('Connection terminated unexpectedly');
  });
  const asks = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await app.inject('/asks')).statusCode).toBe(503);
  };
  const told = () => lines.filter((it) => it.msg === 'database out of reach or busy');
  return { asks, told, counted: () => counted };
}

test('that the database is away is told once a second, with how many more have found it so, and not for each request', async () => {
  const [one, other] = [withoutDatabase(), withoutDatabase()];
  await one.asks(20);
  await other.asks(1);
  vi.advanceTimersByTime(1000);
  await one.asks(2);
  expect(one.told().map((it) => it.more)).toEqual([0, 19]);
  expect(one.told()[0]?.err.message).toBe('Connection terminated unexpectedly');
  expect(one.counted()).toBe(20);
  expect(other.told()).toHaveLength(1);
});
