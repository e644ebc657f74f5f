import { describe, expect, test } from 'vitest';
import { cancelForMember, changeForMember, enterForMember } from './leave-office-schemas.ts';

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
