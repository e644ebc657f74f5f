import { describe, expect, test } from 'vitest';
import {
  adjustBalance,
  cancelForMember,
  changeForMember,
  changeLeaveCode,
  enterForMember,
} from './leave-office-schemas.ts';

const entered = { leavetype: 'CL', fromdate: '2026-12-01', todate: '2026-12-01' };
const bodies = [
  ['entered', enterForMember.body, { membercode: 'EM001', ...entered }],
  ['changed', changeForMember.body, entered],
  ['cancelled', cancelForMember.body, {}],
] as const;

describe('the reason for which the office acts', () => {
  test.each(bodies)('keeps its line breaks where leave is %s', (_what, body, rest) => {
    const reason = 'phoned in sick\nback on Monday';
    expect(body.safeParse({ ...rest, reason })).toMatchObject({ success: true, data: { reason } });
  });

  test.each(bodies)('is not left out where leave is %s', (_what, body, rest) => {
    expect(body.safeParse({ ...rest, reason: ' \n ' }).success).toBe(false);
  });
});

test.each(bodies.slice(0, 2))(
  'whole days are asked for with no part, with null or with nothing in it, where leave is %s',
  (_, body, rest) => {
    for (const part of [undefined, null, '', 'am', 'pm'])
      expect(body.safeParse({ ...rest, reason: 'ill', part }).success).toBe(true);
    for (const part of ['noon', 'AM', ' '])
      expect(body.safeParse({ ...rest, reason: 'ill', part }).success).toBe(false);
  },
);

const days = [
  ['adjusted', adjustBalance.body.shape.days],
  ['carried', changeLeaveCode.body.shape.carrydays],
] as const;

describe.each(days)('days that are %s', (_what, schema) => {
  test.each([0.5, 1.5, 7])('are %d', (it) => expect(schema.safeParse(it).success).toBe(true));

  test.each([0.25, 1e-20, 5e-324, 0.49999999999999994, 0.5000000000000001])('are not %d, which is no half', (it) => {
    expect(schema.safeParse(it)).toMatchObject({ success: false, error: { issues: [{ message: 'halves' }] } });
  });
});
