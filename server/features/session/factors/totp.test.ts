import { describe, expect, test } from 'vitest';
import { readRecoveryCode } from './recovery-codes.ts';
import { newTotpSecret, stepOf, stepOfCode, totpCode, totpUri } from './totp.ts';

/** `12345678901234567890` in base 32, the secret of the RFC's own table. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('codes by time', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of RFC 6238', (seconds, code) => {
    expect(totpCode(RFC_SECRET, stepOf(at(seconds)))).toBe(code);
  });

  test('count one step early and one late, not two', () => {
    const step = 41_152_263;
    const code = totpCode(RFC_SECRET, step);
    const found = (drift: number) => stepOfCode(RFC_SECRET, code, { at: at((step + drift) * 30), after: null });
    expect([-2, -1, 0, 1, 2].map(found)).toEqual([undefined, step, step, step, undefined]);
  });

  test('do not count once they were used, nor those before', () => {
    const step = 41_152_263;
    const found = (after: number) => stepOfCode(RFC_SECRET, totpCode(RFC_SECRET, step), { at: at(step * 30), after });
    expect([step - 1, step, step + 1].map(found)).toEqual([step, undefined, undefined]);
  });

  test.each(['287082', '287 082', '၂၈၇၀၈၂'])('count however they are typed (%s)', (code) => {
    expect(stepOfCode(RFC_SECRET, code, { at: at(59), after: null })).toBe(1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '２８７０８２'])('that are none (%j) do not count', (code) => {
    expect(stepOfCode(RFC_SECRET, code, { at: at(59), after: null })).toBeUndefined();
  });

  test('come from secrets of 160 bits, each another', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const it of secrets) expect(it).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('are told to an app with whose they are, whatever the company is called', () => {
    expect(totpUri({ secret: RFC_SECRET, membercode: 'HR001', company: 'Lotus: Tea & Co' })).toBe(
      `otpauth://totp/Lotus%20%20Tea%20%26%20Co:HR001?secret=${RFC_SECRET}&issuer=Lotus%20%20Tea%20%26%20Co`,
    );
  });
});

test('a recovery code is read however it is typed', () => {
  const code = { position: 3, code: '3ABCD2345E' };
  expect(['3ABCD-2345E', '3abcd 2345e', '၃abcd-၂၃၄၅e'].map(readRecoveryCode)).toEqual([code, code, code]);
});
