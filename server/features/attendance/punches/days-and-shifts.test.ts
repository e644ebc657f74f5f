import { listPunches, readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addShift } from '../../../records/work/shift.ts';
import { punch, storedAttendances, tryPunch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Newcomer, type Office, openOffice, ZONE } from '../../../testing/company/office.ts';
import { closeForgotten } from './close-forgotten.ts';

let office: Office;
let who: Newcomer;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  who = await office.newcomer();
});

/** Sets the clock on the office's wall and gives a client of the member who is signed in then. */
const at = async (local: string): Promise<Client> => {
  office.now = inYangon(local);
  return who.client();
};
const punchAt = async (local: string, checktype: 'in' | 'out') =>
  punch(await at(local), who.membercode, checktype, { checktime: office.now.toString() });
const tryAt = async (local: string, checktype: 'in' | 'out') => tryPunch(await at(local), who.membercode, checktype);
const attendances = async (of = who) =>
  (await storedAttendances(office))
    .filter((it) => it.member_id === of.id)
    .map((it) => [it.attendance_date, it.ended_at, it.ending]);

describe('the day of a punch', () => {
  test.each([
    ['2026-11-20T23:50', '2026-11-20'],
    ['2026-11-20T23:59:59.999', '2026-11-20'],
    ['2026-11-21T00:00', '2026-11-21'],
    ['2026-11-21T00:10', '2026-11-21'],
    ['2028-02-28T23:59', '2028-02-28'],
    ['2028-02-29T00:00', '2028-02-29'],
    ['2028-02-29T23:59', '2028-02-29'],
    ['2027-03-31T23:59', '2027-03-31'],
    ['2027-04-01T00:00', '2027-04-01'],
    ['2026-12-31T23:59', '2026-12-31'],
    ['2027-01-01T00:00', '2027-01-01'],
  ])('at %s in the office is %s, wherever the server stands', async (local, day) => {
    const taken = await punchAt(local, 'in');
    expect(taken.attendancedate).toBe(day);
    expect(taken.checktime).toBe(inYangon(local).toString({ smallestUnit: 'millisecond' }));
    const a = await who.client();
    expect((await a.call(readToday)).data().attendancedate).toBe(day);
    expect((await a.call(listPunches, { query: { from: day, to: day } })).data()).toHaveLength(1);
  });

  test.each([
    ['Pacific/Apia', '2026-11-20T10:00:00Z', '2026-11-20'],
    ['Pacific/Apia', '2026-11-20T11:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
  ])('in %s at %s is %s', async (zone, instant, day) => {
    await office.database.query.updateTable('company').set({ zone }).execute();
    office.now = Temporal.Instant.from(instant);
    const taken = await tryPunch(await who.client(), who.membercode, 'in');
    await office.database.query.updateTable('company').set({ zone: ZONE }).execute();
    expect(taken.data().attendancedate).toBe(day);
  });
});

test('who comes back from a break while a night shift still runs is of its day, though the clocks passed over its end', async () => {
  const { query } = office.database;
  await query.updateTable('company').set({ zone: 'Europe/Berlin' }).execute();
  const times = { ...EVERY_MINUTE, break: 0, grace: 0, starts: '18:00', ends: '02:30' };
  await office.database.write((trx) => addShift(trx, { name: 'Late', ...times }));
  who = await office.newcomer({ shift: 'Late' });
  for (const [checktype, instant] of [
    ['in', '2026-03-28T18:00+01:00'],
    ['out', '2026-03-29T01:50+01:00'],
    ['in', '2026-03-29T03:10+02:00'],
    ['out', '2026-03-29T03:30+02:00'],
  ] as const) {
    office.now = Temporal.Instant.from(instant);
    expect((await punch(await who.client(), who.membercode, checktype)).attendancedate).toBe('2026-03-28');
  }
  await query.updateTable('company').set({ zone: ZONE }).execute();
});

describe('a forgotten check-out', () => {
  test('never blocks the next day: it is closed at the end of its shift and listed for review', async () => {
    const first = await punchAt('2026-11-19T08:55', 'in');
    const second = await punchAt('2026-11-20T09:00', 'in');
    expect(await attendances()).toEqual([
      ['2026-11-19', '2026-11-19T10:30:00.000Z', 'forgotten'],
      ['2026-11-20', null, null],
    ]);
    const hr = await office.holding('HR');
    const { items } = (await hr.call(listForReview, { query: {} })).data();
    expect(items.find((it) => it.membercode === who.membercode)).toMatchObject({
      id: first.id,
      ending: 'forgotten',
      reasons: ['forgotten'],
    });
    const a = await who.client();
    expect((await a.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-20', open: { id: second.id } });
  });

  test('is listed for review although its member has asked for an excuse that nobody has decided about', async () => {
    await punchAt('2026-11-19T09:00', 'in');
    const client = await at('2026-11-19T18:00');
    const excuse = { attendancedate: '2026-11-19', kind: 'excuse' as const, reason: 'A flood' };
    expect((await client.call(askCorrection, { body: excuse })).status).toBe(201);
    await punchAt('2026-11-20T09:00', 'in');
    const { items } = (await (await office.holding('HR')).call(listForReview, { query: { kind: 'forgotten' } })).data();
    expect(items.map((it) => it.membercode)).toContain(who.membercode);
  });

  test('whose check-in came after the end of the shift is closed at the check-in', async () => {
    await punchAt('2026-11-19T20:00', 'in');
    await punchAt('2026-11-20T09:00', 'in');
    expect((await attendances())[0]).toEqual(['2026-11-19', '2026-11-19T13:30:00.000Z', 'forgotten']);
  });

  test('cannot be checked out on the next day, and the refusal says why', async () => {
    await punchAt('2026-11-19T09:00', 'in');
    const late = await tryAt('2026-11-20T09:00', 'out');
    expect([late.status, late.failure().code]).toEqual([409, 'NOT_CHECKED_IN']);
    expect(late.failure().message).toContain('19/11/2026');
    expect((await (await who.client()).call(readToday)).data().open).toBeNull();
  });

  test('is closed without its member by the sweep, once, on two servers at a time', async () => {
    // It sweeps once as it starts.
    const second = await office.secondServer();
    await second.deps.background.settled();
    const [yesterday, another, today] = [who, await office.newcomer(), await office.newcomer()];
    await punchAt('2026-11-19T09:00', 'in');
    who = another;
    await punchAt('2026-11-19T09:00', 'in');
    who = today;
    await punchAt('2026-11-20T09:00', 'in');
    const open = office.database.query.selectFrom('attendance').select('id').where('ended_at', 'is', null);
    const before = (await open.execute()).length;
    const sweeps = [office.deps, second.deps].map((it) => () => closeForgotten(it.database, it.clock));
    // Two servers share PostgreSQL alone; on one thread two transactions of SQLite would wait for each other.
    const closed: number[] = [];
    if (office.database.engine === 'postgres') closed.push(...(await Promise.all(sweeps.map((sweep) => sweep()))));
    else for (const sweep of sweeps) closed.push(await sweep());
    expect(closed.reduce((sum, it) => sum + it, 0)).toBe(before - (await open.execute()).length);
    await second.close();
    expect(await attendances(yesterday)).toEqual([['2026-11-19', '2026-11-19T10:30:00.000Z', 'forgotten']]);
    expect(await attendances(another)).toEqual([['2026-11-19', '2026-11-19T10:30:00.000Z', 'forgotten']]);
    expect(await attendances(today)).toEqual([['2026-11-20', null, null]]);
    expect(await closeForgotten(office.database, office.deps.clock)).toBe(0);
  });

  test('a late check-out on the same day counts, to the minute', async () => {
    await punchAt('2026-11-20T09:00', 'in');
    await punchAt('2026-11-20T23:59', 'out');
    expect(await attendances()).toEqual([['2026-11-20', '2026-11-20T17:29:00.000Z', 'checked_out']]);
  });

  test('a check-out after midnight still counts when the work began late', async () => {
    await punchAt('2026-11-20T20:00', 'in');
    expect((await punchAt('2026-11-21T01:30', 'out')).attendancedate).toBe('2026-11-20');
    expect((await attendances())[0]?.[2]).toBe('checked_out');
  });
});

describe('a night shift, 22:00 to 06:00', () => {
  beforeEach(async () => {
    who = await office.newcomer({ shift: 'Night' });
  });

  test('counts for the day it began, across midnight', async () => {
    expect((await punchAt('2026-11-20T21:55', 'in')).attendancedate).toBe('2026-11-20');
    expect((await punchAt('2026-11-21T06:05', 'out')).attendancedate).toBe('2026-11-20');
    expect(await attendances()).toEqual([['2026-11-20', '2026-11-20T23:35:00.000Z', 'checked_out']]);
  });

  test('also when its member comes after midnight', async () => {
    expect((await punchAt('2026-11-21T00:30', 'in')).attendancedate).toBe('2026-11-20');
    const n = await at('2026-11-21T05:00');
    expect((await n.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-20', open: { checktype: 'in' } });
    expect((await punchAt('2026-11-21T06:00', 'out')).attendancedate).toBe('2026-11-20');
  });

  test('over the end of the fiscal year stays in the old one', async () => {
    expect((await punchAt('2027-03-31T22:00', 'in')).attendancedate).toBe('2027-03-31');
    expect((await punchAt('2027-04-01T06:00', 'out')).attendancedate).toBe('2027-03-31');
  });

  test('while it runs a second check-in is a slip; in the next evening it is the next shift', async () => {
    await punchAt('2026-11-20T22:00', 'in');
    expect((await tryAt('2026-11-21T02:00', 'in')).failure().code).toBe('ALREADY_CHECKED_IN');
    expect((await tryAt('2026-11-21T07:00', 'in')).failure().code).toBe('ALREADY_CHECKED_IN');
    expect((await punchAt('2026-11-21T22:00', 'in')).attendancedate).toBe('2026-11-21');
    expect(await attendances()).toEqual([
      ['2026-11-20', '2026-11-20T23:30:00.000Z', 'forgotten'],
      ['2026-11-21', null, null],
    ]);
  });

  test('is not closed by the sweep while it may still be checked out', async () => {
    await punchAt('2026-11-20T22:00', 'in');
    for (const [local, ending] of [
      ['2026-11-21T05:59', null],
      ['2026-11-21T11:59', null],
      ['2026-11-21T12:01', 'forgotten'],
    ] as const) {
      office.now = inYangon(local);
      await closeForgotten(office.database, office.deps.clock);
      expect((await attendances())[0]?.[2]).toBe(ending);
    }
  });
});

describe('a server clock that is set back', () => {
  test('never makes an attendance end before it began, nor keeps anybody in', async () => {
    await punchAt('2026-11-20T09:00', 'in');
    const out = await tryAt('2026-11-20T08:30', 'out');
    expect(out.status).toBe(201);
    expect(await attendances()).toEqual([['2026-11-20', '2026-11-20T02:30:00.000Z', 'checked_out']]);
  });
});

test('what was forgotten ends when the shift of its own day did, whatever the shift was set to since', async () => {
  await punchAt('2026-11-19T09:00', 'in');
  office.now = inYangon('2026-11-20T09:00');
  const hr = await office.holding('HR');
  const shift = (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === 'Office hours');
  const body = { ends: '15:00', revision: shift?.revision ?? 0 };
  await hr.call(listContracts.shifts.change, { params: { id: String(shift?.id) }, body });
  await closeForgotten(office.database, () => office.now);
  const end = inYangon('2026-11-19T17:00').toString({ smallestUnit: 'millisecond' });
  expect(await attendances()).toEqual([['2026-11-19', end, 'forgotten']]);
});
