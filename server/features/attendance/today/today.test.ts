import { askCorrection, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, MORNING, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { at, decide, newcomer, take } from '../../../testing/leave/leave.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => {
  office.now = MORNING;
});

const todayOf = async (who: Newcomer) => (await (await who.client()).call(readOwnToday)).data();

/** Came at nine on a day, and never checked out. */
async function forgets(day: string): Promise<Newcomer> {
  office.now = inYangon(`${day}T09:00`);
  const who = await office.newcomer();
  await punch(await who.client(), who.membercode, 'in');
  office.now = MORNING;
  return who;
}

describe('the own day at a glance', () => {
  test('of who has just come has a place to check in and nothing else', async () => {
    const { holiday, ...day } = await todayOf(await office.newcomer());
    expect(day).toEqual({
      date: '2026-11-20',
      attendance: {
        ...{ attendancedate: '2026-11-20', open: null, punches: [], forgotten: null },
        ...{ afternight: null, startson: null, free: null },
        place: expect.objectContaining({ rule: 'sites', zone: 'Asia/Yangon' }),
      },
      ...{ leave: null, trip: null },
    });
    expect(holiday === null || holiday.holidaydate > '2026-11-20').toBe(true);
  });

  test('tells since when one is in, and no more once one is out', async () => {
    const who = await office.newcomer();
    const client = await who.client();
    const { id } = await punch(client, who.membercode, 'in');
    expect((await todayOf(who)).attendance).toMatchObject({ open: { id }, punches: [{ id, checktype: 'in' }] });
    await punch(client, who.membercode, 'out');
    expect((await todayOf(who)).attendance).toMatchObject({ open: null, punches: [{}, { checktype: 'out' }] });
  });

  test('says when one has left the night shift, and until when a check-in is likely a slip', async () => {
    const at = async (time: string) => {
      office.now = inYangon(time);
      return office.holding('N');
    };
    const afternight = async (time: string) =>
      (await (await at(time)).call(readOwnToday)).data().attendance?.afternight;
    await punch(await at('2026-11-17T22:00'), 'N', 'in');
    expect(await afternight('2026-11-18T05:00')).toBeNull();
    await punch(await at('2026-11-18T06:23'), 'N', 'out');
    expect(await afternight('2026-11-18T06:30')).toEqual({
      left: inYangon('2026-11-18T06:23').toString({ smallestUnit: 'millisecond' }),
      askuntil: inYangon('2026-11-18T16:00').toString({ smallestUnit: 'millisecond' }),
    });
    expect(await afternight('2026-11-19T06:30')).toBeNull();
    await punch(await at('2026-11-18T21:55'), 'N', 'in');
    expect(await afternight('2026-11-18T22:30')).toBeNull();
  });

  test('says why nobody expects one: a holiday before an off-day', async () => {
    const who = await office.newcomer();
    const free = async (day: string) => {
      office.now = inYangon(`${day}T09:00`);
      return (await todayOf(who)).attendance?.free;
    };
    expect([await free('2026-12-11'), await free('2026-12-26')]).toEqual([null, 'offday']);
    office.now = MORNING;
    const hr = await office.holding('HR');
    await hr.call(addHoliday, { body: { holidaydate: '2026-12-26', description: 'Given' } });
    expect(await free('2026-12-26')).toBe('holiday');
  });

  test('names the leave that comes first, waiting or approved, and none that is rejected', async () => {
    const who = await newcomer(office);
    const manager = await office.holding('M');
    const [later, sooner] = [await take(who, '2026-12-22', '2026-12-23'), await take(who, '2026-12-08', '2026-12-09')];
    const leave = async () => (await who.client.call(readOwnToday)).data().leave;
    expect(await leave()).toMatchObject({ id: sooner.id, start: '2026-12-08', end: '2026-12-09', approve_status: 0 });
    await decide(manager, sooner.id, 'approve');
    expect(await leave()).toMatchObject({ id: sooner.id, approve_status: 1 });
    await decide(manager, later.id, 'reject');
    const on = async (day: string) =>
      (await (await at(office, who, inYangon(`${day}T09:00`))).client.call(readOwnToday)).data().leave;
    expect(await on('2026-12-09')).toMatchObject({ id: sooner.id });
    expect(await on('2026-12-10')).toBeNull();
  });

  test('names the trip on which one goes, not one that one only entered', async () => {
    const hr = await office.holding('HR');
    const crew = [{ id: office.ids.C, membercode: 'C' }];
    const { id } = (
      await hr.call(addTrip, { body: tripBody(crew, '2026-11-25', '2026-11-27', { carcode: '' }) })
    ).data();
    const goes = await office.holding('C');
    expect((await goes.call(readOwnToday)).data().trip).toMatchObject({
      ...{ id, departuredate: '2026-11-25', arrivaldate: '2026-11-27', state: 'planned' },
    });
    expect((await hr.call(readOwnToday)).data().trip).toBeNull();
  });

  test('names the next holiday, to guests as well, who learn nothing else', async () => {
    const hr = await office.holding('HR');
    await hr.call(addHoliday, { body: { holidaydate: '2026-12-25', description: 'Christmas Day' } });
    const holiday = { holidaydate: '2026-12-25', description: 'Christmas Day' };
    const guest = await office.holding('GUEST');
    expect((await guest.call(readOwnToday)).data()).toMatchObject({
      ...{ date: '2026-11-20', attendance: null, leave: null, trip: null, holiday },
    });
    expect((await todayOf(await office.newcomer())).holiday).toMatchObject(holiday);
  });

  test('says it of the day whose night shift one is in, and names the holiday that comes after today', async () => {
    const asN = async (time: string) => {
      office.now = inYangon(time);
      return office.holding('N');
    };
    const hr = await office.holding('HR');
    for (const holidaydate of ['2026-11-24', '2026-11-27']) {
      await hr.call(addHoliday, { body: { holidaydate, description: `On ${holidaydate}` } });
    }
    await punch(await asN('2026-11-24T22:00'), 'N', 'in');
    const night = (await (await asN('2026-11-25T05:00')).call(readOwnToday)).data();
    expect([night.date, night.attendance?.attendancedate, night.attendance?.free, night.holiday?.holidaydate]).toEqual([
      ...['2026-11-25', '2026-11-24', 'holiday', '2026-11-27'],
    ]);
  });
});

