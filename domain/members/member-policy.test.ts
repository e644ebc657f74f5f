import { describe, expect, test } from 'vitest';
import { isHigher, isOffice, mayReadOf, mayRunMember } from './member-policy.ts';
import type { CurrentMember, Role } from './members-contract.ts';
import { allRoles, roles } from './members-schemas.ts';

const person = (id: number, role: Role): CurrentMember => ({ id, role, membercode: `X${id}`, membername: `X ${id}` });

test('HR and administrators are the office', () => {
  expect(roles.filter(isOffice)).toEqual(['HR', 'SA']);
});

test('a role is higher than those that are good for less, and than no other', () => {
  const higher = allRoles.map((role) => allRoles.filter((than) => isHigher(role, than)));
  expect(higher).toEqual([[], ['GUEST'], ['GUEST', 'MEMBER'], ['GUEST', 'MEMBER', 'HR']]);
});

describe('who may change the standing of another member', () => {
  test.each([
    ['MEMBER', 'MEMBER', false],
    ['MEMBER', 'HR', false],
    ['MEMBER', 'SA', false],
    ['HR', 'MEMBER', true],
    ['HR', 'HR', false],
    ['HR', 'SA', false],
    ['SA', 'MEMBER', true],
    ['SA', 'HR', true],
    ['SA', 'SA', true],
  ] as const)('%s over %s: %s', (actor, subject, may) => {
    expect(mayRunMember(person(1, actor), person(2, subject))).toBe(may);
  });

  test.each(roles)('%s never over themselves', (role) => {
    expect(mayRunMember(person(1, role), person(1, role))).toBe(false);
  });
});

describe('who may read the attendance of a member', () => {
  const subject = { id: 1, managerIds: [7] };

  test('the member, their manager, HR and the administrator', () => {
    expect(mayReadOf(person(1, 'MEMBER'), subject)).toBe(true);
    expect(mayReadOf(person(7, 'MEMBER'), subject)).toBe(true);
    expect(mayReadOf(person(8, 'HR'), subject)).toBe(true);
    expect(mayReadOf(person(9, 'SA'), subject)).toBe(true);
  });

  test('nobody else: neither a colleague nor the manager of another group', () => {
    expect(mayReadOf(person(2, 'MEMBER'), subject)).toBe(false);
    expect(mayReadOf(person(7, 'MEMBER'), { id: 1, managerIds: [] })).toBe(false);
  });
});
