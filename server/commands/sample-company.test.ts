import { dayFlags, dayStatuses } from '@muster/domain/attendance/summary/day-record.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { companyTime } from '../features/attendance/days/company-view.ts';
import { derivedSteps } from '../features/attendance/files/whose-days.ts';
import { closePeriod } from '../features/attendance/periods/close-period.ts';
import { listPeriods } from '../features/attendance/periods/read-periods.ts';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { addSampleCompany } from '../seed/sample-company.ts';
import { officer } from '../seed/sample-period.ts';
import { openTestDatabase, stateOf, type TestDatabase } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';
import { prepareSampleCompany, requireLoopback, SAMPLE_PASSWORD, whoCanSignIn } from './sample-company.ts';

const passwords = createPasswordHasher();
const now = Temporal.Instant.from('2026-11-20T08:30:00Z');

let made: TestDatabase;
const SPAN = { from: '2026-06-01', to: '2026-11-30' };
const timeOf = () => companyTime(made.database.query, () => now);
const prepare = (clock = () => now) => prepareSampleCompany({ database: made.database, clock, passwords });

beforeEach(async () => {
  made = await openTestDatabase();
});
afterEach(() => made.drop());

describe('npm run demo', () => {
  test('makes the sample company once and keeps it', async () => {
    await prepare();
    const before = await stateOf(made.database);
    await prepare(() => now.add({ hours: 48 }));
    expect(await stateOf(made.database)).toBe(before);
  });

  test('lets everyone in who is printed, by the printed password', async () => {
    await prepare();
    const printed = whoCanSignIn('http://127.0.0.1:3000');
    const codes = printed.match(/[A-Z]{2}\d{3}/g) ?? [];
    const members = await made.database.query
      .selectFrom('member')
      .select(['membercode', 'password_hash'])
      .where('membercode', 'in', codes)
      .execute();
    expect(members.map((it) => it.membercode).toSorted()).toEqual(codes.toSorted());
    const hash = members.find((it) => it.membercode === 'EM001')?.password_hash;
    expect(printed).toContain(SAMPLE_PASSWORD);
    expect(await passwords.matches(SAMPLE_PASSWORD, hash)).toBe(true);
    expect(members.filter((it) => it.password_hash !== hash).map((it) => it.membercode)).toEqual(['EM009']);
  });

  test('shows a closed pay period with a change since, and a day of every kind', async () => {
    await prepare();
    const deps = { database: made.database, clock: () => now };
    const closed = (await listPeriods(deps, {})).filter((it) => it.state === 'closed');
    expect(closed).toMatchObject([{ month: '2026-09', closedby: officer.membername, changes: 1 }]);
    const steps = await derivedSteps(made.database.query, { member: officer }, { days: SPAN }, await timeOf());
    const records = (await Array.fromAsync(steps)).flat().flatMap((it) => it.records);
    const flags = new Set(records.flatMap((it) => [it.status ?? 'none', ...it.flags]));
    expect([...flags]).toEqual(expect.arrayContaining([...dayStatuses, ...dayFlags]));
  });

  test.each([
    ['made', false],
    ['made and its month was closed', true],
  ])('that was killed when the company was %s goes on from there', async (_, isClosed) => {
    const deps = { database: made.database, clock: () => now };
    await addSampleCompany(made.database, { now, passwordHash: 'a hash' });
    if (isClosed) await closePeriod(deps, { member: officer }, '2026-09', 'Everybody was asked');
    await prepare(() => now.add({ hours: 24 * 40 }));
    const closed = (await listPeriods(deps, {})).filter((it) => it.state === 'closed');
    expect(closed).toMatchObject([{ month: '2026-09', changes: 1 }]);
  });

  test('refuses a database that holds another company', async () => {
    await prepare();
    await made.database.query.updateTable('company').set({ name: 'Real Works' }).execute();
    await expect(prepare()).rejects.toThrow('holds the company Real Works');
  });

  test.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])('listens on %s', (host) => {
    expect(() => requireLoopback(host, undefined)).not.toThrow();
  });

  test.each(['0.0.0.0', '::', '192.168.1.10', 'example.org', '127.0.0.1.example.org'])(
    'does not listen on %s',
    (host) => {
      expect(() => requireLoopback(host, undefined)).toThrow('HOST');
      expect(() => requireLoopback(host, 'yes')).toThrow('HOST');
      expect(() => requireLoopback(host, '1')).not.toThrow();
    },
  );

  test('says in one line why it does not start', async () => {
    const { code, out, err } = await runCommandFile('demo.ts', [], { HOST: '0.0.0.0', DATA_DIR: made.dataDir });
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
    expect(err).toMatch(/^HOST is wrong/);
  });
});
