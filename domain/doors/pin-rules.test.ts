import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyTooEasy } from './pin-rules.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((it) => it.join(''));

describe('a PIN that is easy', () => {
  test.each(['000000', '111111', '123456', '654321', '987654', '890123', '024680', '121212', '123123', '505050'])(
    '%s is in everybody’s first tries',
    (pin) => expect(whyTooEasy(pin, 'EM001')).toBe('common'),
  );

  test.each([
    ['000001', 'EM001'],
    ['100000', 'EM1'],
    ['004711', 'TH-4711'],
    ['471100', 'TH-4711'],
    ['202614', '2026145'],
    ['026145', 'A-2026-145'],
  ])('%s is said by the member code %s', (pin, code) => expect(whyTooEasy(pin, code)).toBe('membercode'));

  test.each([
    ['481592', 'EM001'],
    ['112358', 'EM001'],
    ['000002', 'EM001'],
    ['900817', 'NOK'],
  ])('%s of %s is none', (pin, code) => expect(whyTooEasy(pin, code)).toBeUndefined());
});

test('of all PINs few are refused, whatever the code: nobody looks for long', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,9}$/), fc.integer({ min: 0, max: 999 }), (code, from) => {
      const pins = Array.from({ length: 1000 }, (_, n) => String(from * 1000 + n).padStart(6, '0'));
      expect(pins.filter((it) => whyTooEasy(it, code)).length).toBeLessThan(20);
    }),
    { numRuns: 50 },
  );
});

test('what is a pattern is one with every digit raised by the same, and read backwards', () => {
  const raised = (pin: string, by: number) => [...pin].map((it) => (Number(it) + by) % 10).join('');
  const backwards = (pin: string) => [...pin].toReversed().join('');
  fc.assert(
    fc.property(digits(6), fc.integer({ min: 0, max: 9 }), (pin, by) => {
      expect(whyTooEasy(raised(pin, by), 'NOK')).toBe(whyTooEasy(pin, 'NOK'));
      expect(whyTooEasy(backwards(pin), 'NOK')).toBe(whyTooEasy(pin, 'NOK'));
    }),
  );
  fc.assert(
    fc.property(digits(2), (pair) => {
      expect(whyTooEasy(pair.repeat(3), 'NOK')).toBe('common');
    }),
  );
});
