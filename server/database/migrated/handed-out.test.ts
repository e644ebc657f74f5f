import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

test('a code that is out already is of whoever last handed one out, and one that was mailed of nobody', async () => {
  const { query, run, migrateOn } = await beforeMigration('0071-handed-out');
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at) values
    ('A', 'Aye Aye', 'active', 'HR', '', '', '2026-01-01T00:00:00.000Z'),
    ('B', 'Bo Bo', 'active', 'HR', '', '', '2026-01-02T00:00:00.000Z'),
    ('C', 'Chit Ko', 'active', 'MEMBER', '', '', '2026-01-03T00:00:00.000Z'),
    ('D', 'Dewi', 'active', 'MEMBER', '', '', '2026-01-04T00:00:00.000Z')`);
  await run(`insert into audit (at, actor_id, action, subject) values
    ('2026-02-01T00:00:00.000Z', 1, 'member.hand-out-register', 'member:3'),
    ('2026-03-01T00:00:00.000Z', 2, 'member.hand-out-register', 'member:3'),
    ('2026-04-01T00:00:00.000Z', 1, 'member.hand-out-reset', 'member:3'),
    ('2026-05-01T00:00:00.000Z', 1, 'member.hand-out-register', 'member:4')`);
  const until = '2026-06-01T00:00:00.000Z';
  await run(`insert into one_time_token (hash, purpose, member_id, expires_at) values
    ('code', 'register', 3, '${until}'), ('mailed', 'reset', 4, '${until}'), ('setup', 'setup', null, '${until}')`);
  await migrateOn();
  const tokens = query.selectFrom('one_time_token').select(['hash', 'issued_by']).orderBy('hash');
  expect(await tokens.execute()).toEqual([
    { hash: 'code', issued_by: 2 },
    { hash: 'mailed', issued_by: null },
    { hash: 'setup', issued_by: null },
  ]);
});
