import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../calendar/company-time.ts';
import { fitLate, type Stretch } from './late-punch.ts';
import { claimedInstant, isOutOfOrder, whyNotOffline } from './offline-punch.ts';
import { forgottenEnd, type Shift } from './shift-window.ts';

const ZONE = 'Asia/Yangon';
const SHIFT: Shift = { starts: '09:00', ends: '17:00' };
const MIDNIGHT = Temporal.Instant.from('2026-11-19T17:30:00Z');
const minute = (n: number) => MIDNIGHT.add({ minutes: n });
const ms = (it: Temporal.Instant) => it.epochMilliseconds;

type Row = { -readonly [K in keyof Stretch]: Stretch[K] };

/** Applies a late punch to rows as the server does. @returns whether it was taken */
function arrive(rows: Row[], type: 'in' | 'out', instant: Temporal.Instant): boolean {
  const day = dayOf(instant, ZONE);
  const fit = fitLate(type, { instant, day }, rows, () => SHIFT, ZONE);
  if (fit.does === 'conflict') return false;
  if (fit.does === 'end') {
    const row = rows.find((it) => it.id === fit.stretch.id) as Row;
    [row.endedAt, row.ending, row.outPunchId] = [instant, 'checked_out', 1];
    return true;
  }
  if (fit.forgets) close(rows.find((it) => it.id === fit.forgets?.id) as Row);
  rows.push({
    ...{ id: rows.length, inPunchId: rows.length, attendancedate: day, startedAt: instant },
    ...{ endedAt: fit.end?.at, ending: fit.end?.ending ?? null, outPunchId: null },
  });
  return true;
}

function close(row: Row): void {
  [row.endedAt, row.ending] = [forgottenEnd(row, SHIFT, ZONE), 'forgotten'];
}

/** Minutes of one day at which somebody went in and out by turns. */
const working = fc
  .uniqueArray(fc.integer({ min: 8 * 60, max: 16 * 60 }), { minLength: 2, maxLength: 10 })
  .map((it) => it.toSorted((a, b) => a - b))
  .map((it) => it.slice(0, it.length - (it.length % 2)));

const told = (rows: readonly Row[]) =>
  rows
    .map((it) => [ms(it.startedAt), it.endedAt && ms(it.endedAt), it.ending])
    .toSorted((a, b) => Number(a[0]) - Number(b[0]));

test('pairs that arrive in any order of pairs, swept in between or not, make the day that it was', () => {
  fc.assert(
    fc.property(working, fc.infiniteStream(fc.integer({ min: 0, max: 100 })), (minutes, random) => {
      const draw = () => random.next().value as number;
      const pairs = Array.from({ length: minutes.length / 2 }, (_, n) => minutes.slice(2 * n, 2 * n + 2));
      const order = pairs.map((pair) => ({ pair, at: draw() })).toSorted((a, b) => a.at - b.at);
      const rows: Row[] = [];
      for (const { pair } of order) {
        const [from = 0, to = 0] = pair;
        expect(arrive(rows, 'in', minute(from))).toBe(true);
        if (draw() > 50) for (const it of rows) if (it.ending === null) close(it);
        expect(arrive(rows, 'out', minute(to))).toBe(true);
      }
      expect(told(rows)).toEqual(pairs.map(([from = 0, to = 0]) => [ms(minute(from)), ms(minute(to)), 'checked_out']));
    }),
  );
});

test('whatever arrives, one at the most is open, each ends after it began, and none lie over each other', () => {
  const punches = fc.array(
    fc.record({ type: fc.constantFrom('in', 'out'), at: fc.integer({ min: 0, max: 4 * 1440 }) }),
  );
  fc.assert(
    fc.property(punches, (all) => {
      const rows: Row[] = [];
      for (const { type, at } of all) arrive(rows, type, minute(at));
      expect(rows.filter((it) => it.ending === null).length).toBeLessThanOrEqual(1);
      const sorted = rows.toSorted((a, b) => ms(a.startedAt) - ms(b.startedAt));
      for (const [n, it] of sorted.entries()) {
        const end = it.endedAt ? ms(it.endedAt) : Number.POSITIVE_INFINITY;
        expect(end).toBeGreaterThanOrEqual(ms(it.startedAt));
        const next = sorted[n + 1];
        if (next && it.ending === 'checked_out') expect(end).toBeLessThanOrEqual(ms(next.startedAt));
      }
    }),
  );
});

test('a claim is the device’s moment moved by the skew, and never after its arrival', () => {
  const arrived = Temporal.Instant.from('2026-11-20T03:30:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: -300_000_000, max: 300_000_000 }),
      fc.integer({ min: -5e8, max: 5e8 }),
      (ago, skew) => {
        const claim = { device: arrived.subtract({ milliseconds: ago + skew }), skew };
        const at = ms(claimedInstant(claim, arrived));
        expect(at).toBe(ms(arrived) - Math.max(0, ago));
        const found = whyNotOffline(claim, arrived, 'accept')?.code;
        const expected = ago > 72 * 3_600_000 ? 'OFFLINE_TOO_OLD' : ago < -120_000 ? 'OFFLINE_IN_FUTURE' : undefined;
        expect(found).toBe(expected);
      },
    ),
  );
});

test.each([
  ['the first', 1, undefined, false],
  ['the next', 3, { sequence: 2, at: minute(5) }, false],
  ['one after a missing one', 3, { sequence: 1, at: minute(5) }, true],
  ['one with nothing before it', 2, undefined, true],
  ['one that goes back in time', 3, { sequence: 2, at: minute(30) }, true],
])('%s of a device’s row', (_, sequence, before, odd) => {
  expect(isOutOfOrder({ sequence, at: minute(10) }, before)).toBe(odd);
});
