import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crewProblem, isNamedSince, MAX_CREW, MOST_A_DAY, oftenProblem } from './crew-rules.ts';

const fits = { isOneself: false, isLead: false, isActive: true, isRun: true };

describe('who is in a crew', () => {
  test('is anybody else who may sign in, up to fifty', () => {
    expect(crewProblem(fits, 1)).toBeUndefined();
    expect(crewProblem(fits, MAX_CREW)).toBeUndefined();
  });

  test.each([
    ['lead', { ...fits, isLead: true }, 1],
    ['oneself', { ...fits, isOneself: true }, 1],
    ['gone', { ...fits, isActive: false }, 1],
    ['officer', { ...fits, isRun: false }, 1],
    ['many', fits, MAX_CREW + 1],
  ] as const)('is not %s', (reason, it, size) => {
    expect(crewProblem(it, size)).toMatchObject({ code: 'CREW_NOT_POSSIBLE', params: { reason } });
  });

  test('is never the lead, whatever else holds', () => {
    const yes = fc.boolean();
    const facts = fc.record({ isOneself: yes, isLead: yes, isActive: yes, isRun: yes });
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 200 }), (it, size) => {
        const isFine = !it.isLead && !it.isOneself && it.isActive && it.isRun && size <= MAX_CREW;
        expect(crewProblem(it, size) === undefined).toBe(isFine);
      }),
    );
  });
});

test('of a day of a member so many are made by leads, and no more', () => {
  expect(oftenProblem(MOST_A_DAY - 1)).toBeUndefined();
  expect(oftenProblem(MOST_A_DAY)).toMatchObject({ params: { reason: 'often', count: MOST_A_DAY } });
});

describe('a lead may record what was pressed', () => {
  const instant = fc
    .integer({ min: 0, max: 2_000_000_000_000 })
    .map((it) => Temporal.Instant.fromEpochMilliseconds(it).toString({ fractionalSecondDigits: 3 }));

  test('from the moment at which they were named, and never without that', () => {
    fc.assert(
      fc.property(instant, instant, (since, at) => {
        const later = Temporal.Instant.compare(Temporal.Instant.from(at), Temporal.Instant.from(since)) >= 0;
        expect(isNamedSince(since, at)).toBe(later);
        expect(isNamedSince(undefined, at)).toBe(false);
      }),
    );
  });
});
