import { expect, test } from 'vitest';
import { approvalBy, needsOffice } from './second-approval.ts';

test.each([
  [null, 400, false],
  [0, 0.5, true],
  [3, 3, false],
  [3, 3.5, true],
])('where it is of more than %s days, %s days need the office: %s', (secondOver, days, needs) => {
  expect(needsOffice({ secondOver }, days)).toBe(needs);
});

const by = (role: 'MEMBER' | 'HR' | 'SA') => ({ id: 1, membercode: 'M', membername: 'Mya Mya', role });
const asked = { days: 5, agreed: false, officeThere: true };

test.each([
  ['MEMBER', 3, asked, 'agreement'],
  ['MEMBER', 5, asked, 'last'],
  ['MEMBER', null, asked, 'last'],
  ['MEMBER', 3, { ...asked, officeThere: false }, 'last'],
  ['MEMBER', 3, { ...asked, agreed: true }, 'nothing'],
  ['MEMBER', null, { ...asked, agreed: true }, 'nothing'],
  ['HR', 3, asked, 'last'],
  ['SA', 3, { ...asked, agreed: true }, 'last'],
] as const)('by a %s, of more than %s days, of %o it is %s', (role, secondOver, it, what) => {
  expect(approvalBy(by(role), { secondOver }, it)).toBe(what);
});
