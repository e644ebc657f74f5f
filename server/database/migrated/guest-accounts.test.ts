import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

const before = () => beforeMigration('0074-guest-accounts');

test('a guest who is deleted already holds nothing and leaves their name to others; nobody else loses anything', async () => {
  const { query, run, migrateOn } = await before();
  await run(`insert into member (membercode, membername, status, role, guest, password_hash, phone, email, created_at) values
    ('GONE', 'GONE', 'active', 'MEMBER', 1, null, '', '', '2026-01-01T00:00:00.000Z'),
    ('HERE', 'HERE', 'active', 'MEMBER', 1, 'x', '', '', '2026-01-02T00:00:00.000Z'),
    ('LISTED', 'Chit Ko', 'active', 'MEMBER', 0, null, '', '', '2026-01-03T00:00:00.000Z')`);
  await run(`insert into permission (name, flags) values ('All', '{}')`);
  for (const id of [1, 2, 3]) {
    await run(`insert into permission_member (permission_id, member_id) values (1, ${id})`);
    await run(`insert into passkey (member_id, name, credential_id, public_key, counter, transports, created_at)
      values (${id}, 'Phone', 'c${id}', 'k', 0, '', '2026-01-04T00:00:00.000Z')`);
    await run(`insert into member_totp (member_id, secret, since) values (${id}, 's', '2026-01-04T00:00:00.000Z')`);
    await run(`insert into recovery_code (member_id, place, hash) values (${id}, 0, 'h')`);
  }
  await migrateOn();
  const codes = await query.selectFrom('member').select('membercode').orderBy('id').execute();
  expect(codes.map((it) => it.membercode)).toEqual(['GONE#1', 'HERE', 'LISTED']);
  for (const table of ['permission_member', 'passkey', 'member_totp', 'recovery_code'] as const) {
    const rows = await query.selectFrom(table).select('member_id').orderBy('member_id').execute();
    expect([table, rows.map((it) => it.member_id)]).toEqual([table, [2, 3]]);
  }
});

test('a password is that of whoever registered its user, until it was set anew', async () => {
  const { query, run, migrateOn } = await before();
  const names = ['KEEPER', 'FRESH', 'CHANGED', 'RESET', 'BACK', 'GONE'];
  const hash = (name: string) => (name === 'GONE' ? 'null' : `'x'`);
  for (const name of names) {
    await run(`insert into member (membercode, membername, status, role, password_hash, phone, email, created_at)
      values ('${name}', '${name}', 'active', 'MEMBER', ${hash(name)}, '', '', '2026-01-01T00:00:00.000Z')`);
  }
  const acted = (actor: number, action: string, subject: number) =>
    run(`insert into audit (at, actor_id, action, subject)
      values ('2026-01-02T00:00:00.000Z', ${actor}, '${action}', 'member:${subject}')`);
  await acted(1, 'member.profile', 1);
  for (const id of [2, 3, 4, 5, 6]) await acted(1, 'user.register', id);
  await acted(2, 'member.profile', 2);
  await acted(3, 'member.change-password', 3);
  await acted(4, 'member.reset-password', 4);
  await acted(1, 'user.delete', 5);
  await acted(5, 'member.register', 5);
  await migrateOn();
  const rows = await query.selectFrom('member').select('password_by').orderBy('id').execute();
  expect(rows.map((it) => it.password_by)).toEqual([null, 1, null, null, null, null]);
});
