import { afterEach, beforeEach, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../testing/company/office.ts';
import { doNightly } from './nightly.ts';

let office: Office;
let done: string[];
beforeEach(async () => {
  office = await openOffice();
  done = [];
});
afterEach(() => office.close());

const job = { name: 'put in order', from: '01:00' };
const at = (local: string, work = async () => void done.push(local)) => {
  office.now = inYangon(local);
  return doNightly(office.deps, { ...job, work });
};

test('a job is done once a night, from its time on by the company’s clock, whatever the server’s is', async () => {
  for (const time of [
    '2026-11-20T00:59',
    '2026-11-20T01:00',
    '2026-11-20T06:30',
    '2026-11-20T23:59',
    '2026-11-21T00:59',
  ]) {
    await at(time);
  }
  expect(done).toEqual(['2026-11-20T01:00']);
  expect(await at('2026-11-21T01:00')).toBe(true);
});

test('a job that fails is tried again after an hour, and not before', async () => {
  const fails = () => Promise.reject(new Error('The disk is full.'));
  await expect(at('2026-11-20T01:00', fails)).rejects.toThrow('full');
  expect(await at('2026-11-20T01:59')).toBe(false);
  expect(await at('2026-11-20T02:01')).toBe(true);
});

test('a night that a clock which was ahead took is done all the same once the clock is right again, by one server', async () => {
  expect(await at('2026-12-20T01:00')).toBe(true);
  expect(await Promise.all([at('2026-11-20T01:00'), at('2026-11-20T01:00')])).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect(await at('2026-11-20T01:30')).toBe(false);
  expect(await at('2026-11-21T01:00')).toBe(true);
  expect(done).toEqual(['2026-12-20T01:00', '2026-11-20T01:00', '2026-11-21T01:00']);
});

test('of two servers whose clocks are a moment apart at midnight the later does not take the night of the other', async () => {
  const early = { ...job, from: '00:00', work: async () => {} };
  const atMidnight = (local: string) => doNightly({ database: office.database, clock: () => inYangon(local) }, early);
  expect(await atMidnight('2026-11-21T00:00')).toBe(true);
  expect(await atMidnight('2026-11-20T23:59')).toBe(false);
  expect(await atMidnight('2026-11-21T00:01')).toBe(false);
});
