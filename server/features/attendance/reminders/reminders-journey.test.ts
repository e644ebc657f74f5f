import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remind } from '../../../schedule/sweeps.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { decide, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';

/** Tuesday, a working day of everybody in the office hours from 09:00 to 17:00, with ten minutes of grace. */
const DAY = '2026-11-24';
const people = ['missing', 'here', 'leave', 'trip', 'off'] as const;
type Who = (typeof people)[number];

let office: Office;
const all = {} as Record<Who, Person>;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('shift_times').set({ grace_minutes: 10 }).execute();
  office.now = inYangon('2026-11-23T10:00');
  for (const it of people) all[it] = await newcomer(office, { email: `${it}@example.com` });
});
afterAll(() => office.close());

async function switchReminders(reminders: boolean): Promise<void> {
  const hr = await office.holding('HR');
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  expect((await hr.call(saveSettings, { body: { ...stored, reminders } })).status).toBe(200);
}

/** The clock reaches an instant of the day, the server looks who is to be reminded and sends its mails. */
async function reach(time: string): Promise<void> {
  office.now = inYangon(`${DAY}T${time}`);
  await remind(office.deps);
  await office.deps.post.deliver();
}

/** What the app shows somebody of check-ins and check-outs. */
async function shown(who: Who): Promise<string[]> {
  const client = await office.as(all[who].code as Persona);
  const told = (await client.call(listNotifications)).body();
  return told.map((it) => `${it.title}. ${it.subtitle}`).filter((it) => /checked (in|out)/.test(it));
}
const mailed = (who: Who, words: RegExp) =>
  mailsIn(office.dataDir).filter((it) => it.includes(`${who}@example.com`) && words.test(it)).length;

test('a morning with reminders: who is missing is told in the app and by mail, nobody else is', async () => {
  const hr = await office.holding('HR');
  await switchReminders(true);
  const { id } = await take(all.leave, DAY, DAY);
  expect((await decide(await office.holding('M'), id, 'approve')).status).toBe(200);
  const crew = [{ id: all.trip.id, membercode: all.trip.code }];
  expect((await hr.call(addTrip, { body: tripBody(crew, DAY, DAY) })).status).toBe(201);
  const off = { date: DAY, kind: 'off', reason: 'Stood in on Sunday' } as const;
  expect((await hr.call(overrideDay, { params: { id: String(all.off.id) }, body: off })).status).toBe(201);

  office.now = inYangon(`${DAY}T08:50`);
  await punch(await office.as(all.here.code as Persona), all.here.code, 'in', {
    checktime: office.now.toString(),
  });
  await reach('09:09');
  expect(await shown('missing')).toEqual([]);

  await reach('09:10');
  expect(await shown('missing')).toEqual(['You have not checked in yet. Your shift of 24/11/2026 began at 09:00']);
  expect(mailed('missing', /You have not checked in yet/)).toBe(1);
  for (const who of ['here', 'leave', 'trip', 'off'] as const) {
    expect([who, await shown(who), mailed(who, /not checked/)]).toEqual([who, [], 0]);
  }

  await reach('18:01');
  expect(await shown('here')).toHaveLength(1);
  expect(mailed('here', /not checked out/)).toBe(1);
  for (const who of ['leave', 'trip', 'off'] as const) {
    expect([who, await shown(who), mailed(who, /not checked/)]).toEqual([who, [], 0]);
  }
});

test('once they are switched off nobody is told any more', async () => {
  await switchReminders(false);
  const before = await office.database.query.selectFrom('notification').select('id').execute();
  office.now = inYangon('2026-11-25T12:00');
  await remind(office.deps);
  expect(await office.database.query.selectFrom('notification').select('id').execute()).toEqual(before);
});
