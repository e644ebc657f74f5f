import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, type LedgerLine, ledgerKinds } from './leave-balance.ts';

const anyLine: fc.Arbitrary<LedgerLine> = fc.record({
  kind: fc.constantFrom(...ledgerKinds),
  days: fc.integer({ min: -30, max: 30 }),
});
const anyLines = fc.array(anyLine, { maxLength: 40 });
const sum = (lines: readonly LedgerLine[]) => lines.reduce((days, line) => days + line.days, 0);

describe('a balance', () => {
  test('of no lines is nothing', () => expect(balanceOf([])).toEqual({ entitled: 0, used: 0, gone: 0, remaining: 0 }));

  test('tells what the year gave from what leave has used', () => {
    const lines: LedgerLine[] = [
      { kind: 'grant', days: 10 },
      { kind: 'carry', days: 3 },
      { kind: 'adjusted', days: -1 },
      { kind: 'expired', days: -2 },
      { kind: 'taken', days: -4 },
      { kind: 'reversed', days: 1 },
    ];
    expect(balanceOf(lines)).toEqual({ entitled: 12, used: 3, gone: 2, remaining: 7 });
  });

  test('of a year whose days went on or were lost still tells what the year gave', () => {
    const lines: LedgerLine[] = [
      { kind: 'grant', days: 10 },
      { kind: 'carry', days: 3, note: 'carriedOver' },
      { kind: 'taken', days: -4 },
      { kind: 'carry', days: -8, note: 'carriedOn' },
      { kind: 'expired', days: -1, note: 'notTaken' },
    ];
    expect(balanceOf(lines)).toEqual({ entitled: 13, used: 4, gone: 9, remaining: 0 });
  });

  test('is the sum of its lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { entitled, used, gone, remaining } = balanceOf(lines);
        expect(remaining).toBe(sum(lines));
        expect(entitled - used - gone).toBe(remaining);
        expect(entitled - used).toBe(sum(lines.filter((it) => it.kind !== 'expired')));
      }),
    );
  });

  test('does not depend on the order of the lines, nor on whether they were summed before', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const summed = ledgerKinds.map((kind) => ({ kind, days: sum(lines.filter((it) => it.kind === kind)) }));
        expect(balanceOf(lines.toReversed())).toEqual(balanceOf(lines));
        expect(balanceOf(summed)).toEqual(balanceOf(lines));
      }),
    );
  });

  test('is as before when what was taken is reversed', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 30 }), (lines, days) => {
        const after = [...lines, { kind: 'taken', days: -days }, { kind: 'reversed', days }] as const;
        expect(balanceOf(after)).toEqual(balanceOf(lines));
      }),
    );
  });
});
