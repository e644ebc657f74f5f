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

test('a job of the evening that failed, or whose server was down, is done the same night, also past midnight', async () => {
  const evening = (local: string, work = async () => void done.push(local)) =>
    doNightly({ database: office.database, clock: () => inYangon(local) }, { name: 'late', from: '23:30', work });
  const fails = () => Promise.reject(new Error('The disk is full.'));
  await expect(evening('2026-11-20T23:30', fails)).rejects.toThrow('full');
  expect(await evening('2026-11-21T00:29')).toBe(false);
  expect(await evening('2026-11-21T00:31')).toBe(true);
  expect(await evening('2026-11-21T02:00')).toBe(false);
  expect(await evening('2026-11-21T23:30')).toBe(true);
  expect(await evening('2026-11-23T07:00')).toBe(true);
  expect(await evening('2026-11-23T23:30')).toBe(true);
  expect(await evening('2026-11-25T12:00')).toBe(false);
  expect(await evening('2026-11-25T11:59')).toBe(true);
});

test('where the clocks go forward or back at the time of a job, it is done once', async () => {
  await office.database.query.updateTable('company').set({ zone: 'Europe/Berlin' }).execute();
  const inBerlin = (utc: string) =>
    doNightly(
      { database: office.database, clock: () => Temporal.Instant.from(utc) },
      { name: 'at two', from: '02:00', work: async () => void done.push(utc) },
    );
  // 01:59 and 03:00 of the spring's night, then 02:00, 02:59 and the 02:00 after it of the autumn's.
  for (const utc of ['2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z', '2027-03-28T01:01:00Z']) await inBerlin(utc);
  for (const utc of ['2027-10-31T00:00:00Z', '2027-10-31T00:59:00Z', '2027-10-31T01:00:00Z']) await inBerlin(utc);
  expect(done).toEqual(['2027-03-28T01:00:00Z', '2027-10-31T00:00:00Z']);
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

for (const behind of [{ hours: 5 }, { hours: 24 * 3 }]) {
  test(`of two servers whose clocks are ${behind.hours} hours apart each does the job of a night once at most`, async () => {
    const servers = [{ hours: 0 }, behind].map((late) => {
      const job = { name: 'apart', from: '02:00', work: async () => void done.push(`${late.hours}`) };
      return (now: Temporal.Instant) => doNightly({ database: office.database, clock: () => now.subtract(late) }, job);
    });
    const first = inYangon('2026-11-20T01:00');
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 20) {
      for (const look of servers) await look(first.add({ minutes }));
    }
    expect(done.filter((it) => it === '0')).toHaveLength(3);
    expect(done.length).toBeLessThanOrEqual(behind.hours < 24 ? 4 : 7);
  });
}
