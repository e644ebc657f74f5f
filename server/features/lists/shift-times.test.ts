import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { type ListEntry, listContracts } from '@muster/domain/lists/lists-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { readWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { timesOfShifts } from '../../records/work/shift-times.ts';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';
import { beforeMigration } from '../../testing/database/before-migration.ts';

let office: Office;
let hr: Client;
let who: Newcomer;
beforeEach(async () => {
  office = await openOffice();
  who = await office.newcomer();
  hr = await office.holding('HR');
});
afterEach(() => office.close());

type Shift = ListEntry<'shifts'>;
const shift = async (name = 'Office hours'): Promise<Shift> =>
  (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === name) as Shift;
const tryChange = async (body: object, query: object = {}, client = hr) => {
  const { id, revision } = await shift();
  return client.call(listContracts.shifts.change, {
    params: { id: String(id) },
    query,
    body: { revision, ...body },
  } as never);
};
const change = async (body: object, client = hr) => {
  const answer = await tryChange(body, {}, client);
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
  return answer.data();
};
const worked = async (day: string, from: string, to: string) => {
  for (const [time, kind] of [
    [from, 'in'],
    [to, 'out'],
  ] as const) {
    office.now = inYangon(`${day}T${time}`);
    await punch(await who.client(), who.membercode, kind, { checktime: office.now.toString() });
  }
};
const daysOf = async (from: string, to: string) => {
  const summary = await (await who.client()).call(readSummary, { query: { from, to } });
  return summary.data().days;
};
const hours = (it: Pick<Shift, 'starts' | 'ends'>) => `${it.starts}-${it.ends}`;

