/** Digits of a PIN. */
export const PIN_DIGITS = 6;

/** Why a PIN is too easy; undefined where it is not. It is six digits. */
export function whyTooEasy(pin: string, membercode: string): 'common' | 'membercode' | undefined {
  if (isPattern(pin)) return 'common';
  return isOfCode(pin, membercode) ? 'membercode' : undefined;
}

/** The steps from one digit to the next are all the same (777777, 123456, 987654, 024680), or a beginning is said over and over (121212, 123123). */
function isPattern(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] as number) + 10) % 10);
  if (new Set(steps).size === 1) return true;
  return [2, 3].some((length) => pin === pin.slice(0, length).repeat(PIN_DIGITS / length));
}

/** It is the digits of the member code: as they are, filled up with zeros, or a row of six among more of them. */
function isOfCode(pin: string, membercode: string): boolean {
  const digits = membercode.replaceAll(/\D/g, '');
  if (digits === '') return false;
  if (digits.length >= PIN_DIGITS) return digits.includes(pin);
  return pin === digits.padStart(PIN_DIGITS, '0') || pin === digits.padEnd(PIN_DIGITS, '0');
}
