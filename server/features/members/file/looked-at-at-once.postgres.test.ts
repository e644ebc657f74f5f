import { expect, test } from 'vitest';
import { openOffice } from '../../../testing/company/office.ts';
import { rowsSupposedOf } from '../../../testing/database/rows-read.ts';
import { uploadMembers } from '../../../testing/members/member-files.ts';

const LINES = 300;

test('how much a long file brought is known to the planner as soon as it is in, not only when autovacuum comes', async () => {
  const office = await openOffice();
  const lines = Array.from({ length: LINES }, (_, it) => `E${it},Member ${it},Head Office`);
  const sent = await uploadMembers(await office.holding('SA'), `code,name,sites\n${lines.join('\n')}`);
  expect(sent.body.data.applied).toBe(true);
  await office.deps.background.settled();
  for (const table of ['member', 'member_work', 'member_work_site', 'leave_ledger']) {
    expect([table, (await rowsSupposedOf(office.database.query, table)) >= LINES]).toEqual([table, true]);
  }
  await office.close();
});
