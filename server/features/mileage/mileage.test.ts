import * as contracts from '@muster/domain/mileage/mileage-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { cancelTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import {
  beginAnew,
  changeNote,
  type DrivingOffice,
  decideNote,
  drivenOn,
  idsFor,
  inPath,
  listedNotes,
  note,
  noted,
  openDrivingOffice,
  refusedAs,
  sendBack,
} from '../../testing/mileage/driving-office.ts';

let office: DrivingOffice['office'];
let { a, b, manager, hr, sa } = {} as DrivingOffice['who'];
let { tripid, save, trip, ownCar, inCar } = {} as DrivingOffice;
let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
  ({ office, tripid, save, trip, ownCar, inCar } = opened);
  ({ a, b, manager, hr, sa } = opened.who);
});
beforeEach(() => beginAnew(opened));
afterAll(() => office.close());

describe('what a member drove', () => {
  test('is noted with its own car and paid by the rate of its day, with what it comes to', async () => {
    expect(await noted(a, ownCar(132, { remark: 'by the old road' }))).toMatchObject({
      ...{ membercode: 'A', drivenon: '2026-11-19', carcode: null, odometerstart: null, odometerend: null },
      ...{ distance: 132, rate: 6000, amount: 79_200, state: 'waiting', remark: 'by the old road', doubts: [] },
      may: { change: true, approve: false, return: false },
    });
    const { totals, currency, unit } = await listedNotes(a);
    expect({ totals, currency, unit }).toEqual({
      ...{ currency: 'MMK', unit: 'km' },
      totals: { count: 1, distance: 132, amount: 79_200, approved: 0 },
    });
  });

  test('is noted in a company car by its readings, and the next begins where it ended', async () => {
    expect((await drivenOn(a, tripid)).cars).toContainEqual({ carcode: 'CAR-1', last: null });
    expect(await noted(a, inCar(1000, 1090))).toMatchObject({ carcode: 'CAR-1', distance: 90, rate: 0, amount: 0 });
    expect((await drivenOn(b, tripid)).cars).toContainEqual({ carcode: 'CAR-1', last: 1090 });
    expect((await noted(b, inCar(1090, 1100))).doubts).toEqual([]);
  });

  test('is never refused for being unlikely, and says so to who looks at it', async () => {
    await noted(a, inCar(1000, 1090));
    const gap = await noted(b, inCar(1080, 1400, { drivenon: '2026-11-20' }));
    expect(gap.doubts).toEqual([
      { kind: 'far', together: 410, expected: 80 },
      { kind: 'gap', start: 1080, last: 1090 },
    ]);
    const [, first] = (await drivenOn(hr, tripid)).entries;
    expect(first?.doubts[1]).toEqual({ kind: 'overlap', end: 1090, next: 1080 });
    expect((await hr.call(cancelTrip, { body: { id: tripid, reason: 'Rain' } })).status).toBe(200);
    expect((await drivenOn(hr, tripid)).entries.map((it) => it.doubts[0]?.kind)).toEqual(['trip', 'trip']);
  });

  test('is not held against what was sent back, which is noted anew or not at all', async () => {
    const wrong = await noted(a, ownCar(900));
    expect(wrong.doubts).toEqual([{ kind: 'far', together: 900, expected: 80 }]);
    expect((await sendBack(manager, wrong)).data().doubts).toEqual([{ kind: 'far', together: 900, expected: 80 }]);
    expect((await noted(a, ownCar(90))).doubts).toEqual([]);
    expect((await noted(a, ownCar(200))).doubts).toEqual([{ kind: 'far', together: 290, expected: 80 }]);
  });

  test('is refused where it cannot be', async () => {
    const before = await office.state();
    for (const [body, field, reason] of [
      [ownCar(1, { drivenon: '2026-11-17' }), 'drivenon', 'day'],
      // The trip goes on, but that day has not begun.
      [ownCar(1, { drivenon: '2026-11-21' }), 'drivenon', 'day'],
      [inCar(5, 4), 'odometerend', 'backwards'],
      [inCar(0, 10_000), 'odometerend', 'long'],
      [inCar(1, 2, { carcode: 'CAR-99' }), 'carcode', 'car'],
      [{ tripid, drivenon: '2026-11-19' }, 'distance', 'missing'],
    ] as const) {
      expect(await refusedAs(note(a, body))).toEqual([422, 'MILEAGE_NOT_POSSIBLE', reason, field]);
    }
    for (const [body, field] of [
      [ownCar(10_000), 'distance'],
      [ownCar(1.5), 'distance'],
      [ownCar(-1), 'distance'],
      [inCar(1, 2_147_483_648), 'odometerend'],
    ] as const) {
      expect(await refusedAs(note(a, body))).toEqual([400, 'INVALID_INPUT', 'field', field]);
    }
    expect(await office.state()).toBe(before);
  });

  test('is nobody else’s to note, and of no trip that has not begun', async () => {
    const planned = await trip(['A'], '2026-11-24', '2026-11-25', { carcode: '' });
    expect(await refusedAs(note(a, ownCar(1, { tripid: planned })))).toEqual([
      ...[422, 'MILEAGE_NOT_POSSIBLE', 'trip', undefined],
    ]);
    for (const who of [manager, hr, sa]) expect((await note(who, ownCar(1))).failure().code).toBe('NOT_FOUND');
    expect((await note(a, ownCar(1, { tripid: 999_999 }))).failure().code).toBe('NOT_FOUND');
  });

  test('is noted once however often it is sent', async () => {
    const headers = { 'idempotency-key': 'noted-but-once' };
    const send = () => a.send({ method: 'POST', url: '/api/mileage', payload: ownCar(132), headers });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json().data).toEqual(first.json().data);
    expect((await listedNotes(a)).totals.count).toBe(1);
  });
});

