import { randomInt } from 'node:crypto';
import { PIN_DIGITS, whyTooEasy } from '@muster/domain/doors/pin-rules.ts';

/** Six digits, none of them likelier than another, but for those that are too easy. */
export function randomPin(membercode: string): string {
  const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  return whyTooEasy(pin, membercode) ? randomPin(membercode) : pin;
}
