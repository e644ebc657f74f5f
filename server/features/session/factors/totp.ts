import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';

/** Codes by time as every authenticator app makes them: RFC 6238 with SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be one step off in either direction. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in base 32, as apps take it. */
export const newTotpSecret = (): string => [...randomBytes(32)].map((it) => ALPHABET[it & 31]).join('');

/** The time step of a moment. */
export const stepOf = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000 / STEP_SECONDS);

/** The code of a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * The step whose code this is as somebody types it, around a moment and after the one that was used last; undefined when it
 * is none.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { at, after }: { readonly at: Temporal.Instant; readonly after: number | null },
): number | undefined {
  const now = stepOf(at);
  const typed = Buffer.from(inLatinDigits(code).replace(/\s/g, ''));
  const right = (step: number) => {
    const known = Buffer.from(totpCode(secret, step));
    return known.length === typed.length && timingSafeEqual(known, typed);
  };
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, n) => now - DRIFT + n);
  return steps.find((step) => step > (after ?? -1) && right(step));
}

/** What an app reads from the picture: whose code of which company this is. */
export function totpUri(it: {
  readonly secret: string;
  readonly membercode: string;
  readonly company: string;
}): string {
  const issuer = it.company.replaceAll(':', ' ');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(it.membercode)}`;
  return `otpauth://totp/${label}?secret=${it.secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Base 32 without padding, RFC 4648. */
function bytesOf(secret: string): Buffer {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const letter of secret) {
    held = ((held << 5) | ALPHABET.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return Buffer.from(bytes);
}
