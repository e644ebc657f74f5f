import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worded } from '../testing/sentences.ts';
import { passwordProblem } from './password-rules.ts';

const facts = { membercode: 'EM001', companyName: 'Golden Lotus Trading' };
const sentence = (password: string, more: Partial<Parameters<typeof passwordProblem>[1]> = {}) =>
  worded(passwordProblem(password, { ...facts, ...more }))?.message;

describe('a new password', () => {
  test('is a sentence, in any script, with any characters', () => {
    expect(sentence('rain on the roof')).toBeUndefined();
    expect(sentence('မိုးရွာတဲ့ ညနေခင်း')).toBeUndefined();
    expect(sentence('   \t\u0000 {}<>"\'')).toBeUndefined();
  });

  test('has 12 to 128 characters, an emoji counting as one', () => {
    expect(sentence('a'.repeat(11))).toContain('at least 12');
    expect(sentence('a'.repeat(12))).toBeUndefined();
    expect(sentence('🌧'.repeat(11))).toContain('at least 12');
    expect(sentence('🌧'.repeat(128))).toBeUndefined();
    expect(sentence('a'.repeat(129))).toContain('at most 128');
  });

  test('is looked at as it is hashed, however its letters were composed or wide', () => {
    expect(sentence('ｅｍ００１ and some more')).toContain('member code');
    expect(sentence('é'.normalize('NFD').repeat(11))).toContain('at least 12');
    expect(sentence('ｐａｓｓｗｏｒｄ１２３４', { isCommon: (it) => it === 'password1234' })).toContain('most common');
  });

  test('does not contain the member code, in any case', () => {
    expect(sentence('hello em001 hello')).toContain('member code');
    expect(sentence('x9 password of EM001')).toContain('member code');
  });

  test('may contain a member code so short that it is in every second word', () => {
    expect(sentence('a long sentence', { membercode: 'A' })).toBeUndefined();
  });

  test("does not contain the company's name", () => {
    expect(sentence('golden lotus trading 1')).toContain("company's name");
    expect(passwordProblem('golden lotus trading 1', { membercode: 'EM001' })).toBeUndefined();
  });

  test('is not among the most common, however it is capitalised', () => {
    const isCommon = (password: string) => password === 'administrator';
    expect(sentence('AdminiStrator', { isCommon })).toContain('most common');
    expect(sentence('rain on the roof', { isCommon })).toBeUndefined();
  });

  test('that is refused blames the password field and never repeats it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const refused = passwordProblem(password, { ...facts, isCommon: () => true });
        expect(refused?.code).toBe('PASSWORD_TOO_WEAK');
        expect(refused?.errors?.map((it) => it.field)).toEqual(['password']);
        if (password.length > 4) expect(JSON.stringify(refused)).not.toContain(password);
      }),
    );
  });

  test('with the member code anywhere in it is always refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.string({ maxLength: 50 }), (before, after) => {
        expect(passwordProblem(`${before}em001${after}`, facts)).toBeDefined();
      }),
    );
  });
});
