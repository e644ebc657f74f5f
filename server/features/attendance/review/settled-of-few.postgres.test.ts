import { expect, test } from 'vitest';
import { punchToReview } from '../../../testing/attendance/review-samples.ts';
import { openOffice } from '../../../testing/company/office.ts';
import { indexBlocksReadOf } from '../../../testing/database/rows-read.ts';
import { runStatement } from '../../../testing/database/test-database.ts';
import { punchesToReview } from './review-view.ts';

const OTHERS = 20_000;

test('what was settled of few members is read without what was settled of everybody', async () => {
  const office = await openOffice();
  const { database, ids } = office;
  const own = await punchToReview(database, ids.A);
  await runStatement(
    database,
    `with others as (
       insert into punch (member_id, client_id, content_hash, kind, recorded_at, device_at, attendance_date, verdict, remark, address)
       select ${ids.HR}, n::text, '', kind, recorded_at, device_at, attendance_date, verdict, '', ''
       from punch, generate_series(1, ${OTHERS}) n where punch.id = ${own} returning id, member_id, attendance_date)
     insert into review_item (punch_id, reason, member_id, day, state)
     select id, 'outside', member_id, attendance_date, 'accepted' from others`,
  );
  await runStatement(database, `update review_item set state = 'accepted' where punch_id = ${own}`);
  await runStatement(database, 'analyze review_item');
  const { found, read } = await database.write(async (trx) => {
    const page = await punchesToReview(trx, { settled: true, today: '2026-11-20', manager: ids.M });
    return { found: page.items.map((it) => it.id), read: await indexBlocksReadOf(trx, 'review_item') };
  });
  expect(found).toEqual([own]);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(40);
  await office.close();
});
