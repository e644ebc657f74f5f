import { contracts } from '@muster/domain/contracts.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice, PASSWORD } from '../testing/company/office.ts';
import { mailsIn, tokenIn } from '../testing/company/outbox.ts';
import { hashSecret } from './secrets.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ logLevel: 'trace' });
  await office.database.query
    .updateTable('member')
    .set({ email: 'a@lotus.example' })
    .where('membercode', '=', 'A')
    .execute();
});
afterAll(() => office.close());

const SECRETS = [
  'canary password',
  'canary-token-of-a-link',
  'canary-bearer-of-somebody',
  'canary-cookie-value',
  'canary remark',
];

test('no secret is ever in a log line, at any level, whether the call was taken or refused (T36)', async () => {
  const [password, link, bearer, cookie, remark] = SECRETS as [string, string, string, string, string];
  const body = {
    membercode: 'A',
    password,
    confirm_password: password,
    current: password,
    token: link,
    code: link,
    remark,
    company: { password },
  };
  for (const it of contracts) {
    for (const authorization of [`Bearer ${bearer}`, `Basic ${Buffer.from(`A:${password}`).toString('base64')}`]) {
      await office.visitor().send({
        method: it.method,
        url: `${it.path.replace(':id', '1')}?token=${link}&filter=${encodeURIComponent(remark)}`,
        headers: { authorization, cookie: `muster-session=${cookie}` },
        ...(it.method === 'GET' ? {} : { payload: body }),
      });
    }
  }
  await office.visitor().send({
    method: 'POST',
    url: '/api/membercode/login',
    payload: `{"password":"${password}`,
    headers: { 'content-type': 'application/json' },
  });
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  const a = await office.as('A');
  await a.call(signIn, { body: { membercode: 'A', password: `${password} wrong` } });
  await a.call(issueToken);
  await a.send({ method: 'POST', url: '/api/membercode/forgot', payload: { membercode: 'A' } });
  await office.deps.background.settled();
  const mailed = tokenIn(mailsIn(office.dataDir)[0]);
  await a.send({ method: 'GET', url: `/session/reset?token=${mailed}` });
  const log = office.logged.join('');
  expect(office.logged.length).toBeGreaterThan(contracts.length);
  const encoded = Buffer.from(`A:${password}`).toString('base64');
  for (const secret of [
    ...SECRETS,
    encodeURIComponent(remark),
    encoded,
    a.token as string,
    mailed,
    ...a.cookies.values(),
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a row that the database refuses is not in the log, which says what refused it (T36)', async () => {
  const { database, deps, logged } = office;
  const seen = logged.length;
  const odd = database.query
    .updateTable('member')
    .set({ status: 'odd' as never })
    .where('membercode', '=', 'A');
  await odd.execute().catch((err: unknown) => deps.log.error({ err }, 'unforeseen error'));
  const log = logged.slice(seen).join('');
  expect(log).toContain('unforeseen error');
  expect(log.toLowerCase()).toMatch(/check constraint/);
  for (const personal of ['a@lotus.example', 'Aye Aye', '$argon2id']) expect(log).not.toContain(personal);
});

test('a sign-in is one line that says who, from where and on what, and a refused one says the hash of the code', async () => {
  await office.deps.background.settled();
  const told = async (membercode: string, password: string) => {
    office.logged.length = 0;
    await office.visitor().call(signIn, { body: { membercode, password } });
    return office.logged.map((it) => JSON.parse(it)).filter((it) => it.level === 30);
  };
  expect(await told('A', PASSWORD)).toMatchObject([{ msg: 'signed in', member: 'A', address: '192.0.2.1' }]);
  const attempted = hashSecret('CANARY');
  expect(await told('canary', PASSWORD)).toMatchObject([{ msg: 'refused', status: 401, attempted }]);
  expect(office.logged.join('')).not.toMatch(/"canary/i);
});

test('a refusal is one line that says who, what and from where', async () => {
  const a = await office.holding('A');
  office.logged.length = 0;
  await a.send({ method: 'GET', url: '/api/members/password-requests', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(office.logged.map((it) => JSON.parse(it))).toMatchObject([
    {
      method: 'GET',
      path: '/api/members/password-requests',
      status: 403,
      member: 'A',
      address: '192.0.2.1',
      msg: 'refused',
    },
  ]);
});
