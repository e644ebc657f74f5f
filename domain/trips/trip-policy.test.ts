import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrentMember } from '../members/members-contract.ts';
import { tripStates } from './trip-days.ts';
import {
  mayChangeTrip,
  mayChangeWhatIsOver,
  mayDecideTrip,
  mayObjectToTrip,
  mayReadTrip,
  type TripSubject,
  tripVisibilities,
} from './trip-policy.ts';

const someone = (id: number, role: CurrentMember['role'] = 'MEMBER'): CurrentMember => ({
  id,
  membercode: `EM${id}`,
  membername: 'Somebody',
  role,
});
const enterer = someone(1);
const passenger = someone(2);
const stranger = someone(3);
const hr = someone(4, 'HR');
const administrator = someone(5, 'SA');
const trip = (state: TripSubject['state']): TripSubject => ({
  enteredBy: enterer.id,
  crew: [passenger.id],
  state,
  managed: false,
  managedWhole: false,
  officeBeyond: false,
  barredFromCrew: false,
  begun: false,
});

describe('who reads a trip', () => {
  test.each([
    ['who entered it', enterer, true],
    ['a member of the crew', passenger, true],
    ['somebody else', stranger, false],
    ['HR', hr, true],
    ['the administrator', administrator, true],
  ])('%s, where the office shows members their own trips alone', (_, actor, may) => {
    for (const state of tripStates) expect(mayReadTrip(actor, trip(state), 'own')).toBe(may);
    expect(mayReadTrip(actor, trip('planned'), 'all')).toBe(true);
  });
});

describe('who changes a trip', () => {
  test.each([
    ['planned', [enterer, hr, administrator]],
    ['underway', [enterer, hr, administrator]],
    ['done', [hr, administrator]],
    ['cancelled', []],
    ['rejected', []],
    ['requested', [enterer, hr, administrator]],
  ] as const)('that is %s', (state, allowed: readonly CurrentMember[]) => {
    const everybody = [enterer, passenger, stranger, hr, administrator];
    expect(everybody.filter((actor) => mayChangeTrip(actor, trip(state)))).toEqual(allowed);
  });

  test('that is approved and not over: who decides for each of its crew too, but for those with whom they decide nothing', () => {
    const managed = (state: TripSubject['state']) => ({ ...trip(state), managed: true, managedWhole: true });
    expect(tripStates.filter((state) => mayChangeTrip(stranger, managed(state)))).toEqual(['planned', 'underway']);
    expect(mayChangeTrip(stranger, { ...managed('planned'), managedWhole: false })).toBe(false);
    expect(mayChangeTrip(stranger, { ...managed('planned'), barredFromCrew: true })).toBe(false);
    expect(mayChangeTrip(passenger, managed('planned'))).toBe(false);
    expect(mayChangeWhatIsOver(stranger, { ...managed('underway'), begun: true })).toBe(true);
  });
});

describe('who changes what is over of a trip', () => {
  const begun = (state: TripSubject['state']) => ({ ...trip(state), begun: true });

  test('that is approved: who may change and approve it', () => {
    expect(mayChangeWhatIsOver(enterer, begun('underway'))).toBe(false);
    expect(mayChangeWhatIsOver(enterer, { ...begun('underway'), managed: true })).toBe(false);
    expect(mayChangeWhatIsOver(enterer, { ...begun('underway'), managed: true, managedWhole: true })).toBe(true);
    expect(mayChangeWhatIsOver(hr, begun('done'))).toBe(true);
    expect(mayChangeWhatIsOver(hr, { ...begun('done'), crew: [hr.id] })).toBe(false);
  });

  test('that is not approved yet, or of which nothing is over: who may change it', () => {
    expect(mayChangeWhatIsOver(enterer, begun('requested'))).toBe(true);
    expect(mayChangeWhatIsOver(enterer, trip('underway'))).toBe(true);
    expect(mayChangeWhatIsOver(stranger, trip('planned'))).toBe(false);
  });
});

describe('who decides about a trip that is asked for', () => {
  const managed = { ...trip('requested'), managed: true };

  test('who decides for everybody of the office that is of its crew, before its days and once they are over', () => {
    const withOfficer = { ...managed, officeBeyond: true };
    for (const begun of [false, true]) {
      expect(mayDecideTrip(stranger, { ...withOfficer, managedWhole: false, begun })).toBe(false);
      expect(mayDecideTrip(administrator, { ...withOfficer, begun })).toBe(true);
    }
  });

  test('who decides for one of the crew, and the office; nobody of the crew, nor who merely asked', () => {
    const everybody = [enterer, passenger, stranger, hr, administrator];
    expect(everybody.filter((actor) => mayDecideTrip(actor, trip('requested')))).toEqual([hr, administrator]);
    expect(mayDecideTrip(stranger, managed)).toBe(true);
    expect(mayDecideTrip(passenger, managed)).toBe(false);
    const hrGoesToo = { ...trip('requested'), crew: [hr.id] };
    expect(mayDecideTrip(hr, hrGoesToo)).toBe(false);
  });

  test('once days of it are over who decides for each of the crew, and the office', () => {
    const begun = { ...managed, begun: true };
    expect(mayDecideTrip(stranger, begun)).toBe(false);
    expect(mayDecideTrip(stranger, { ...begun, managedWhole: true })).toBe(true);
    expect(mayDecideTrip(hr, begun)).toBe(true);
  });

  test('not who stands in for a manager who is of the crew, but for the office', () => {
    const standingIn = { ...managed, managedWhole: true, barredFromCrew: true };
    for (const begun of [false, true]) expect(mayDecideTrip(stranger, { ...standingIn, begun })).toBe(false);
    expect(mayDecideTrip(hr, standingIn)).toBe(true);
  });

  test('nobody, once it is decided', () => {
    for (const state of tripStates.filter((it) => it !== 'requested')) {
      expect(mayDecideTrip(administrator, trip(state))).toBe(false);
      expect(mayObjectToTrip(passenger, trip(state))).toBe(false);
    }
  });

  test('its crew may object, unless they asked for it themselves', () => {
    expect(mayObjectToTrip(passenger, trip('requested'))).toBe(true);
    expect(mayObjectToTrip(stranger, trip('requested'))).toBe(false);
    expect(mayObjectToTrip(enterer, { ...trip('requested'), crew: [enterer.id] })).toBe(false);
  });
});

test('whoever may change a trip may also read it, however trips are shown', () => {
  const anyId = fc.integer({ min: 1, max: 4 });
  const anyone = fc.record({ id: anyId, role: fc.constantFrom('MEMBER' as const, 'HR' as const, 'SA' as const) });
  const anyTrip = fc.record({
    enteredBy: anyId,
    crew: fc.uniqueArray(anyId),
    state: fc.constantFrom(...tripStates),
    managed: fc.boolean(),
    managedWhole: fc.boolean(),
    officeBeyond: fc.boolean(),
    barredFromCrew: fc.boolean(),
    begun: fc.boolean(),
  });
  fc.assert(
    fc.property(anyone, anyTrip, fc.constantFrom(...tripVisibilities), ({ id, role }, subject, shown) => {
      const actor = someone(id, role);
      fc.pre(subject.managed || !subject.managedWhole);
      fc.pre(mayChangeTrip(actor, subject));
      expect(mayReadTrip(actor, subject, shown)).toBe(true);
    }),
  );
});
