import { describe, expect, test } from 'vitest';
import type { PunchInput } from './attendance-contract.ts';
import { punchInput } from './attendance-schemas.ts';
import { type SaidPunch, samePunch } from './same-punch.ts';

const said: PunchInput = punchInput.parse({
  clientid: '7f6a2b1c-0f6e-4f43-9a5c-1f1c8f6f2a10',
  membercode: 'EM001',
  checktype: 'in',
  checktime: '2026-11-20T08:30:00+06:30',
  latitude: 16.779,
  longitude: 96.158,
  accuracy: 12,
});

const stored: SaidPunch = {
  kind: 'in',
  device_at: '2026-11-20T02:00:00.000Z',
  latitude: 16.779,
  longitude: 96.158,
  accuracy: 12,
  remark: '',
};

describe('a request with a known key', () => {
  test('is the same when it says what was said, in whatever offset the device writes its time', () => {
    expect(samePunch(stored, said)).toBe(true);
    expect(samePunch(stored, { ...said, checktime: '2026-11-20T02:00:00.0004Z' })).toBe(true);
    expect(samePunch(stored, { ...said, remark: '' })).toBe(true);
  });

  test('without a location is the same as one stored without', () => {
    const { latitude, longitude, accuracy, ...without } = said;
    expect(samePunch({ ...stored, latitude: null, longitude: null, accuracy: null }, without)).toBe(true);
    expect(samePunch(stored, without)).toBe(false);
    expect([latitude, longitude, accuracy]).toEqual([16.779, 96.158, 12]);
  });

  test.each<[string, Partial<PunchInput>]>([
    ['the other kind', { checktype: 'out' }],
    ['another time', { checktime: '2026-11-20T08:30:01+06:30' }],
    ['another place', { latitude: 16.7791 }],
    ['another place', { longitude: 96.1581 }],
    ['another accuracy', { accuracy: 13 }],
    ['a remark', { remark: 'at the customer' }],
  ])('is another one when it says %s', (_, other) => {
    expect(samePunch(stored, { ...said, ...other })).toBe(false);
  });
});
