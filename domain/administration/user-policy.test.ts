import { describe, expect, test } from 'vitest';
import type { Role } from '../members/members-contract.ts';
import { everyFlag, type Flags, noFlags, withSent } from './flags.ts';
import { mayDeleteUser } from './user-policy.ts';

const deletes = withSent(noFlags, { users: { delete: true } });
const writes = withSent(noFlags, { photos: { write: true } });
const somebody = (id: number, role: Role, flags: Flags) => ({ id, role, flags });

describe('who may take a sign-in away', () => {
  test.each([
    ['a member with the flag', 'MEMBER', deletes, 'GUEST', noFlags, true],
    ['a member with the flag', 'MEMBER', deletes, 'MEMBER', deletes, true],
    ['a member without it', 'MEMBER', writes, 'GUEST', noFlags, false],
    ['nobody of whom may more', 'MEMBER', deletes, 'GUEST', writes, false],
    ['nobody of the office’s', 'HR', deletes, 'HR', noFlags, false],
    ['an administrator', 'SA', everyFlag, 'SA', everyFlag, true],
  ] as const)('%s: %s', (_, role, flags, other, theirs, may) => {
    expect(mayDeleteUser(somebody(1, role, flags), { ...somebody(2, other, theirs), decidesForCaller: false })).toBe(
      may,
    );
  });

  test.each([
    ['HR', deletes, false],
    ['MEMBER', deletes, false],
    ['GUEST', deletes, false],
    ['SA', everyFlag, true],
  ] as const)('%s that of who decides for them', (role, flags, may) => {
    const decider = { ...somebody(2, 'MEMBER', noFlags), decidesForCaller: true };
    expect(mayDeleteUser(somebody(1, role, flags), decider)).toBe(may);
  });

  test('nobody their own', () => {
    const own = somebody(1, 'SA', everyFlag);
    expect(mayDeleteUser(own, { ...own, decidesForCaller: false })).toBe(false);
  });
});