describe('a check-out that was forgotten', () => {
  test('is asked about from the next day on, for a week', async () => {
    const who = await forgets('2026-11-19');
    expect((await todayOf(who)).attendance?.forgotten).toEqual({
      ...{ attendancedate: '2026-11-19', checktime: '2026-11-19T02:30:00.000Z' },
    });
    expect((await todayOf(await forgets('2026-11-12'))).attendance?.forgotten).toBeNull();
  });

  test('is asked about no more once a later day is over, however that one ended', async () => {
    const who = await forgets('2026-11-18');
    office.now = inYangon('2026-11-19T09:00');
    await punch(await who.client(), who.membercode, 'in');
    office.now = inYangon('2026-11-19T17:00');
    await punch(await who.client(), who.membercode, 'out');
    office.now = MORNING;
    expect((await todayOf(who)).attendance?.forgotten).toBeNull();
  });

  test('is asked about once: not while a correction waits, again where it is rejected', async () => {
    const who = await forgets('2026-11-19');
    const punches = [
      { checktype: 'in' as const, time: '09:00' },
      { checktype: 'out' as const, time: '17:30' },
    ];
    const asked = await (await who.client()).call(askCorrection, {
      body: { attendancedate: '2026-11-19', punches, reason: 'I forgot' },
    });
    expect((await todayOf(who)).attendance?.forgotten).toBeNull();
    const params = { id: String(asked.data().id) };
    const body = { decision: 'reject' as const, remark: 'Too late', revision: asked.data().revision };
    expect((await (await office.holding('HR')).call(decideCorrection, { params, body })).status).toBe(200);
    expect((await todayOf(who)).attendance?.forgotten).toMatchObject({ attendancedate: '2026-11-19' });
  });

  test('of a closed period is nobody’s to correct, so it is not asked about', async () => {
    const who = await forgets('2026-10-30');
    office.now = inYangon('2026-11-02T09:00');
    expect((await todayOf(who)).attendance?.forgotten).toMatchObject({ attendancedate: '2026-10-30' });
    const closed = await (await office.holding('HR')).call(closePeriod, {
      params: { month: '2026-10' },
      body: { waive: 'An old day' },
    });
    expect(closed.status).toBe(200);
    expect((await todayOf(who)).attendance?.forgotten).toBeNull();
  });
});
