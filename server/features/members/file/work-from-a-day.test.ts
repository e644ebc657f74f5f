import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { newcomer, type Person } from '../../../testing/leave/leave.ts';
import { dryRun, found, outcomes, uploadMembers } from '../../../testing/members/member-files.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

const spans = async (who: Person) =>
  (await hr.call(readWork, { params: { id: String(who.id) } })).data().work.map((it) => [it.from, it.until, it.shift]);

describe('a roster of a week to come', () => {
  test('is set by a file from its first day on, is told with that day, and is the same again', async () => {
    const [one, other] = [await newcomer(office), await newcomer(office)];
    const file = `code,shift,phone\n${one.code},Night,09 1\n${other.code},Office hours,\n`;
    const from = { from: '2026-11-23' };
    const { rows } = await found(hr, file, { ...dryRun, ...from });
    expect(rows.map((it) => [it.outcome, it.changes])).toEqual([
      [
        'changed',
        [
          { field: 'phone', before: '', after: '09 1' },
          { field: 'shift', before: 'Office hours', after: 'Night' },
        ],
      ],
      ['same', []],
    ]);
    await found(hr, file, from);
    expect(await spans(one)).toEqual([
      [null, '2026-11-22', 'Office hours'],
      ['2026-11-23', null, 'Night'],
    ]);
    expect(await spans(other)).toEqual([[null, null, 'Office hours']]);
    expect((await one.client.call(listNotifications)).body().map((it) => it.title)).toEqual([
      'From 23/11/2026 your work changes',
    ]);
    const entry = await office.database.query
      .selectFrom('audit')
      .select('after')
      .where('subject', '=', `member:${one.id}`)
      .where('action', '=', 'member.change')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.after ?? '')).toEqual({ phone: '09 1', shift: 'Night', from: '2026-11-23' });
    expect(outcomes(await found(hr, file, from))).toEqual(['same', 'same']);
    expect(outcomes(await found(hr, file, dryRun))).toEqual(['changed', 'same']);
  });

  test('leaves what is set for later, and the one after it begins with what it set', async () => {
    const who = await newcomer(office);
    await found(hr, `code,shift\n${who.code},Night`, { from: '2026-12-07' });
    await found(hr, `code,rest days\n${who.code},Sun`, { from: '2026-11-30' });
    expect(await spans(who)).toEqual([
      [null, '2026-11-29', 'Office hours'],
      ['2026-11-30', '2026-12-06', 'Office hours'],
      ['2026-12-07', null, 'Night'],
    ]);
    const next = await found(hr, `code,shift,rest days\n${who.code},Office hours,Mon`, { from: '2026-12-14' });
    expect(next.rows[0]?.changes).toEqual([
      { field: 'shift', before: 'Night', after: 'Office hours' },
      { field: 'restdays', before: 'Sat Sun', after: 'Mon' },
    ]);
  });

  test('begins no earlier than today', async () => {
    const who = await newcomer(office);
    const { status, body } = await uploadMembers(hr, `code,shift\n${who.code},Night`, { from: '2026-11-19' });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'from', message: 'Today or later.' }]]);
    expect(await spans(who)).toHaveLength(1);
  });
});
