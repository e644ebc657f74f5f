import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch, storedAttendances } from '../testing/attendance/punches.ts';
import { MORNING, type Office, openOffice } from '../testing/company/office.ts';
import { dropStale } from './sweeps.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a server that was off when a day ended closes at its start what was forgotten on it', async () => {
  await punch(await office.holding('A'), 'A', 'in');
  office.now = MORNING.add({ hours: 24 * 3 });
  const started = await office.secondServer();
  await started.deps.background.settled();
  expect(await storedAttendances(office)).toMatchObject([{ ending: 'forgotten' }]);
  await started.close();
  office.now = MORNING;
});

test('who was reminded is known for a month, so that nobody is reminded twice', async () => {
  const { query } = office.database;
  const told = { member_id: office.ids.A, day: '2026-11-20', kind: 'checkin' as const, at: MORNING.toString() };
  await query.insertInto('reminder').values(told).execute();
  const days = async () => (await query.selectFrom('reminder').select('day').execute()).map((it) => it.day);
  await dropStale(query, MORNING.add({ hours: 24 * 7 }));
  expect(await days()).toEqual(['2026-11-20']);
  await dropStale(query, MORNING.add({ hours: 24 * 32 }));
  expect(await days()).toEqual([]);
});

test('what has run out is swept away, what has not stays', async () => {
  await office.as('A');
  await office
    .visitor()
    .send({ method: 'POST', url: '/api/membercode/login', payload: { membercode: 'X', password: 'wrong' } });
  const sweep = (at: Temporal.Instant) => dropStale(office.database.query, at);
  const left = async () => {
    const { query } = office.database;
    const [sessions, tokens, counters] = await Promise.all([
      query.selectFrom('session').select('id').execute(),
      query.selectFrom('access_token').select('hash').execute(),
      query.selectFrom('sign_in_throttle').select('subject').where('subject', '=', 'account:X').execute(),
    ]);
    return [sessions.length, tokens.length, counters.length];
  };
  await sweep(MORNING);
  expect(await left()).toEqual([1, 1, 1]);
  await sweep(MORNING.add({ hours: 24 }));
  expect(await left()).toEqual([0, 0, 1]);
  await sweep(MORNING.add({ hours: 24 * 31 }));
  expect(await left()).toEqual([0, 0, 0]);
});
