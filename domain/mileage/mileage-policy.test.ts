import { expect, it } from 'vitest';
import type { CurrentMember } from '../members/members-contract.ts';
import {
  mayApproveMileage,
  mayChangeMileage,
  mayNoteMileage,
  mayReturnMileage,
  maySetRates,
} from './mileage-policy.ts';
import { mileageStates } from './mileage-rules.ts';

const member = { id: 1, managerIds: [2] };
const actor = (id: number, role: CurrentMember['role'] = 'MEMBER') => ({ id, role }) as CurrentMember;
const [own, manager, peer, hr] = [actor(1), actor(2), actor(3), actor(4, 'HR')];

/** Whether an entry in each state, in an open period, may be changed, approved and sent back by somebody. */
const may = (who: CurrentMember, closed = false, employed = true) =>
  mileageStates.map((state) =>
    [mayChangeMileage, mayApproveMileage, mayReturnMileage]
      .map((it) => (it(who, { member, state, closed, employed }) ? 1 : 0))
      .join(''),
  );

it('is its member to change until it is approved, and others to decide', () => {
  expect(mileageStates).toEqual(['waiting', 'approved', 'returned']);
  expect(may(own)).toEqual(['100', '000', '100']);
  expect(may(manager)).toEqual(['011', '001', '000']);
  expect(may(hr)).toEqual(['011', '001', '000']);
  expect(may(peer)).toEqual(['000', '000', '000']);
});

it('is nobody to decide about themselves, also in the office', () => {
  const officer = { member: { id: 4, managerIds: [] }, state: 'waiting', closed: false, employed: true } as const;
  expect([mayApproveMileage(hr, officer), mayReturnMileage(hr, officer)]).toEqual([false, false]);
  expect(mayApproveMileage(actor(5, 'SA'), officer)).toBe(true);
});

it('is not approved for a day on which its member does not work here, and can be sent back', () => {
  expect(may(own, false, false)).toEqual(['100', '000', '100']);
  for (const who of [manager, hr]) expect(may(who, false, false)).toEqual(['001', '001', '000']);
});

it('stays as it is in a closed pay period', () => {
  for (const who of [own, manager, peer, hr]) expect(may(who, true)).toEqual(['000', '000', '000']);
});

it('is for who is of a trip that has begun', () => {
  const states = ['requested', 'planned', 'underway', 'done', 'cancelled', 'rejected'] as const;
  expect(states.filter((it) => mayNoteMileage(own, [1, 2], it))).toEqual(['underway', 'done']);
  expect(states.filter((it) => mayNoteMileage(peer, [1, 2], it))).toEqual([]);
});

it('is paid what administrators say', () => {
  expect((['GUEST', 'MEMBER', 'HR', 'SA'] as const).filter(maySetRates)).toEqual(['SA']);
});