describe('other times of a shift', () => {
  test('hold from today unless told, and leave every day before as it was', async () => {
    await worked('2026-11-18', '09:20', '17:30');
    await worked('2026-11-19', '08:50', '16:00');
    office.now = inYangon('2026-11-20T12:00');
    hr = await office.holding('HR');
    const before = await daysOf('2026-11-01', '2026-11-19');
    expect(before.map((it) => [it.date, it.late, it.early, it.overtime]).slice(-2)).toEqual([
      ['2026-11-18', 20, 0, 10],
      ['2026-11-19', 0, 60, 0],
    ]);
    const changed = await change({ starts: '08:00', ends: '15:00', break: 30, grace: 10 }, await office.holding('SA'));
    expect(changed.times).toEqual([
      { from: null, until: '2026-11-19', starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE },
      { from: '2026-11-20', until: null, starts: '08:00', ends: '15:00', break: 30, grace: 10, ...EVERY_MINUTE },
    ]);
    expect(await daysOf('2026-11-01', '2026-11-19')).toEqual(before);
    await worked('2026-11-20', '12:05', '15:00');
    const [today] = await daysOf('2026-11-20', '2026-11-20');
    expect([today?.expected, today?.late, today?.early]).toEqual([390, 245, 0]);
  });

  test('say what counts as overtime, from a day on as well', async () => {
    await worked('2026-11-18', '08:30', '17:25');
    await worked('2026-11-19', '08:30', '17:55');
    office.now = inYangon('2026-11-20T12:00');
    const sa = await office.holding('SA');
    hr = await office.holding('HR');
    const overtime = async () => (await daysOf('2026-11-18', '2026-11-20')).map((it) => it.overtime);
    expect(await overtime()).toEqual([55, 85, 0]);
    await change({ overtimefrom: 30, overtimestep: 15, overtimebefore: false, from: '2026-11-19' }, sa);
    expect(await overtime()).toEqual([55, 45, 0]);
    await change({ overtimestep: 20, from: '2026-11-18' }, sa);
    expect(await overtime()).toEqual([40, 45, 0]);
    const { work } = (await hr.call(readWork, { params: { id: String(who.id) } })).data();
    expect(work.map((it) => [it.from, it.overtimefrom, it.overtimestep, it.overtimebefore])).toEqual([
      [null, 0, 1, true],
      ['2026-11-18', 0, 20, true],
      ['2026-11-19', 30, 15, false],
    ]);
  });

  test('set for a later day leave today as it is, are told beside it, and can be taken back', async () => {
    const changed = await change({ starts: '08:00', ends: '16:00', from: '2026-12-01' });
    expect([hours(changed), changed.times.map(hours)]).toEqual(['09:00-17:00', ['09:00-17:00', '08:00-16:00']]);
    await worked('2026-11-20', '09:05', '16:00');
    office.now = inYangon('2026-11-20T18:00');
    hr = await office.holding('HR');
    const [today] = await daysOf('2026-11-20', '2026-11-20');
    expect([today?.expected, today?.late, today?.early]).toEqual([480, 5, 60]);
    const { work } = (await hr.call(readWork, { params: { id: String(who.id) } })).data();
    expect(work.map((it) => [it.from, it.until, hours(it)])).toEqual([
      [null, '2026-11-30', '09:00-17:00'],
      ['2026-12-01', null, '08:00-16:00'],
    ]);
    office.now = inYangon('2026-12-01T07:00');
    hr = await office.holding('HR');
    expect(hours(await shift())).toBe('08:00-16:00');
    office.now = inYangon('2026-11-20T09:00');
    hr = await office.holding('HR');
    const back = await change({ starts: '09:00', ends: '17:00', from: '2026-12-01' });
    expect(back.times.map((it) => [it.from, it.until])).toEqual([[null, null]]);
  });

  test('are told in the work of who has it by their minutes too, where these alone are others', async () => {
    await change({ grace: 10, break: 60, from: '2026-12-01' });
    const { work } = (await hr.call(readWork, { params: { id: String(who.id) } })).data();
    expect(work.map((it) => [it.from, hours(it), it.break, it.grace])).toEqual([
      [null, '09:00-17:00', 0, 0],
      ['2026-12-01', '09:00-17:00', 60, 10],
    ]);
  });

  test('are asked for once more without changing anything, and not over a change of somebody else', async () => {
    const { id, revision } = await shift();
    const body = { starts: '08:00', from: '2026-12-01', revision };
    const send = (it: object) =>
      hr.call(listContracts.shifts.change, { params: { id: String(id) }, body: it as never });
    const first = (await send(body)).data();
    expect((await send(body)).data()).toEqual(first);
    expect((await send({ ...body, starts: '07:00' })).failure().code).toBe('CHANGED_MEANWHILE');
    const renamed = (await send({ name: 'Day', revision: first.revision })).data();
    expect(renamed.times).toEqual(first.times);
  });

  test('of an earlier day are shown beforehand by members and days, and stored for an open period alone', async () => {
    office.now = inYangon('2026-11-20T12:00');
    hr = await office.holding('SA');
    const before = await office.state();
    const asked = { starts: '08:00', from: '2026-11-16' };
    const told = (await tryChange(asked, { preview: 'true' })).data();
    expect(await office.state()).toBe(before);
    const has = await office.database.query
      .selectFrom('member_work')
      .innerJoin('member', 'member.id', 'member_work.member_id')
      .select(['membercode', 'joined_on', 'left_on'])
      .where('shift_id', '=', told.id)
      .where('guest', '=', 0)
      .execute();
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    const counted = has.flatMap(({ joined_on, left_on }) =>
      days.filter((day) => (joined_on ?? day) <= day && day <= (left_on ?? day)),
    );
    expect(told.touches).toMatchObject({
      members: { count: has.filter((it) => (it.left_on ?? days[0] ?? '') >= (days[0] ?? '')).length },
      summaries: { count: counted.length, days },
    });
    expect(told.touches?.members.first).toHaveLength(Math.min(10, told.touches?.members.count ?? 0));
    expect([hours(told), told.times.map((it) => it.from)]).toEqual(['08:00-17:00', [null, '2026-11-16']]);

    await office.database.query
      .insertInto('period_close')
      .values({
        ...{ month: '2026-11', first_day: '2026-11-01', last_day: '2026-11-18', waived: '' },
        ...{ closed_by: office.ids.HR, closed_at: '2026-11-19T00:00:00.000Z' },
      })
      .execute();
    const closed = await office.state();
    for (const query of [{}, { preview: 'true' }]) {
      const refused = (await tryChange(asked, query)).failure();
      expect([refused.code, refused.errors[0]?.field]).toEqual(['PERIOD_CLOSED', 'from']);
    }
    expect(await office.state()).toBe(closed);
    expect((await tryChange({ ...asked, from: '2026-11-19' })).status).toBe(200);
  });

  test('of days up to today are not HR’s own to change, where they work by the shift themselves', async () => {
    office.now = inYangon('2026-11-20T12:00');
    const sa = await office.holding('SA');
    hr = await office.holding('HR');
    const before = await office.state();
    const asked = { starts: '11:00', from: '2026-11-19' };
    for (const [body, query] of [
      [asked, {}],
      [asked, { preview: 'true' }],
      [{ starts: '11:00' }, {}],
    ] as const) {
      const refused = await tryChange(body, query);
      expect([refused.status, refused.failure().code, refused.failure().errors[0]]).toEqual([
        403,
        'FORBIDDEN',
        expect.objectContaining({ field: 'from', params: expect.objectContaining({ reason: 'own' }) }),
      ]);
    }
    expect(await office.state()).toBe(before);
    expect((await tryChange({ ...asked, from: '2026-11-21' })).status).toBe(200);
    expect((await tryChange(asked, {}, sa)).status).toBe(200);
    const { id } = (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === 'Night') as Shift;
    await office.database.query
      .updateTable('member_work')
      .set({ shift_id: id })
      .where('member_id', '=', office.ids.HR)
      .execute();
    expect((await tryChange({ ...asked, starts: '10:00' })).status).toBe(200);
  });

  test('are an officer’s to set, on record with their day', async () => {
    const a = await office.holding('A');
    expect((await tryChange({ starts: '08:00' }, {}, a)).status).toBe(403);
    expect((await tryChange({ starts: '08:00', from: '2026-13-01' })).failure().errors[0]?.field).toBe('from');
    await change({ starts: '08:00', from: '2026-12-01' });
    const rows = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'shift.change')
      .execute();
    const [line] = rows.map((it) => [JSON.parse(it.before ?? ''), JSON.parse(it.after ?? '')]);
    expect(line?.[0]).toMatchObject({ starts: '09:00', ends: '17:00' });
    expect(line?.[1]).toMatchObject({ starts: '08:00', ends: '17:00', from: '2026-12-01' });
  });
});

test('what shifts had before their times were dated has held always', async () => {
  const { query, run, migrateOn } = await beforeMigration('0035-shift-times');
  await run(`insert into shift (name, starts, ends, break_minutes, grace_minutes)
    values ('Day', '09:00', '17:00', 45, 10), ('Night', '22:00', '06:00', 0, 0)`);
  await migrateOn();
  const held = { from: '0001-01-01', until: '9999-12-31' };
  expect([...(await timesOfShifts(query, 'all')).values()]).toEqual([
    [{ ...held, starts: '09:00', ends: '17:00', break: 45, grace: 10, ...EVERY_MINUTE }],
    [{ ...held, starts: '22:00', ends: '06:00', break: 0, grace: 0, ...EVERY_MINUTE }],
  ]);
});
