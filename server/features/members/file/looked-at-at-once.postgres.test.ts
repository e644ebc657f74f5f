import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Read } from '../../../database/engine.ts';
import { openOffice } from '../../../testing/company/office.ts';
import { uploadMembers } from '../../../testing/members/member-files.ts';

const LINES = 300;

/** How many rows PostgreSQL takes a table to have; below 0 where it has never looked. */
async function rowsSupposed(db: Read, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(db as never);
  return Number(rows[0]?.rows);
}

test('how much a long file brought is known to the planner as soon as it is in, not only when autovacuum comes', async () => {
  const office = await openOffice();
  const lines = Array.from({ length: LINES }, (_, it) => `E${it},Member ${it},Head Office`);
  const sent = await uploadMembers(await office.holding('SA'), `code,name,sites\n${lines.join('\n')}`);
  expect(sent.body.data.applied).toBe(true);
  await office.deps.background.settled();
  for (const table of ['member', 'member_work', 'member_work_site', 'leave_ledger']) {
    expect([table, (await rowsSupposed(office.database.query, table)) >= LINES]).toEqual([table, true]);
  }
  await office.close();
});
