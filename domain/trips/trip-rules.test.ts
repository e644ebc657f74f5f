import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { anyDay } from '../testing/moments.ts';
import { sentenceOf, worded } from '../testing/sentences.ts';
import {
  blameConflict,
  conflictProblem,
  emptyRequiredFields,
  isSameTrip,
  keepsWhatIsOver,
  MAX_TRIP_DAYS,
  MAX_TRIPS_WAITING,
  requiredProblem,
  requiredTripFields,
  secondCarProblem,
  spanProblem,
  type TripAsked,
  type TripConflict,
  waitingProblem,
} from './trip-rules.ts';

const conflictSentence = (it: TripConflict) => sentenceOf(blameConflict(it));

describe('the required fields', () => {
  const whole = {
    triptypeid: 1,
    stateid: 'Bago',
    groupno: 'SALES',
    departuredate: '2026-12-01',
    arrivaldate: '2026-12-03',
  };

  test('are all there in a whole trip, which has no problem', () => {
    expect(emptyRequiredFields(whole)).toEqual([]);
    expect(requiredProblem([])).toBeUndefined();
  });

  test('that are missing, null, empty or blank are named together, in their order', () => {
    const empty = fc.constantFrom(undefined, null, '', '  ', '\t');
    const anyEmpty = fc.dictionary(fc.constantFrom(...requiredTripFields), empty);
    fc.assert(
      fc.property(anyEmpty, (missing) => {
        const fields = emptyRequiredFields({ ...whole, ...missing });
        expect(fields).toEqual(requiredTripFields.filter((it) => it in missing));
        expect(requiredProblem(fields)?.errors?.map((it) => it.field) ?? []).toEqual(fields);
      }),
    );
  });

  test('may be any number, also 0: whether there is such a type is another question', () => {
    expect(emptyRequiredFields({ ...whole, triptypeid: 0 })).toEqual([]);
  });

  test('are blamed one by one', () => {
    expect(worded(requiredProblem(['stateid', 'groupno']))).toMatchObject({
      code: 'TRIP_REQUIRED_FIELD',
      errors: [
        { field: 'stateid', code: 'TRIP_REQUIRED_FIELD', message: 'Please fill this in.' },
        { field: 'groupno', code: 'TRIP_REQUIRED_FIELD', message: 'Please fill this in.' },
      ],
    });
  });
});

describe('the dates of a trip', () => {
  const told = (departure: string, arrival: string) => {
    const [error] = worded(spanProblem(departure, arrival))?.errors ?? [];
    return error && `${error.field}: ${error.message}`;
  };

  test('are any days in order, up to the longest trip', () => {
    expect(told('2026-12-01', '2026-12-01')).toBeUndefined();
    expect(told('2026-12-01', addDays('2026-12-01', MAX_TRIP_DAYS - 1))).toBeUndefined();
  });

  test('are refused when the arrival is first, or too late', () => {
    expect(told('2026-12-02', '2026-12-01')).toBe('arrivaldate: The arrival is before the departure.');
    expect(told('2026-12-01', addDays('2026-12-01', MAX_TRIP_DAYS))).toBe(
      `arrivaldate: A trip can be ${MAX_TRIP_DAYS} days at most.`,
    );
  });

  test('are refused for exactly those lengths that are no trip', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -200, max: 200 }), (departure, more) => {
        const refused = spanProblem(departure, addDays(departure, more)) !== undefined;
        expect(refused).toBe(more < 0 || more >= MAX_TRIP_DAYS);
      }),
    );
  });
});

