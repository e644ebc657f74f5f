import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { resetPassword } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetAdministrator } from '../features/session/reset-administrator.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { runStatement, testEngine } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const linkFor = (code: string) => resetAdministrator(office.database, 'http://127.0.0.1:3000', code, office.now);

test('an administrator who is locked out gets a link that sets a new password, once', async () => {
  const link = new URL(await linkFor('SA'));
  const chosen = { password: 'another quiet morning', confirm_password: 'another quiet morning' };
  const use = () =>
    office.visitor().call(resetPassword, { body: { token: link.searchParams.get('token') as string, ...chosen } });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(422);
});

test('nobody else does, and the line says who is administrator', async () => {
  await expect(linkFor('A')).rejects.toThrow('A is no administrator. There is: SA.');
  await expect(linkFor('NOBODY')).rejects.toThrow('NOBODY is no administrator.');
});

test('who has left does not, and the line says who is still there, or that nobody is', async () => {
  const leave = (code: string, left_on: string | null) =>
    office.database.query.updateTable('member').set({ left_on }).where('membercode', '=', code).execute();
  await office.newcomer({ membercode: 'GONE', role: 'SA', left_on: '2026-11-19' });
  await expect(linkFor('GONE')).rejects.toThrow('GONE has left the company. There is: SA.');
  await expect(linkFor('A')).rejects.toThrow('A is no administrator. There is: SA.');
  await leave('SA', '2026-11-20');
  expect(await linkFor('SA')).toContain('/session/reset?token=');
  await leave('SA', '2026-11-19');
  await expect(linkFor('GONE')).rejects.toThrow('GONE has left the company. There is: none.');
  await leave('SA', null);
});

test('who comes back later does where nobody else is administrator, and is back from today on', async () => {
  const away = await office.newcomer({ membercode: 'AWAY', role: 'SA', joined_on: '2026-12-01' });
  const earlier = { member_id: away.id, from_day: '2026-01-01', until_day: '2026-11-06' };
  await office.database.query.insertInto('earlier_employment').values(earlier).execute();
  await expect(linkFor('AWAY')).rejects.toThrow('AWAY comes back to the company later. There is: SA.');
  const suspended = (status: 'active' | 'suspended') =>
    office.database.query.updateTable('member').set({ status }).where('membercode', '=', 'SA').execute();
  await suspended('suspended');
  await expect(linkFor('A')).rejects.toThrow('A is no administrator. There is: AWAY.');
  const members = async () => (await (await away.client()).call(listMembers, { query: {} })).status;
  expect(await members()).toBe(403);
  expect(await linkFor('AWAY')).toContain('/session/reset?token=');
  expect(await members()).toBe(200);
  const rows = office.database.query.selectFrom('audit').select(['before', 'after']);
  const [line] = await rows.where('subject', '=', `member:${away.id}`).orderBy('id', 'desc').limit(1).execute();
  expect([line?.before, line?.after].map(String)).toEqual([
    expect.stringContaining('"from":"2026-12-01"'),
    expect.stringContaining('"from":"2026-11-20"'),
  ]);
  await suspended('active');
  await office.database.query.updateTable('member').set({ role: 'MEMBER' }).where('id', '=', away.id).execute();
});

test.runIf(testEngine() === 'sqlite')('the command prints it beside a running server', async () => {
  const run = (...args: string[]) => runCommandFile('reset-administrator.ts', args, { DATA_DIR: office.dataDir });
  expect((await run('sa')).out).toMatch(/http:\/\/127\.0\.0\.1:3000\/session\/reset\?token=/);
  expect(await run('A')).toMatchObject({ code: 1, err: 'A is no administrator. There is: SA.\n' });
  expect(await run()).toMatchObject({ code: 1, err: 'Say one code: npm run reset-administrator -- CODE\n' });
});

test('the command writes into no database of another version', async () => {
  const reset = async () => (await runCommandFile('reset-administrator.ts', ['SA'], { ...office.env })).err;
  const run = (statement: string) => runStatement(office.database, statement);
  await run(`create table kept as select * from migration where name = '0001-ground'`);
  await run(`update migration set name = '9999-of-tomorrow' where name = '0001-ground'`);
  expect(await reset()).toMatch(/^The database is newer than this Muster \(it has 9999-of-tomorrow\)\. .*\n$/);
  await run(`delete from migration where name = '9999-of-tomorrow'`);
  expect(await reset()).toMatch(/^The database is older than this Muster \(it lacks 0001-ground\)\. .* try again\.\n$/);
  await run('insert into migration select * from kept');
  await run('drop table kept');
});
