import { readWorkPlace, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch, punchBody, storedPunches, tryPunch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import {
  AT_OFFICE,
  FAR_AWAY,
  MORNING,
  type Office,
  openOffice,
  type Persona,
} from '../../../testing/company/office.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
let day = 0;
beforeEach(async () => {
  // A day of its own for each test: yesterday's open attendance never stands in the way.
  office.now = MORNING.add({ hours: 24 * day++ });
  a = await office.holding('A');
});

const review = async () => (await (await office.holding('HR')).call(listForReview, { query: {} })).data().items;
const hrItems = async (query: { kind: 'no_location' }) =>
  (await (await office.holding('HR')).call(listForReview, { query })).data().items;
const METRES_OF_A_DEGREE = 111_194.93;
const northOfOffice = (metres: number) => ({
  ...AT_OFFICE,
  latitude: AT_OFFICE.latitude + metres / METRES_OF_A_DEGREE,
});

describe('where a punch is made', () => {
  test.each([
    ['at the door', AT_OFFICE, { verdict: 'inside', distance: 0, sitename: 'Head Office' }],
    ['199 m from the centre', northOfOffice(199), { verdict: 'inside', distance: 199, sitename: 'Head Office' }],
    [
      'at the other site',
      { latitude: 21.975, longitude: 96.083, accuracy: 5 },
      { verdict: 'inside', distance: 0, sitename: 'Mandalay Branch' },
    ],
    [
      'nowhere that the device can tell',
      { latitude: undefined, longitude: undefined, accuracy: undefined },
      { verdict: 'unknown', distance: null, sitename: null },
    ],
  ])('%s', async (_, at, expected) => {
    expect(await punch(a, 'A', 'in', at)).toMatchObject({ ...expected, remark: '' });
  });

  test('201 m from the centre without a reason: refused, with what the retry dialog shows', async () => {
    const answer = await tryPunch(a, 'A', 'in', northOfOffice(201));
    expect(answer.status).toBe(422);
    expect(answer.failure()).toMatchObject({
      code: 'OUTSIDE_AREA',
      data: { distance: 201, radius: 200, sitename: 'Head Office' },
      errors: [{ field: 'remark', code: 'OUTSIDE_AREA' }],
    });
  });

  test.each(['  \n ', '\u200b', '\u00a0\u200e\u3164'])('a reason that nobody sees, %j, is none', async (remark) => {
    const { code, errors } = (await tryPunch(a, 'A', 'in', { ...FAR_AWAY, remark })).failure();
    expect([code, errors[0]?.field]).toEqual(['OUTSIDE_AREA', 'remark']);
  });

  test('outside with a reason: taken, and listed for review', async () => {
    const taken = await punch(a, 'A', 'in', { ...FAR_AWAY, remark: 'At the customer' });
    expect(taken).toMatchObject({
      verdict: 'outside',
      distance: 13_455,
      sitename: 'Head Office',
      remark: 'At the customer',
    });
    expect((await review())[0]).toMatchObject({
      id: taken.id,
      membername: 'Aye Aye',
      reasons: expect.arrayContaining(['outside']),
    });
  });

  test('a driver is exempt everywhere, and it is written how far away', async () => {
    const driver = await office.holding('D');
    expect(await punch(driver, 'D', 'in', FAR_AWAY)).toMatchObject({ verdict: 'exempt', distance: 13_455 });
    expect((await driver.call(readWorkPlace)).data().rule).toBe('exempt');
  });

  test('a member with sites of their own may check in at those alone', async () => {
    const [, branch] = await office.database.query.selectFrom('site').select('id').orderBy('id').execute();
    const { id: work_id } = await office.database.query
      .selectFrom('member_work')
      .select('id')
      .where('member_id', '=', office.ids.B)
      .executeTakeFirstOrThrow();
    await office.database.query
      .insertInto('member_work_site')
      .values({ work_id, site_id: branch?.id as number })
      .execute();
    const b = await office.holding('B');
    expect((await b.call(readWorkPlace)).data()).toEqual({
      rule: 'sites',
      zone: 'Asia/Yangon',
      offlinepunches: 'review',
      unlocatedpunches: 'accept',
      sites: [{ sitename: 'Mandalay Branch', latitude: 21.975, longitude: 96.083, radius: 300 }],
    });
    expect((await tryPunch(b, 'B', 'in')).failure().data).toMatchObject({ sitename: 'Mandalay Branch', radius: 300 });
  });

  test('at the poles and on the date line is a distance like any other', async () => {
    for (const at of [
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 180 },
      { latitude: -0, longitude: -180 },
    ]) {
      const answer = await tryPunch(a, 'A', 'in', at);
      expect(answer.status).toBe(422);
      expect((answer.failure().data as { distance: number }).distance).toBeGreaterThan(1_000_000);
    }
  });
});

