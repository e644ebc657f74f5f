import { describe, expect, test } from 'vitest';
import { requireGoodPassword } from './choose-password.ts';

const refusal = (password: string) => {
  try {
    requireGoodPassword({ password, confirm_password: password }, { membercode: 'EM001' });
    return undefined;
  } catch (error) {
    return (error as { problem: { errors: { params: { reason: string } }[] } }).problem.errors[0]?.params.reason;
  }
};

describe('a password that breaches are full of', () => {
  test.each([
    'qwertyuiop123',
    'QwertyUiop123',
    // In full width, as an input method for East Asia writes it: the same once it is hashed.
    'ｑｗｅｒｔｙｕｉｏｐ１２３',
    'monkeymonkey',
    'ILoveYou1234',
    'dragon123456',
  ])('%s is refused', (password) => {
    expect(refusal(password)).toBe('common');
  });

  test.each(['seven green lamps', 'a quiet morning', 'မိုးရွာတဲ့ ညနေခင်း', 'muster-demo-2026'])('%s is none', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  test('is as long as what is kept of it', () => {
    // Six letters with their accents apart are twelve characters to who types them, and six to who hashes them.
    expect(refusal('é'.normalize('NFD').repeat(6))).toBe('short');
  });
});