describe('a correction', () => {
  test('is its member’s until it is approved, and no one writes over what they did not see', async () => {
    const entry = await noted(a, ownCar(132));
    expect((await changeNote(a, entry.id, 1, ownCar(123))).data()).toMatchObject({ distance: 123, revision: 2 });
    expect((await changeNote(a, entry.id, 1, ownCar(1))).failure()).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', data: { distance: 123 } },
    });
    for (const who of [b, manager, hr]) {
      expect((await changeNote(who, entry.id, 2, ownCar(1))).failure().code).toBe('NOT_FOUND');
    }
    expect((await decideNote(manager, { ...entry, revision: 2 })).data()).toMatchObject({ state: 'approved' });
    expect((await changeNote(a, entry.id, 3, ownCar(1))).failure().code).toBe('MILEAGE_DECIDED');
    const removing = a.call(contracts.removeMileage, { ...inPath(entry.id), body: { revision: 3 } });
    expect((await removing).failure().code).toBe('MILEAGE_DECIDED');
  });

  test('takes an entry away', async () => {
    const { id } = await noted(a, ownCar(132));
    const remove = (who: Client) => who.call(contracts.removeMileage, { ...inPath(id), body: { revision: 1 } });
    expect((await remove(b)).failure().code).toBe('NOT_FOUND');
    expect((await remove(a)).data()).toEqual({ id });
    expect(await idsFor(a)).toEqual([]);
    expect((await remove(a)).failure().code).toBe('NOT_FOUND');
  });

  test('asks anew where it was sent back, of which its member is told', async () => {
    const entry = await noted(a, ownCar(132));
    const back = (await sendBack(manager, entry)).data();
    expect(back).toMatchObject({ state: 'returned', decisionremark: 'Which road?', decidedby: 'Mya Mya' });
    const told = (await a.call(listNotifications)).body()[0];
    expect(told?.title).toMatch(/^What you drove on 19\/11\/2026 was sent back to you: TA-/);
    expect(told?.subtitle).toContain('Which road?');
    expect((await decideNote(manager, back)).failure().code).toBe('MILEAGE_DECIDED');
    const again = (await changeNote(a, entry.id, back.revision, ownCar(120))).data();
    expect(again).toMatchObject({ state: 'waiting', decisionremark: '', decidedby: null });
    expect((await decideNote(manager, again)).data().state).toBe('approved');
  });

  test('needs a reason to be sent back for', async () => {
    const refused = await decideNote(manager, await noted(a, ownCar(1)), { decision: 'return' });
    expect(refused.failure().errors[0]).toMatchObject({ field: 'remark', params: { reason: 'reason' } });
  });
});

describe('an approval', () => {
  test('is the manager’s or the office’s, never one’s own, and can be taken back', async () => {
    const entry = await noted(a, ownCar(132));
    expect((await decideNote(a, entry)).failure().code).toBe('FORBIDDEN');
    expect((await decideNote(b, entry)).failure().code).toBe('NOT_FOUND');
    expect((await decideNote(await office.holding('M2'), entry)).failure().code).toBe('NOT_FOUND');
    const approved = (await decideNote(hr, entry)).data();
    expect(approved.may).toEqual({ change: false, approve: false, return: true });
    expect((await decideNote(manager, approved)).failure().code).toBe('MILEAGE_DECIDED');
    expect((await sendBack(manager, approved)).data().state).toBe('returned');
    const own = await trip(['HR'], '2026-11-18', '2026-11-19', { carcode: '' }, sa);
    const mine = await noted(hr, ownCar(10, { tripid: own }));
    expect((await decideNote(hr, mine)).failure().code).toBe('FORBIDDEN');
    expect((await decideNote(sa, mine)).data().state).toBe('approved');
  });

  test('keeps its rate, whatever is set since', async () => {
    const [approved, waits] = [await noted(a, ownCar(100)), await noted(a, ownCar(10))];
    await decideNote(manager, approved);
    const raised = [{ from: '2026-11-01', privaterate: 7000, companyrate: 0 }];
    expect((await save(sa, raised, { revision: 1 })).data().revision).toBe(2);
    const rates = new Map((await listedNotes(a)).items.map((it) => [it.id, it.amount]));
    expect([rates.get(approved.id), rates.get(waits.id)]).toEqual([60_000, 7000]);
    // Who has looked at another rate looks once more.
    expect((await decideNote(manager, waits, { rate: 6000 })).failure().code).toBe('CHANGED_MEANWHILE');
    expect((await decideNote(manager, waits, { rate: 7000 })).data().amount).toBe(7000);
  });

  test('of two at once is one, and a change beside it is not approved unseen', async () => {
    const entry = await noted(a, ownCar(132));
    const two = await Promise.all([decideNote(manager, entry), decideNote(hr, entry)]);
    expect(two.map((it) => it.status).toSorted()).toEqual([200, 409]);
    for (let round = 0; round < 6; round++) {
      const it = await noted(a, ownCar(50 + round));
      const [changed, approved] = await Promise.all([changeNote(a, it.id, 1, ownCar(9999)), decideNote(manager, it)]);
      expect([changed.status, approved.status].toSorted()).toEqual([200, 409]);
      const stored = (await drivenOn(a, tripid)).entries.find((entry) => entry.id === it.id);
      expect([stored?.state, stored?.distance]).toEqual(
        approved.status === 200 ? ['approved', 50 + round] : ['waiting', 9999],
      );
    }
  });
});