describe('a conflict', () => {
  const onLeave = {
    kind: 'leave',
    who: 'Chit Ko',
    field: 'memberList.1',
    from: '2026-12-02',
    to: '2026-12-02',
  } as const;
  const onTrip = { kind: 'trip', who: 'Bo Bo', field: 'memberList.0', from: '2026-12-02', to: '2026-12-03' } as const;
  const carTaken = { kind: 'car', who: 'CAR-1', field: 'carcode', from: '2026-12-03', to: '2026-12-03' } as const;

  test.each([
    [onLeave, 'Chit Ko is on leave 02/12/2026.'],
    [onTrip, 'Bo Bo is on another trip 02/12/2026 – 03/12/2026.'],
    [carTaken, 'Car CAR-1 is on another trip 03/12/2026.'],
  ])('says who or what is taken, and when', (conflict, sentence) => {
    expect(conflictSentence(conflict)).toBe(sentence);
  });

  test('is no problem when there is none', () => {
    expect(conflictProblem([])).toBeUndefined();
  });

  test('is one problem with all others: the first gives its code, each its field', () => {
    expect(worded(conflictProblem([onTrip, onLeave, carTaken]))).toEqual({
      code: 'TRIP_OVERLAP',
      message:
        'Bo Bo is on another trip 02/12/2026 – 03/12/2026. Chit Ko is on leave 02/12/2026. Car CAR-1 is on another trip 03/12/2026.',
      errors: [
        { field: 'memberList.0', code: 'TRIP_OVERLAP', message: conflictSentence(onTrip) },
        { field: 'memberList.1', code: 'TRIP_ON_LEAVE', message: conflictSentence(onLeave) },
        { field: 'carcode', code: 'CAR_TAKEN', message: conflictSentence(carTaken) },
      ],
    });
  });

  test('is never left out, whatever and however many there are', () => {
    const anyConflicts = fc.array(fc.constantFrom<TripConflict>(onLeave, onTrip, carTaken), { minLength: 1 });
    fc.assert(
      fc.property(anyConflicts, (conflicts) => {
        const problem = worded(conflictProblem(conflicts));
        expect(problem?.errors?.map((it) => it.field)).toEqual(conflicts.map((it) => it.field));
        for (const it of conflicts) expect(problem?.message).toContain(conflictSentence(it));
        expect(problem?.code).toBe(problem?.errors?.[0]?.code);
      }),
    );
  });
});

describe('a trip of which days are over', () => {
  const TODAY = '2026-11-25';
  const before: TripAsked = {
    ...{ departure: '2026-11-23', arrival: '2026-11-27', car: 1, crew: [1, 2] },
    ...{ type: 1, place: 'Bago', miles: '57' },
  };
  const keeps = (change: Partial<TripAsked>) => keepsWhatIsOver(before, { ...before, ...change }, TODAY);

  test('stays what it is up to yesterday when nothing changes, or it ends yesterday or later', () => {
    expect(keeps({ crew: [2, 1] })).toBe(true);
    for (const arrival of ['2026-11-24', '2026-11-25', '2026-11-26']) expect(keeps({ arrival })).toBe(true);
  });

  test('does not when it ends before yesterday or later than it did, or who, since when or in what changes', () => {
    for (const arrival of ['2026-11-23', '2026-11-28']) expect(keeps({ arrival })).toBe(false);
    expect(keeps({ departure: '2026-11-24' })).toBe(false);
    expect(keeps({ departure: '2026-11-22' })).toBe(false);
    for (const change of [{ car: null }, { type: 2 }, { place: 'Taunggyi' }, { miles: '410' }]) {
      expect(keeps(change)).toBe(false);
      expect(isSameTrip(before, { ...before, ...change })).toBe(false);
    }
    for (const crew of [[1], [1, 2, 3], [1, 3]]) expect(keeps({ crew })).toBe(false);
  });
});

test('as many trips with others on them may wait as there may be, and no more', () => {
  expect(waitingProblem(MAX_TRIPS_WAITING - 1)).toBeUndefined();
  expect(waitingProblem(MAX_TRIPS_WAITING)?.code).toBe('TRIPS_WAITING');
});

test('what waits has one car a day: the trip that has it is named with its days', () => {
  expect(secondCarProblem([])).toBeUndefined();
  const held = [
    { day: '2026-12-02', number: 'T-1' },
    { day: '2026-12-03', number: 'T-1' },
    { day: '2026-12-04', number: 'T-2' },
  ];
  expect(secondCarProblem(held)?.errors).toMatchObject([
    {
      field: 'carcode',
      code: 'TRIPS_WAITING',
      params: { reason: 'car', number: 'T-1', days: { from: '2026-12-02', to: '2026-12-03' } },
    },
  ]);
});
