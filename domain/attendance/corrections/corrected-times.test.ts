import { describe, expect, test } from 'vitest';
import { type CorrectedDay, liesOver, wantedAttendances, wantedPunches } from './corrected-times.ts';
import type { ClockPunch } from './correction-contract.ts';
import { cannotCorrect } from './may-be-corrected.ts';

const at = (local: string) => Temporal.Instant.from(`${local}+06:30`);
const office = { starts: '09:00', ends: '17:00' };
const night = { starts: '22:00', ends: '06:00' };
const day = (more: Partial<CorrectedDay> = {}): CorrectedDay => ({
  ...{
    day: '2026-11-18',
    shift: office,
    zone: 'Asia/Yangon',
    punches: [],
    now: at('2026-11-20T10:00'),
    today: '2026-11-20',
  },
  ...more,
});
const times = (...list: string[]): ClockPunch[] =>
  list.map((it) => ({ checktype: it.startsWith('in') ? 'in' : 'out', time: it.slice(-5) }));
const reasonOf = (punches: ClockPunch[], facts = day()) => {
  const found = wantedAttendances(punches, facts);
  return 'problem' in found ? found.problem.params?.['reason'] : undefined;
};

describe('corrected times', () => {
  test('are instants of the day, and of the next after midnight', () => {
    expect(wantedPunches(times('in 09:02', 'out 18:05'), day()).map((it) => it.at)).toEqual([
      at('2026-11-18T09:02'),
      at('2026-11-18T18:05'),
    ]);
    expect(wantedPunches(times('in 18:00', 'out 01:15'), day()).at(-1)?.at).toEqual(at('2026-11-19T01:15'));
    const late = wantedPunches(times('in 00:30', 'out 06:00'), day({ shift: night }));
    expect(late.map((it) => it.at)).toEqual([at('2026-11-19T00:30'), at('2026-11-19T06:00')]);
  });

  test('are of a night shift until it really ends, where the clocks pass over its end', () => {
    const facts = day({ day: '2026-03-28', shift: { starts: '18:00', ends: '02:30' }, zone: 'Europe/Berlin' });
    const late = wantedPunches(times('in 03:10', 'out 03:30'), facts).map((it) => it.at.toString());
    expect(late).toEqual(['2026-03-29T01:10:00Z', '2026-03-29T01:30:00Z']);
  });

  test('within one minute are of the same day, and a whole day later only at the end of a shift that long', () => {
    const short = wantedPunches(times('in 09:00', 'out 09:00', 'in 09:00', 'out 17:00'), day());
    expect(short.map((it) => it.at)).toEqual([
      ...[at('2026-11-18T09:00'), at('2026-11-18T09:00'), at('2026-11-18T09:00')],
      at('2026-11-18T17:00'),
    ]);
    const guard = day({ shift: { starts: '07:00', ends: '07:00' } });
    expect(wantedPunches(times('in 07:00', 'out 07:00'), guard).at(-1)?.at).toEqual(at('2026-11-19T07:00'));
  });

  const guard = { starts: '08:00', ends: '08:00' };
  const local = (list: ClockPunch[], more: Partial<CorrectedDay>) =>
    wantedPunches(list, day(more)).map((it) => it.at.toZonedDateTimeISO('Asia/Yangon').toPlainDateTime().toString());

  test.each([
    [
      ['in 07:50', 'out 07:40'],
      ['18T07:50', '19T07:40'],
    ],
    [
      ['in 07:50', 'out 08:00'],
      ['18T07:50', '19T08:00'],
    ],
    [
      ['in 06:00', 'out 06:00'],
      ['18T06:00', '19T06:00'],
    ],
    [
      ['in 05:59', 'out 07:40'],
      ['19T05:59', '19T07:40'],
    ],
    [
      ['in 08:10', 'out 12:00', 'in 13:00', 'out 08:05'],
      ['18T08:10', '18T12:00', '18T13:00', '19T08:05'],
    ],
    [
      ['in 07:50', 'out 10:00'],
      ['18T07:50', '18T10:00'],
    ],
  ])('of a shift of a whole day begin up to two hours before it, and end when it does: %j', (list, expected) => {
    expect(local(times(...list), { shift: guard })).toEqual(expected.map((it) => `2026-11-${it}:00`));
    expect(reasonOf(times(...list), day({ shift: guard }))).toBeUndefined();
  });

  test.each([
    ['00:00', ['in 23:55', 'out 08:00'], ['17T23:55', '18T08:00']],
    ['00:00', ['in 22:00', 'out 08:00'], ['17T22:00', '18T08:00']],
    ['00:00', ['in 21:59', 'out 22:30'], ['18T21:59', '18T22:30']],
    ['00:00', ['in 00:05', 'out 08:00'], ['18T00:05', '18T08:00']],
    ['01:30', ['in 23:30', 'out 08:00'], ['17T23:30', '18T08:00']],
    ['01:30', ['in 00:10', 'out 08:00'], ['18T00:10', '18T08:00']],
    ['02:00', ['in 23:55', 'out 08:00'], ['18T23:55', '19T08:00']],
  ])('of a shift from %s begin up to two hours before it, the evening before too: %j', (starts, list, expected) => {
    expect(local(times(...list), { shift: { starts, ends: '08:00' } })).toEqual(
      expected.map((it) => `2026-11-${it}:00`),
    );
  });

  test('begin on the day of the check-in that was made then', () => {
    const made = (id: number, checktype: 'in' | 'out', when: string) => ({ id, checktype, at: at(when) });
    const early = [made(1, 'in', '2026-11-18T05:30:20')];
    expect(local(times('in 05:30', 'out 05:20'), { shift: guard, punches: early })).toEqual([
      ...['2026-11-18T05:30:20', '2026-11-19T05:20:00'],
    ]);
    const late = [made(1, 'in', '2026-11-19T07:50:20'), made(2, 'out', '2026-11-19T07:58:10')];
    expect(local(times('in 07:50', 'out 07:58'), { shift: guard, punches: late })).toEqual([
      ...['2026-11-19T07:50:20', '2026-11-19T07:58:10'],
    ]);
  });

  test('of an hour that happened twice are the punches that were made, or else the first that comes after the one before', () => {
    const zone = 'Europe/Berlin';
    const first = (time: string) => Temporal.Instant.from(`2026-10-25T${time}+02:00`);
    const second = (time: string) => Temporal.Instant.from(`2026-10-25T${time}+01:00`);
    const ofNight = { day: '2026-10-24', shift: night, zone };
    const back = times('in 21:55', 'out 02:30', 'in 02:10', 'out 06:01');
    const instants = (list: ClockPunch[], punches: CorrectedDay['punches'] = []) =>
      wantedPunches(list, day({ ...ofNight, punches })).map((it) => it.at.toString());
    const [came, left] = [Temporal.Instant.from('2026-10-24T21:55+02:00'), second('06:01')].map(String);
    expect(instants(back)).toEqual([came, `${first('02:30')}`, `${second('02:10')}`, left]);
    const kept = { id: 2, checktype: 'out' as const, at: second('02:30:20') };
    expect(instants(times('in 21:55', 'out 02:30', 'in 02:40', 'out 06:01'), [kept])).toEqual([
      ...[came, `${second('02:30:20')}`, `${second('02:40')}`],
      left,
    ]);
    expect(instants(times('in 21:55', 'out 02:10'))).toEqual([came, `${first('02:10')}`]);
  });

  test('of an hour that happened twice are as near as can be to what they are asked for instead of', () => {
    const zone = 'America/New_York';
    const facts = { day: '2026-10-31', shift: night, zone };
    const made = (id: number, checktype: 'in' | 'out', when: string) => ({
      ...{ id, checktype, at: Temporal.Instant.from(when) },
    });
    const came = made(1, 'in', '2026-10-31T21:58:10-04:00');
    const lastOf = (out: string, list: string[]) =>
      wantedPunches(times(...list), day({ ...facts, punches: [came, made(2, 'out', out)] }))
        .at(-1)
        ?.at.toString();
    const asked = ['in 21:58', 'out 01:31'];
    expect(lastOf('2026-11-01T01:30:20-05:00', asked)).toBe('2026-11-01T06:31:00Z');
    expect(lastOf('2026-11-01T01:30:20-04:00', asked)).toBe('2026-11-01T05:31:00Z');
    expect(lastOf('2026-11-01T01:31:20-05:00', asked)).toBe('2026-11-01T06:31:20Z');
    const back = ['in 21:58', 'out 01:30', 'in 01:10', 'out 06:01'];
    const found = wantedPunches(
      times(...back),
      day({ ...facts, punches: [came, made(2, 'out', '2026-11-01T06:00-05:00')] }),
    );
    expect(found.map((it) => it.at.toString()).slice(1)).toEqual([
      ...['2026-11-01T05:30:00Z', '2026-11-01T06:10:00Z', '2026-11-01T11:01:00Z'],
    ]);
  });

  test('join into attendances', () => {
    const found = wantedAttendances(times('in 09:00', 'out 12:00', 'in 13:00', 'out 17:00'), day());
    expect('attendances' in found && found.attendances.length).toBe(2);
  });

  test('begin with a check-in, alternate and end', () => {
    expect(reasonOf(times('out 17:00'))).toBe('order');
    expect(reasonOf(times('in 09:00', 'in 10:00'))).toBe('order');
    expect(reasonOf(times('in 09:00'))).toBe('unfinished');
    expect(reasonOf(times('in 09:00'), day({ day: '2026-11-20' }))).toBeUndefined();
  });

  test('lie in the past and within a day', () => {
    expect(reasonOf(times('in 09:00', 'out 10:01'), day({ day: '2026-11-20' }))).toBe('future');
    expect(reasonOf(times('in 09:00', 'out 22:00', 'in 23:00', 'out 10:00'))).toBe('long');
  });

  test('are no stay of a night and a day by a slip', () => {
    expect(reasonOf(times('in 09:00', 'out 01:00'))).toBeUndefined();
    expect(reasonOf(times('in 09:00', 'out 01:01'))).toBe('long');
    const guard = day({ shift: { starts: '07:00', ends: '07:00' } });
    expect(reasonOf(times('in 07:00', 'out 07:00'), guard)).toBeUndefined();
  });

  test('are none that the clocks were set forward over', () => {
    const spring = day({
      ...{ day: '2027-03-13', shift: night, zone: 'America/New_York', today: '2027-03-20' },
      now: Temporal.Instant.from('2027-03-20T12:00Z'),
    });
    const wrong = { code: 'CORRECTION_NOT_POSSIBLE', params: { reason: 'skipped', time: '02:30' } };
    for (const back of ['in 03:10', 'in 03:40']) {
      const asked = times('in 21:58', 'out 02:30', back, 'out 06:00');
      expect(wantedAttendances(asked, spring)).toMatchObject({ problem: wrong });
    }
    expect(reasonOf(times('in 21:58', 'out 01:59', 'in 03:00', 'out 06:00'), spring)).toBeUndefined();
  });

  test('are as long as they are asked for, whatever seconds a punch has that is kept', () => {
    const punches = [{ id: 1, checktype: 'out' as const, at: at('2026-11-19T01:00:50') }];
    expect(reasonOf(times('in 09:00', 'out 01:00'), day({ punches }))).toBeUndefined();
  });

  test('do not lie over another attendance', () => {
    const found = wantedAttendances(times('in 09:00', 'out 17:00'), day());
    const wanted = 'attendances' in found ? found.attendances : [];
    const other = (from: string, to: string) => ({ from: at(from).epochMilliseconds, to: at(to).epochMilliseconds });
    const now = at('2026-11-20T10:00');
    expect(liesOver(wanted, [other('2026-11-17T22:00', '2026-11-18T09:00')], now)).toBe(false);
    expect(liesOver(wanted, [other('2026-11-17T22:00', '2026-11-18T09:01')], now)).toBe(true);
  });
});

test('a day to come, before joining, after leaving or of a closed period stays as it is', () => {
  const facts = { day: '2026-11-18', today: '2026-11-20', employment: [{ from: null, to: null }], closed: [] };
  const reason = (more: object, kind: 'times' | 'hours' = 'times') =>
    cannotCorrect({ ...facts, ...more }, kind)?.params?.['reason'];
  expect(reason({})).toBeUndefined();
  expect(reason({ day: '2026-11-21' })).toBe('future');
  expect(reason({ day: '2027-11-21' }, 'hours')).toBeUndefined();
  expect(reason({ day: '2027-11-22' }, 'hours')).toBe('far');
  expect(reason({ employment: [{ from: '2026-11-19', to: null }] })).toBe('outsideWork');
  expect(reason({ employment: [{ from: null, to: '2026-11-17' }] })).toBe('outsideWork');
  expect(reason({ closed: [{ from: '2026-11-01', to: '2026-11-30' }] })).toBe('closed');
});
