import { randomInt } from 'node:crypto';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import type { PasswordHasher } from '../../../passwords/password-hash.ts';

const HOW_MANY = 10;
/** No letters that are taken for digits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SECRET_LENGTH = 9;

export interface RecoveryCodes {
  /** As the member keeps them. */
  readonly codes: readonly string[];
  /** As the database does. */
  readonly hashes: readonly string[];
}

/**
 * Ten codes, each to be used once. The first character says which of the ten it is, so that one hash is computed for a
 * try; the nine others are 45 random bits, kept as slowly to guess as a password.
 */
export async function makeRecoveryCodes(passwords: PasswordHasher): Promise<RecoveryCodes> {
  const secret = () => Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const made = Array.from({ length: HOW_MANY }, (_, position) => `${position}${secret()}`);
  const hashes: string[] = [];
  for (const code of made) hashes.push(await passwords.hash(code));
  return { codes: made.map((it) => `${it.slice(0, 5)}-${it.slice(5)}`), hashes };
}

/** A code as it was made, however it was typed; undefined when it is none. */
export function readRecoveryCode(typed: string): { readonly position: number; readonly code: string } | undefined {
  const code = inLatinDigits(typed).toUpperCase().replace(/[\s-]/g, '');
  return /^\d[A-HJ-NP-Z2-9]{9}$/.test(code) ? { position: Number(code[0]), code } : undefined;
}
