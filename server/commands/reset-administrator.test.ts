import { resetPassword } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetAdministrator } from '../features/session/reset-administrator.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { testEngine } from '../testing/database/test-database.ts';
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

test.runIf(testEngine() === 'sqlite')('the command prints it beside a running server', async () => {
  const run = (...args: string[]) => runCommandFile('reset-administrator.ts', args, { DATA_DIR: office.dataDir });
  expect((await run('sa')).out).toMatch(/http:\/\/127\.0\.0\.1:3000\/session\/reset\?token=/);
  expect(await run('A')).toMatchObject({ code: 1, err: 'A is no administrator. There is: SA.\n' });
  expect(await run()).toMatchObject({ code: 1, err: 'Say one code: npm run reset-administrator -- CODE\n' });
});
