import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Write } from '../../database/engine.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { forgetLeave, newcomer, tryTake } from '../../testing/leave/leave.ts';
import { until } from '../../testing/processes/running-server.ts';

const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-12-08', '2026-12-09', '2026-12-10'] as const;
const PATIENCE = 10_000;
const SKIPS = { leavetype: 'CL-CASUAL LEAVE' };

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  const types = office.database.query.updateTable('leave_code').set({ free_days: 'skipped' });
  await types.where('leaveid', '=', 'CL').execute();
});
afterAll(() => office.close());
beforeEach(async () => {
  hr = await office.holding('HR');
});
afterEach(() => forgetLeave(office));

const addHoliday = () => hr.call(contracts.addHoliday, { body: { holidaydate: WEDNESDAY, description: 'Extra day' } });

/** Has nobody write a table until it is let go. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const [held, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = office.database.write(async (trx: Write) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
    held.resolve();
    await gone.promise;
  });
  await held.promise;
  return async () => {
    gone.resolve();
    await holding;
  };
}

/** Waits until so many are held up by others. */
const heldUp = (count: number) =>
  until(
    async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(office.database.query);
      return rows.length >= count;
    },
    `${count} that wait`,
    PATIENCE,
  );

test('leave whose days are being counted when a holiday is added comes on the list of the office', async () => {
  const who = await newcomer(office);
  const letGo = await holdTable('leave');
  const asking = tryTake(who, TUESDAY, THURSDAY, SKIPS);
  await heldUp(1);
  const adding = addHoliday();
  await Promise.race([heldUp(2), adding]);
  await letGo();
  const [asked, added] = [await asking, await adding];
  expect([asked.status, added.status]).toEqual([201, 201]);
  expect(added.data().affected.map((it) => it.membercode)).toEqual([who.code]);
});

test('leave that is asked for while a holiday is being added is counted without that day', async () => {
  const who = await newcomer(office);
  const letGo = await holdTable('audit');
  const adding = addHoliday();
  await heldUp(1);
  const asking = tryTake(who, TUESDAY, THURSDAY, SKIPS);
  await heldUp(2);
  await letGo();
  expect((await adding).status).toBe(201);
  expect((await asking).failure()).toMatchObject({ code: 'CLAIM_DIFFERS' });
});
