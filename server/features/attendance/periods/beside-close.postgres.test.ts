import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockSettled } from '../../../records/attendance/closing.ts';
import { storeClose } from '../../../records/attendance/period-close.ts';
import { ASKING, MONTH, openBesideClose } from '../../../testing/attendance/beside-close.ts';
import type { Office } from '../../../testing/company/office.ts';
import { heldUp, holdTable } from '../../../testing/database/hold.ts';
import { newcomer } from '../../../testing/leave/leave.ts';
import { openThings } from './open-things-view.ts';

const NOTHING = { running: 0, review: 0, leave: 0, corrections: 0, trips: 0 };
const DAYS = { from: '2026-10-19', to: '2026-11-18' } as const;

let office: Office;
beforeEach(async () => {
  office = await openBesideClose();
});
afterEach(() => office.close());

test.each(ASKING)('a period is not closed beside %s that is being stored', async (_, table, ask) => {
  const who = await newcomer(office);
  const hr = await office.holding('HR');
  const letGo = await holdTable(office.database, table);
  const asking = ask(who);
  await heldUp(office.database, 1);
  const closing = hr.call(closePeriod, { params: { month: MONTH }, body: {} });
  await Promise.race([heldUp(office.database, 2), closing]);
  await letGo();
  expect((await asking).status).toBe(201);
  expect((await closing).failure()).toMatchObject({ code: 'PERIOD_NOT_READY', params: { reason: 'open' } });
});

test.each(ASKING)('%s that is sent while a period is being closed finds it closed', async (_, table, ask) => {
  const who = await newcomer(office);
  const [settled, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closing = office.database.write(async (trx) => {
    const close = { month: MONTH, first_day: DAYS.from, last_day: DAYS.to, waived: '', leave_types: '' };
    await storeClose(trx, { ...close, closed_by: office.ids.HR, closed_at: office.now.toString() }, [], []);
    await lockSettled(trx);
    settled.resolve();
    await gone.promise;
  });
  await settled.promise;
  const asking = ask(who);
  await Promise.race([heldUp(office.database, 1), asking]);
  gone.resolve();
  await closing;
  const attendance = await office.database.query.selectFrom('attendance').select('id').execute();
  // The punch is kept, for whoever looks at it, and counts for nothing.
  const isPunch = table === 'punch';
  expect([(await asking).status < 300, attendance]).toEqual([isPunch, []]);
  const { running, review, leave, corrections, trips } = await openThings(office.database.query, DAYS, who.id);
  expect({ running, review, leave, corrections, trips }).toEqual({ ...NOTHING, review: isPunch ? 1 : 0 });
});
