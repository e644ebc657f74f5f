import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { overrideDay, readWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { expectRefused, newcomer, type Person, take, tryTake } from '../../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

const history = async (who: { id: number }) => (await hr.call(readWork, { params: { id: String(who.id) } })).data();
const offdays = async (who: Person, from: string, to: string) =>
  (await who.client.call(readOwnDays, { query: { from, to } }))
    .data()
    .filter((it) => it.kind === 'offday')
    .map((it) => it.date);

describe('a single day', () => {
  const override = (who: { id: number }, date: string, kind: 'off' | 'work', query: object = {}) =>
    hr.call(overrideDay, { params: { id: String(who.id) }, query, body: { date, kind, reason: 'Stocktaking' } });

  test('is off or working whatever the pattern says, and may be said anew', async () => {
    const who = await newcomer(office);
    expect((await override(who, '2026-12-05', 'work')).status).toBe(201);
    expect((await override(who, '2026-12-08', 'off')).status).toBe(201);
    expect(await offdays(who, '2026-12-04', '2026-12-08')).toEqual(['2026-12-06', '2026-12-08']);
    await override(who, '2026-12-08', 'work');
    expect(await offdays(who, '2026-12-04', '2026-12-08')).toEqual(['2026-12-06']);
    expect((await history(who)).overrides).toMatchObject([
      { date: '2026-12-05', kind: 'work', reason: 'Stocktaking', by: 'Hla Hla' },
      { date: '2026-12-08', kind: 'work' },
    ]);
  });

  test('is as usual again once it is taken back, which is asked with a reason and told, and done once', async () => {
    const who = await newcomer(office);
    await override(who, '2026-12-08', 'off');
    await override(who, '2026-12-05', 'work');
    const looked = (await history(who)).overrides.find((it) => it.date === '2026-12-08')?.revision ?? 0;
    for (const revision of [looked, 0]) {
      const body = { date: '2026-12-08', kind: 'usual', reason: 'No stocktaking', revision } as const;
      const taken = await hr.call(overrideDay, { params: { id: String(who.id) }, body });
      expect([taken.status, taken.data().kind]).toEqual([201, 'usual']);
    }
    expect(await offdays(who, '2026-12-04', '2026-12-08')).toEqual(['2026-12-06']);
    expect((await history(who)).overrides).toMatchObject([{ date: '2026-12-05', kind: 'work' }]);
    const told = (await who.client.call(listNotifications)).body().filter((it) => it.title.includes('as usual again'));
    expect(told.map((it) => `${it.title}: ${it.subtitle}`)).toEqual([
      '08/12/2026 is as usual again for you: No stocktaking',
    ]);
    expect((await override(who, '2026-12-08', 'work')).status).toBe(201);
  });

  test('that was said since it was looked at is not said over, whatever is said of other days; what is stored is answered', async () => {
    const who = await newcomer(office);
    const say = (kind: 'off' | 'work', revision: number, query: object = {}) =>
      hr.call(overrideDay, {
        params: { id: String(who.id) },
        query,
        body: { date: '2026-12-08', kind, reason: 'Stocktaking', revision },
      });
    await override(who, '2026-12-09', 'off');
    expect((await say('off', 0)).status).toBe(201);
    const stored = (await history(who)).overrides[0];
    expect(stored).toMatchObject({ date: '2026-12-08', kind: 'off' });
    const looked = stored?.revision ?? 0;
    for (const preview of ['true', 'false']) {
      const late = await say('work', 0, { preview });
      expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(late.failure().data).toEqual(stored);
    }
    // Asked once more after a lost answer it is done already; with the revision of now it is changed.
    expect((await say('off', 0)).status).toBe(201);
    expect((await history(who)).overrides[0]).toEqual(stored);
    expect((await say('work', looked)).status).toBe(201);
    expect((await say('off', looked)).failure().code).toBe('CHANGED_MEANWHILE');
    expect((await history(who)).overrides[0]).toMatchObject({ kind: 'work', revision: looked + 1 });
  });

  test('of which nothing is said any more is not said over by who looked at what was, nor once it is said anew', async () => {
    const who = await newcomer(office);
    const say = (kind: 'off' | 'work' | 'usual', reason: string, revision?: number) =>
      hr.call(overrideDay, { params: { id: String(who.id) }, body: { date: '2026-12-08', kind, reason, revision } });
    const expectChanged = async (revision: number, stored: object) => {
      const late = await say('off', 'Other words', revision);
      expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(late.failure().data).toMatchObject(stored);
    };
    const usual = { date: '2026-12-08', kind: 'usual', reason: '', revision: 0 };
    await expectChanged(99, usual);
    expect((await say('off', 'First', 0)).status).toBe(201);
    const looked = (await history(who)).overrides[0]?.revision ?? 0;
    expect((await say('usual', 'A mistake', looked)).status).toBe(201);
    await expectChanged(looked, usual);
    expect((await say('work', 'Inventory', 0)).status).toBe(201);
    await expectChanged(looked, { kind: 'work', reason: 'Inventory' });
    expect((await history(who)).overrides).toMatchObject([{ kind: 'work', reason: 'Inventory' }]);
    expect((await say('off', 'Without a revision')).status).toBe(201);
  });

  test('counts for the rules of leave: earned leave does not stand next to it', async () => {
    const who = await newcomer(office);
    await override(who, '2026-12-09', 'off');
    const failure = await expectRefused(office, 422, 'LEAVE_NEXT_TO_OFFDAY', () =>
      tryTake(who, '2026-12-08', '2026-12-08'),
    );
    expect(failure.data).toEqual({ day: '2026-12-09' });
  });

  test('of a leave is seen in a preview', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-08', '2026-12-10');
    const { touches } = (await override(who, '2026-12-09', 'off', { preview: 'true' })).data();
    expect(touches.leave).toMatchObject([{ id, start: '2026-12-08', end: '2026-12-10', effect: 'inside' }]);
    expect((await history(who)).overrides).toEqual([]);
  });
});
