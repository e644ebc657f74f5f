import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { afterEach, expect, test } from 'vitest';
import { addMails } from '../records/news/mail.ts';
import { sealAudit } from '../records/office/audit-seal.ts';
import { punchBody } from '../testing/attendance/punch-body.ts';
import { MORNING, type Office, type OfficeOptions, openOffice } from '../testing/company/office.ts';

const TOKEN = 'a-token-for-whoever-measures';
const HERE = '127.0.0.1';

let office: Office;
afterEach(() => office.close());

const open = async (options: OfficeOptions = {}) => {
  office = await openOffice(options);
};
const ask = (ip: string, headers: Record<string, string> = {}) =>
  office.visitor(ip).send({ method: 'GET', url: '/metrics', headers });

test('this machine alone reads the metrics, and not through a proxy; for others there is nothing', async () => {
  await open();
  expect((await ask(HERE)).statusCode).toBe(200);
  expect((await ask('::1')).statusCode).toBe(200);
  expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(200);
  expect((await ask('192.0.2.1')).json()).toMatchObject({ code: 'NOT_FOUND' });
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect([header, (await ask(HERE, { [header]: '192.0.2.1' })).statusCode]).toEqual([header, 404]);
  }
});

test('a proxy on this machine that says nothing of itself is not this machine: it hands on the name that it was asked by', async () => {
  await open();
  for (const host of ['hr.lotus.example', 'hr.lotus.example:3000', '192.0.2.7', 'localhost.lotus.example']) {
    expect([host, (await ask(HERE, { host })).statusCode]).toEqual([host, 404]);
  }
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
    expect([host, (await ask(HERE, { host })).statusCode]).toEqual([host, 200]);
  }
});

test('a proxy that is believed makes nobody somebody of this machine', async () => {
  await open({ trustProxy: ['loopback'] });
  expect((await ask(HERE, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  const named = { host: 'hr.lotus.example', 'x-forwarded-host': 'localhost' };
  expect((await ask(HERE, named)).statusCode).toBe(404);
});

test('with a token whoever brings it reads them from anywhere, and nobody else', async () => {
  await open({ metricsToken: TOKEN });
  expect((await ask('192.0.2.1', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  const refused = [{}, { authorization: `Bearer ${TOKEN}x` }, { authorization: TOKEN }, { authorization: 'Bearer ' }];
  for (const headers of refused) expect((await ask(HERE, headers)).statusCode).toBe(404);
  const sa = await office.holding('SA');
  expect((await sa.send({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
});

test('what is told: answers by route and status, commits, pools, mails that wait, and the process', async () => {
  await open();
  const { database } = office;
  const a = await office.holding('A');
  await a.send({ method: 'POST', url: '/api/membercheckin/createMember', payload: punchBody('A', 'in') });
  await a.send({ method: 'GET', url: '/api/members' });
  await office.visitor().send({ method: 'GET', url: '/api/members/17' });
  await office.visitor().send({ method: 'GET', url: '/api/nothing?token=secret' });
  const mail = { recipient: 'a@lotus.example', code: 'x', params: {}, expiresAt: null, now: writeInstant(MORNING) };
  await database.write((trx) => addMails(trx, [mail, mail]));

  const { body, headers } = await ask(HERE);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const answered = (method: string, route: string, status: number) =>
    `muster_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  const lines = body.split('\n');
  expect(lines).toContain(answered('POST', '/api/membercheckin/createMember', 201));
  expect(lines).toContain(answered('GET', '/api/members', 403));
  expect(lines).toContain(answered('GET', '/api/members/:id', 401));
  expect(lines).toContain(answered('GET', 'none', 404));
  expect(lines).toContain('muster_mails_waiting 2');
  expect(lines).toContain('muster_pushes_waiting 0');
  expect(lines).toContain('muster_pool{pool="writers",state="waiting"} 0');
  expect(lines).toContain('muster_pool{pool="passwords",state="waiting"} 0');
  const value = (name: string) => Number(lines.find((it) => it.startsWith(`${name} `))?.split(' ')[1]);
  if (database.engine === 'sqlite') expect(value('muster_commit_writes_count')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(value('muster_eventloop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(body).not.toContain('secret');
});

test('how old the newest nightly backup is, by its name; nothing where there is none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-metrics-'));
  await open({ backup: { folder, time: '02:00', keep: 3 } });
  expect((await ask(HERE)).body).not.toMatch(/^muster_backup_age_seconds /m);
  const backups = ['muster-2026-11-18-193000Z.tgz', 'muster-2026-11-19-193000Z.tgz'];
  for (const name of [...backups, 'mine-2026-11-20-000000Z.tgz', '.muster-backup-x']) {
    writeFileSync(path.join(folder, name), '');
  }
  expect((await ask(HERE)).body.split('\n')).toContain(`muster_backup_age_seconds ${7 * 3600}`);
  rmSync(folder, { recursive: true });
});

test('how many lines of the audit log are not in its chain yet', async () => {
  await open();
  const told = async () => (await ask(HERE)).body.split('\n').filter((it) => it.startsWith('muster_audit_unsealed '));
  const hr = await office.holding('HR');
  for (const membercode of ['FIRST', 'SECOND']) {
    await hr.send({ method: 'POST', url: '/api/members', payload: { membercode, membername: membercode } });
  }
  expect(await told()).toEqual(['muster_audit_unsealed 2']);
  await sealAudit(office.database);
  expect(await told()).toEqual(['muster_audit_unsealed 0']);
});

test('a database that is away is no reason to tell nothing', async () => {
  await open();
  await office.database.query.schema.alterTable('mail').renameTo('mail_away').execute();
  const { statusCode, body } = await ask(HERE);
  await office.database.query.schema.alterTable('mail_away').renameTo('mail').execute();
  expect(statusCode).toBe(200);
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toMatch(/^muster_mails_waiting /m);
});
