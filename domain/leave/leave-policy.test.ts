import { describe, expect, test } from 'vitest';
import { mayDecideFor, mayReadOf } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';
import { mayAdjustLeave, mayChangeLeave } from './leave-policy.ts';

const someone = (id: number, role: CurrentMember['role'] = 'MEMBER'): CurrentMember => ({
  id,
  membercode: `EM${id}`,
  membername: 'Somebody',
  role,
});
const own = someone(1);
const peer = someone(2);
const manager = someone(3);
const hr = someone(4, 'HR');
const administrator = someone(5, 'SA');
const leave = { id: own.id, managerIds: [manager.id] };

describe('whose leave it is', () => {
  test.each([
    ['the member', own, { read: true, change: true, decide: false }],
    ['a peer', peer, { read: false, change: false, decide: false }],
    ['the manager', manager, { read: true, change: false, decide: true }],
    ['HR', hr, { read: true, change: false, decide: true }],
    ['the administrator', administrator, { read: true, change: false, decide: true }],
  ])('%s', (_, actor, may) => {
    expect({
      read: mayReadOf(actor, leave),
      change: mayChangeLeave(actor, leave),
      decide: mayDecideFor(actor, leave),
    }).toEqual(may);
  });

  test('a balance is adjusted by the office, and by nobody for themselves', () => {
    const who = [own, peer, manager, hr, administrator];
    expect(who.filter((it) => mayAdjustLeave(it, own))).toEqual([hr, administrator]);
    expect(who.filter((it) => mayAdjustLeave(it, it))).toEqual([]);
  });

  test.each([
    ['a manager of the own group', manager],
    ['HR', hr],
    ['the administrator', administrator],
  ])('%s never decides about the own leave', (_, actor) => {
    expect(mayDecideFor(actor, { id: actor.id, managerIds: [actor.id] })).toBe(false);
    expect(mayChangeLeave(actor, actor)).toBe(true);
  });
});