describe('what the client says of itself', () => {
  test.each([
    ['a distance', { distance: 0 }],
    ['a verdict', { verdict: 'inside' }],
    ['the time of the record', { recorded_at: '2026-11-20T00:00:00Z' }],
    ['the day', { attendancedate: '2026-11-19' }],
  ])('%s is refused (T26)', async (_, claimed) => {
    const raw = await a.send({
      method: 'POST',
      url: '/api/membercheckin/createMember',
      payload: punchBody('A', 'in', { ...FAR_AWAY, ...claimed }),
    });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'UNKNOWN_FIELD']);
  });

  test.each([-48, 48])('a device clock %i hours off changes only the device time (T27)', async (hours) => {
    const taken = await punch(a, 'A', 'in', { checktime: office.now.add({ hours }).toString() });
    expect(Temporal.Instant.from(taken.checktime).equals(office.now)).toBe(true);
    expect(Temporal.Instant.from(taken.devicetime).equals(office.now.add({ hours }))).toBe(true);
  });

  test('the network address is kept as evidence, as the socket says it', async () => {
    await a.send({
      method: 'POST',
      url: '/api/membercheckin/createMember',
      payload: punchBody('A', 'in'),
      headers: { 'x-forwarded-for': '203.0.113.77' },
    });
    expect((await storedPunches(office)).at(-1)?.address).toBe('192.0.2.1');
  });

  test.each([
    ['latitude alone', { longitude: undefined }],
    ['longitude alone', { latitude: undefined }],
    ['a latitude beyond the pole', { latitude: 90.1 }],
    ['text for a latitude', { latitude: '16.779' }],
    ['a negative accuracy', { accuracy: -1 }],
    ['a time without its offset', { checktime: '2026-11-20T09:00:00' }],
    ['a day for a time', { checktime: '2026-11-20' }],
    ['a 30th of February', { checktime: '2026-02-30T09:00:00Z' }],
    ['a key that is no UUID', { clientid: '42' }],
    ['a type that there is not', { checktype: 'lunch' }],
    ['a remark beyond 500 characters', { remark: 'x'.repeat(501) }],
    ['a remark with a NUL', { remark: 'a\u0000b' }],
    ['half a character in the remark', { remark: 'a\ud83d' }],
  ])('%s is malformed', async (_, wrong) => {
    const answer = await a.call(recordPunch, { body: punchBody('A', 'in', wrong) });
    expect([answer.status, answer.failure().code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('what is odd about a place (T26)', () => {
  const flagged = async (persona: Persona, first: object, later: object, minutes: number) => {
    const client = await office.holding(persona);
    const checktime = () => office.now.toString();
    await punch(client, persona, 'in', { remark: 'there', checktime: checktime(), ...first });
    office.now = office.now.add({ minutes });
    const { id } = await punch(client, persona, 'out', { remark: 'here', checktime: checktime(), ...later });
    return (await review()).find((it) => it.id === id)?.reasons ?? [];
  };

  test('500 km in 10 minutes is flagged, never refused', async () => {
    expect(await flagged('A', AT_OFFICE, { latitude: 21.975, longitude: 96.083, accuracy: 5 }, 10)).toEqual([
      'impossible_speed',
    ]);
  });

  test('500 km in 6 hours is a journey', async () => {
    expect(await flagged('A', AT_OFFICE, { latitude: 21.975, longitude: 96.083, accuracy: 5 }, 360)).toEqual([]);
  });

  test('an accuracy beyond a kilometre is flagged', async () => {
    expect(await flagged('A', AT_OFFICE, { accuracy: 5000 }, 60)).toEqual(['poor_accuracy']);
  });

  test('the very same place again is not', async () => {
    expect(await flagged('A', AT_OFFICE, AT_OFFICE, 60)).toEqual([]);
  });
});

describe('a punch without a location', () => {
  const nowhere = { latitude: undefined, longitude: undefined, accuracy: undefined };
  const becomes = async (unlocatedpunches: 'accept' | 'review') => {
    const sa = await office.holding('SA');
    const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
    expect((await sa.call(saveSettings, { body: { ...stored, unlocatedpunches } })).status).toBe(200);
  };
  const lookedAt = async (persona: Persona, at: object) => {
    const taken = await punch(await office.holding(persona), persona, 'in', {
      checktime: office.now.toString(),
      ...at,
    });
    return (await review()).find((it) => it.id === taken.id)?.reasons ?? [];
  };

  test.each([
    ['accept', []],
    ['review', ['no_location']],
  ] as const)('is worth what the office says: %s', async (mode, reasons) => {
    await becomes(mode);
    expect((await a.call(readWorkPlace)).data().unlocatedpunches).toBe(mode);
    expect(await lookedAt('A', nowhere)).toEqual(reasons);
    expect((await hrItems({ kind: 'no_location' })).length).toBe(reasons.length);
  });

  afterAll(() => becomes('accept'));

  test('is not looked at of who may work anywhere, nor one with a location', async () => {
    await becomes('review');
    expect(await lookedAt('D', nowhere)).toEqual([]);
    expect(await lookedAt('A', AT_OFFICE)).toEqual([]);
  });
});

describe('the review list', () => {
  test('comes in pages, newest first, nothing twice and nothing left out', async () => {
    const b = await office.holding('C');
    for (let n = 0; n < 60; n++) await punch(b, 'C', n % 2 ? 'out' : 'in', { ...FAR_AWAY, remark: `n ${n}` });
    const hr = await office.holding('HR');
    const first = (await hr.call(listForReview, { query: {} })).data();
    expect([first.items.length, first.more]).toEqual([50, true]);
    const rest = (await hr.call(listForReview, { query: { cursor: String(first.cursor) } })).data();
    const ids = [...first.items, ...rest.items].map((it) => it.id);
    expect(ids).toEqual(ids.toSorted((x, y) => y - x));
    expect(new Set(ids).size).toBe(ids.length);
    const flagged = (await office.database.query.selectFrom('punch_flag').selectAll().execute()).map(
      (it) => it.punch_id,
    );
    expect(flagged).not.toEqual([]);
    const odd = (await storedPunches(office)).filter((it) => it.verdict === 'outside' || flagged.includes(it.id));
    for (const { id } of odd) expect(ids).toContain(id);
  });
});
