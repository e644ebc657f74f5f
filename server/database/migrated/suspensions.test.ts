import { expect, test } from 'vitest';
import { storeStatus, wasSuspended } from '../../records/members/member/suspension.ts';
import { beforeMigration } from '../../testing/database/before-migration.ts';
import type { Read } from '../engine.ts';

const told = (query: Read) => query.selectFrom('suspension').select(['member_id', 'from_at', 'until_at']).execute();

test('who is suspended already is so since the log of changes says, or else since they were listed', async () => {
  const { query, run, migrateOn } = await beforeMigration('0061-suspensions');
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at) values
    ('A', 'Aye Aye', 'active', 'HR', '', '', '2026-01-01T00:00:00.000Z'),
    ('B', 'Bo Bo', 'suspended', 'MEMBER', '', '', '2026-01-02T00:00:00.000Z'),
    ('C', 'Chit Ko', 'suspended', 'MEMBER', '', '', '2026-01-03T00:00:00.000Z'),
    ('D', 'Dewi', 'suspended', 'MEMBER', '', '', '2026-01-04T00:00:00.000Z')`);
  await run(`insert into audit (at, actor_id, action, subject) values
    ('2026-02-01T00:00:00.000Z', 1, 'member.status', 'member:2'),
    ('2026-03-01T00:00:00.000Z', 1, 'member.status', 'member:2'),
    ('2026-04-01T00:00:00.000Z', 1, 'member.change', 'member:2'),
    ('2026-05-01T00:00:00.000Z', null, 'member.left', 'member:3'),
    ('2026-06-01T00:00:00.000Z', 1, 'member.status', 'member:1')`);
  await migrateOn();
  expect(await told(query)).toEqual([
    { member_id: 2, from_at: '2026-03-01T00:00:00.000Z', until_at: null },
    { member_id: 3, from_at: '2026-05-01T00:00:00.000Z', until_at: null },
    { member_id: 4, from_at: '2026-01-04T00:00:00.000Z', until_at: null },
  ]);
});

test('nobody is suspended twice at a time, also where a server of the version before has lifted it', async () => {
  const { database, query, run, migrateOn } = await beforeMigration('0061-suspensions');
  await migrateOn();
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at)
    values ('A', 'Aye Aye', 'active', 'MEMBER', '', '', '2026-01-01T00:00:00.000Z')`);
  const stand = (status: 'active' | 'suspended', at: string) =>
    database.write((trx) => storeStatus(trx, 1, status, at));
  await stand('suspended', '2026-02-01T00:00:00.000Z');
  await run("update member set status = 'active'");
  expect(await wasSuspended(query, 1, '2026-02-02T00:00:00.000Z')).toBe(false);
  await stand('suspended', '2026-03-01T00:00:00.000Z');
  await stand('active', '2026-04-01T00:00:00.000Z');
  expect(await told(query)).toEqual([
    { member_id: 1, from_at: '2026-03-01T00:00:00.000Z', until_at: '2026-04-01T00:00:00.000Z' },
  ]);
  const ended = (until: string) =>
    run(`insert into suspension (member_id, from_at, until_at) values (1, '2026-05-02T00:00:00.000Z', '${until}')`);
  await expect(ended('2026-05-01T00:00:00.000Z')).rejects.toThrow();
});
