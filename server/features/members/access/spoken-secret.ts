import { randomInt } from 'node:crypto';

/** How long a code to sign up works. */
export const REGISTER_HOURS = 72;

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** 50 random bits without letters that are taken for digits; guesses at it are throttled. */
export const spokenSecret = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
