import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readWork, setWork, type WorkInput } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { shiftIds } from '../../../testing/company/shifts.ts';
import { newcomer, type Person } from '../../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
let shifts: Readonly<Record<string, number>>;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  shifts = await shiftIds(office.database);
});
afterAll(() => office.close());

const trySet = (who: { id: number }, to: Partial<WorkInput> & { from: string }, query = {}) =>
  hr.call(setWork, {
    params: { id: String(who.id) },
    query,
    body: { shiftid: shifts['Office hours'] as number, restdays: [6, 7], ...to },
  });
const night = (who: { id: number }, from: string, until?: string) =>
  trySet(who, { from, shiftid: shifts['Night'] as number, ...(until && { until }) });
const spans = async (who: { id: number }) =>
  (await hr.call(readWork, { params: { id: String(who.id) } })).data().work.map((it) => [it.from, it.until, it.shift]);
const titles = async (who: Person) => (await who.client.call(listNotifications)).body().map((it) => it.title);

describe('work for some days', () => {
  test('holds on those, and what held before goes on', async () => {
    const who = await newcomer(office);
    const set = await night(who, '2026-12-01', '2026-12-03');
    expect(set.data().work).toMatchObject({ from: '2026-12-01', until: '2026-12-03', shift: 'Night' });
    expect(await spans(who)).toEqual([
      [null, '2026-11-30', 'Office hours'],
      ['2026-12-01', '2026-12-03', 'Night'],
      ['2026-12-04', null, 'Office hours'],
    ]);
    expect(await titles(who)).toEqual(['Your work changes for 01/12/2026 – 03/12/2026']);
  });

  test('asked for again changes nothing, and one day is enough', async () => {
    const who = await newcomer(office);
    await night(who, '2026-12-01', '2026-12-01');
    const once = await spans(who);
    expect((await night(who, '2026-12-01', '2026-12-01')).status).toBe(201);
    expect(await spans(who)).toEqual(once);
    expect(await titles(who)).toEqual(['Your work changes for 01/12/2026']);
  });

  test('leaves what was set for a later day as it is', async () => {
    const who = await newcomer(office);
    await trySet(who, { from: '2026-12-02', restdays: [5] });
    await night(who, '2026-12-01', '2026-12-09');
    expect(await spans(who)).toEqual([
      [null, '2026-11-30', 'Office hours'],
      ['2026-12-01', '2026-12-01', 'Night'],
      ['2026-12-02', null, 'Office hours'],
    ]);
  });

  test('in the middle of what was set for a time, which goes on with its sites', async () => {
    const who = await newcomer(office);
    await trySet(who, { from: '2026-12-01', until: '2026-12-31', sites: [1] });
    await night(who, '2026-12-10', '2026-12-11');
    const { work } = (await hr.call(readWork, { params: { id: String(who.id) } })).data();
    expect(work.map((it) => [it.from, it.until, it.shift, it.sites])).toEqual([
      [null, '2026-11-30', 'Office hours', []],
      ['2026-12-01', '2026-12-09', 'Office hours', [1]],
      ['2026-12-10', '2026-12-11', 'Night', [1]],
      ['2026-12-12', '2026-12-31', 'Office hours', [1]],
      ['2027-01-01', null, 'Office hours', []],
    ]);
  });

  test('is taken back as a whole by what holds the day before', async () => {
    const who = await newcomer(office);
    const begun = await spans(who);
    await night(who, '2026-12-01', '2026-12-03');
    await trySet(who, { from: '2026-12-01' });
    expect(await spans(who)).toEqual(begun);
  });

  test('is taken back for the first of its days', async () => {
    const who = await newcomer(office);
    await night(who, '2026-12-01', '2026-12-05');
    await trySet(who, { from: '2026-12-01', until: '2026-12-02' });
    expect(await spans(who)).toEqual([
      [null, '2026-12-02', 'Office hours'],
      ['2026-12-03', '2026-12-05', 'Night'],
      ['2026-12-06', null, 'Office hours'],
    ]);
  });

  test('without check-ins is told with both of its ends', async () => {
    const who = await newcomer(office);
    await trySet(who, { from: '2026-12-01', until: '2026-12-05', counted: false });
    expect((await titles(who)).toSorted()).toEqual([
      'From 01/12/2026 you need not check in',
      'From 06/12/2026 your attendance is counted',
    ]);
  });

  test('touches the days up to its last one alone', async () => {
    const who = await newcomer(office);
    const { touches } = (
      await trySet(
        who,
        { from: '2026-11-16', until: '2026-11-17', shiftid: shifts['Night'] as number },
        { preview: 'true' },
      )
    ).data();
    expect(touches.summaries).toEqual({ count: 2, days: ['2026-11-16', '2026-11-17'] });
    expect(await spans(who)).toHaveLength(1);
  });

  test('cannot end before it begins', async () => {
    const who = await newcomer(office);
    const refused = (await night(who, '2026-12-02', '2026-12-01')).failure();
    expect([refused.code, refused.errors[0]?.field]).toEqual(['INVALID_INPUT', 'until']);
  });
});

test('who stands in for a night is neither late nor early, and checks out in the morning', async () => {
  const who = await office.newcomer();
  const at = async (time: string) => {
    office.now = inYangon(time);
    return who.client();
  };
  await night(who, '2026-12-01', '2026-12-01');
  await punch(await at('2026-12-01T21:55'), who.membercode, 'in');
  await punch(await at('2026-12-02T06:05'), who.membercode, 'out');
  const query = { from: '2026-12-01', to: '2026-12-02' };
  const [stood, next] = (await (await who.client()).call(readSummary, { query })).data().days;
  expect(stood).toMatchObject({ status: 'present', late: 0, early: 0, minutes: 490, shift: { starts: '22:00' } });
  expect(next).toMatchObject({ shift: { starts: '09:00' } });
  hr = await office.holding('HR');
});

test('days of a closed period alone are closed to it', async () => {
  const who = await newcomer(office);
  await (await office.holding('SA')).call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'A trial' } });
  expect((await night(who, '2026-10-29', '2026-10-30')).failure().code).toBe('PERIOD_CLOSED');
  expect((await night(who, '2026-11-02', '2026-11-03')).status).toBe(201);
});
