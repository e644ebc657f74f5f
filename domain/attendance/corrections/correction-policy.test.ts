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
    ['its member', own, ['pending'], ['pending'], ['pending', 'approved']],
    ['an HR officer of their own day', member(1, 'HR'), ['pending'], ['pending'], ['pending', 'approved']],
    ['the office', hr, [], ['approved'], ['approved']],
    ['a manager', manager, [], [], []],
    ['another', other, [], [], []],
  ])('by %s, of times, of leave in return and of hours off', (_, actor, ...states) => {
    expect((['times', 'inlieu', 'hours'] as const).map((kind) => takenBackFrom(actor, subject, { kind }))).toEqual(
      states,
    );
  });

  test('hours off that were approved are given back until they begin, in an open period', () => {
    const withdraw = (actor: CurrentMember, isToCome: boolean, isClosed = false) =>
      mayDo(
        actor,
        subject,
        { state: 'approved', kind: 'hours' },
        { isClosed, isMoot: false, isToCome, isOwnDeed: false },
      ).withdraw;
    expect([withdraw(own, true), withdraw(own, false), withdraw(own, true, true)]).toEqual([true, false, false]);
    expect([withdraw(hr, false), withdraw(hr, false, true), withdraw(manager, true)]).toEqual([true, false, false]);
  });

  test('waits, or was given while its pay period is open', () => {
    const withdraw = (actor: CurrentMember, state: 'pending' | 'approved' | 'withdrawn', isClosed = false) =>
      mayDo(actor, subject, { state, kind: 'inlieu' }, { isClosed, isMoot: false, isToCome: false, isOwnDeed: false })
        .withdraw;
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
    const { decide, approve } = mayDo(
      actor,
      subject,
      { state, kind: 'times' },
      { isClosed, isMoot: false, isToCome: false, isOwnDeed: false },
    );
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
    mayDo(
      actor,
      subject,
      { state: 'pending', kind: 'inlieu' },
      { isClosed: false, isMoot: true, isToCome: false, isOwnDeed: false },
    );
  expect(may(manager)).toEqual({ decide: true, approve: false, withdraw: false });
  expect(may(own)).toEqual({ decide: false, approve: false, withdraw: true });
});
