import { describe, expect, test } from 'vitest';
import type { CurrentMember } from '../../members/members-contract.ts';
import { mayDo, takenBackFrom } from './correction-policy.ts';

const subject = { id: 1, managerIds: [2] };
const member = (id: number, role: CurrentMember['role'] = 'MEMBER'): CurrentMember => ({
  id,
  membercode: `EM${id}`,
  membername: 'Somebody',
  role,
});
const own = member(1);
const manager = member(2);
const hr = member(3, 'HR');
const other = member(4);

describe('what is taken back', () => {
  test.each([
    ['its member', own, 'pending', 'pending'],
    ['an HR officer of their own day', member(1, 'HR'), 'pending', 'pending'],
    ['the office', hr, undefined, 'approved'],
    ['a manager', manager, undefined, undefined],
    ['another', other, undefined, undefined],
  ])('by %s, of times and of leave in return', (_, actor, ofTimes, ofLeave) => {
    expect([
      takenBackFrom(actor, subject, { kind: 'times' }),
      takenBackFrom(actor, subject, { kind: 'inlieu' }),
    ]).toEqual([ofTimes, ofLeave]);
  });

  test('waits, or was given while its pay period is open', () => {
    const withdraw = (actor: CurrentMember, state: 'pending' | 'approved' | 'withdrawn', isClosed = false) =>
      mayDo(actor, subject, { state, kind: 'inlieu' }, { isClosed, isMoot: false }).withdraw;
    expect([withdraw(own, 'pending'), withdraw(own, 'pending', true), withdraw(own, 'approved')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([withdraw(hr, 'approved'), withdraw(hr, 'approved', true), withdraw(hr, 'pending')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([withdraw(own, 'withdrawn'), withdraw(hr, 'withdrawn')]).toEqual([false, false]);
  });
});

test('what waits is decided by who decides for its member, and approved while its pay period is open', () => {
  const may = (actor: CurrentMember, state: 'pending' | 'approved' = 'pending', isClosed = false) => {
    const { decide, approve } = mayDo(actor, subject, { state, kind: 'times' }, { isClosed, isMoot: false });
    return [decide, approve];
  };
  expect([may(manager), may(hr), may(own), may(other)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect([may(hr, 'pending', true), may(hr, 'approved')]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('leave in return that the company gives no more is only rejected or taken back', () => {
  const may = (actor: CurrentMember) =>
    mayDo(actor, subject, { state: 'pending', kind: 'inlieu' }, { isClosed: false, isMoot: true });
  expect(may(manager)).toEqual({ decide: true, approve: false, withdraw: false });
  expect(may(own)).toEqual({ decide: false, approve: false, withdraw: true });
});
