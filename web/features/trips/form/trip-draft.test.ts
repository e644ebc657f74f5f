import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { FieldProblem } from '@muster/domain/wire/problem.ts';
import { describe, expect, it } from 'vitest';
import { goingOn } from '../going-on.ts';
import { noFilters, wireFilters } from '../list/trip-filters.ts';
import {
  amongPlaces,
  bodyOf,
  draftOf,
  newDraft,
  periodOf,
  type TripDraft,
  withDeparture,
  withPlace,
} from './trip-draft.ts';
import { blameOf, draftProblems } from './trip-problems.ts';

const sentences: Partial<Record<FieldProblem['code'], string>> = {
  TRIP_ON_LEAVE: 'On leave.',
  TRIP_OVERLAP: 'On a trip.',
  CAR_TAKEN: 'Taken.',
};
const textOf = (it: unknown) => sentences[(it as FieldProblem).code] ?? '';

const places = [
  { merge_state: 'Bago', miles: 50 },
  { merge_state: 'Mandalay', miles: 390 },
];
const filled: TripDraft = {
  ...newDraft,
  triptypeid: '1',
  stateid: 'Bago',
  groupno: 'SALES',
  milelist: '50',
  competitors: ['Silver Star', 'Inle Best'],
  departuredate: '2026-12-01',
  arrivaldate: '2026-12-03',
  crew: [
    { key: 0, member: undefined, remark: '' },
    { key: 4, member: { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe' }, remark: ' drives ' },
  ],
};
const entered = { by: 'EM001', on: '2026-11-20' };

describe('the period', () => {
  it('is 1 until both dates are chosen, then the days between them plus one', () => {
    expect(periodOf(newDraft)).toBe(1);
    expect(periodOf({ ...newDraft, departuredate: '2026-12-01' })).toBe(1);
    expect(periodOf(filled)).toBe(3);
  });

  it('stays a span when the departure moves behind the arrival', () => {
    expect(withDeparture(filled, '2026-12-09')).toMatchObject({ arrivaldate: '2026-12-09' });
    expect(withDeparture({ ...filled, arrivaldate: '' }, '2026-12-09').arrivaldate).toBe('');
  });
});

describe('the place', () => {
  it('fills in the miles, and clears them when it is cleared', () => {
    expect(withPlace(newDraft, 'Mandalay', places)).toMatchObject({ stateid: 'Mandalay', milelist: '390' });
    expect(withPlace(filled, '', places)).toMatchObject({ stateid: '', milelist: '' });
  });

  it('is cleared with its miles when the trip type does not have it, and left alone until that is known', () => {
    expect(amongPlaces(filled, [{ merge_state: 'Pyay', miles: 180 }])).toMatchObject({ stateid: '', milelist: '' });
    expect(amongPlaces(filled, places)).toBe(filled);
    expect(amongPlaces(filled, undefined)).toBe(filled);
  });
});

describe('what is sent', () => {
  it('has competitors as a comma list, the period, and only rows with a member', () => {
    expect(bodyOf(filled, entered)).toMatchObject({
      triptypeid: 1,
      competitor: 'Silver Star,Inle Best',
      period: 3,
      trip_assignmentdate: '2026-11-20',
      entry_member: 'EM001',
      memberList: [{ membernoid: 11, membercode: 'EM001', membername: 'Aye Chan Moe', remark: 'drives' }],
    });
  });

  it('leaves out empty filters, and a last day before the first', () => {
    expect(wireFilters(noFilters)).toEqual({});
    const span = { ...noFilters, mine: 'yes' as const, from: '2026-12-05', to: '2026-12-01' };
    expect(wireFilters(span)).toEqual({ mine: 'true', from: '2026-12-05' });
  });
});

describe('what is marked', () => {
  it('is every empty required field, once Save was tried', () => {
    expect(draftProblems(newDraft, false, textOf)).toEqual({});
    expect(Object.keys(draftProblems(newDraft, true, textOf))).toEqual([
      'triptypeid',
      'stateid',
      'groupno',
      'departuredate',
      'arrivaldate',
    ]);
  });

  it('is the arrival before the departure at once', () => {
    expect(draftProblems({ ...filled, arrivaldate: '2026-11-30' }, false, textOf)).toHaveProperty('arrivaldate');
  });

  it('is the row that was sent in that place, also when rows without a member stand before it', () => {
    const blame = blameOf(
      [
        { field: 'memberList.0', code: 'TRIP_ON_LEAVE' },
        { field: 'memberList.0', code: 'TRIP_OVERLAP' },
        { field: 'carcode', code: 'CAR_TAKEN' },
      ],
      [4],
      textOf,
    );
    expect([...blame.rows]).toEqual([[4, 'On leave. On a trip.']]);
    expect(blame.fields).toEqual({ carcode: 'Taken.' });
  });
});

describe('the trips of a member', () => {
  const trip = (departuredate: string, membernoid: number, more: Partial<TripView> = {}) =>
    ({ departuredate, state: 'planned', memberList: [{ membernoid }], ...more }) as TripView;

  it('are those on which they go, not one that they only entered or that is cancelled', () => {
    const trips = [
      trip('2026-12-09', 11),
      trip('2026-12-05', 11),
      trip('2026-12-01', 12),
      trip('2026-12-02', 11, { state: 'cancelled' }),
    ];
    expect(goingOn(trips, 11)).toEqual([trips[0], trips[1]]);
    expect(goingOn(trips, 13)).toEqual([]);
  });
});

it('begins the edit of a trip with everything that it holds', () => {
  const trip = {
    triptypeid: 1,
    stateid: 'Bago',
    groupno: 'SALES',
    carcode: '',
    milelist: '50',
    competitor: 'Silver Star,Inle Best',
    departuredate: '2026-12-01',
    arrivaldate: '2026-12-03',
    remark: '',
    memberList: [{ membernoid: 11, membercode: 'EM001', membername: 'Aye Chan Moe', remark: 'drives' }],
  } as TripView;
  expect(bodyOf(draftOf(trip), entered)).toEqual(bodyOf(filled, entered));
});
