import { describe, expect, test } from 'vitest';
import { punchInput } from './attendance-schemas.ts';

const punch = {
  clientid: '7F6A2B1C-0F6E-4F43-9A5C-1F1C8F6F2A10',
  membercode: 'em001',
  checktype: 'in',
  checktime: '2026-11-20T08:30:00+06:30',
};
const blamed = (input: unknown) => punchInput.safeParse(input).error?.issues.map((it) => it.path.join('.')) ?? [];

describe('a punch that comes in', () => {
  test('needs a key, a member, a kind and the time of the device; no location', () => {
    expect(punchInput.parse(punch)).toEqual({
      clientid: '7f6a2b1c-0f6e-4f43-9a5c-1f1c8f6f2a10',
      membercode: 'EM001',
      checktype: 'in',
      checktime: '2026-11-20T08:30:00+06:30',
    });
    for (const field of Object.keys(punch)) expect(blamed({ ...punch, [field]: undefined })).toEqual([field]);
  });

  test('says both of latitude and longitude, or neither', () => {
    expect(blamed({ ...punch, latitude: 16.779, longitude: 96.158, accuracy: 12 })).toEqual([]);
    expect(blamed({ ...punch, latitude: 16.779 })).toEqual(['longitude']);
    expect(blamed({ ...punch, longitude: 96.158 })).toEqual(['longitude']);
  });

  test.each([
    ['latitude', 90.1],
    ['latitude', Number.NaN],
    ['latitude', '16.779'],
    ['longitude', -180.1],
    ['longitude', Number.POSITIVE_INFINITY],
    ['accuracy', -1],
  ])('is not from a %s of %j', (field, value) => {
    expect(blamed({ ...punch, latitude: 16.779, longitude: 96.158, accuracy: 5, [field]: value })).toContain(field);
  });

  test('keeps a remark of up to 500 characters, without the spaces around it', () => {
    expect(punchInput.parse({ ...punch, remark: '  at the customer ' }).remark).toBe('at the customer');
    expect(blamed({ ...punch, remark: 'x'.repeat(501) })).toEqual(['remark']);
  });

  test.each(['distance', 'verdict', 'attendancedate', 'id'])('cannot claim its own %s', (field) => {
    expect(punchInput.safeParse({ ...punch, [field]: 1 }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  test.each(['not-a-uuid', '', '7f6a2b1c0f6e4f439a5c1f1c8f6f2a10', 7])('is not known by the key %j', (clientid) => {
    expect(blamed({ ...punch, clientid })).toEqual(['clientid']);
  });
});
