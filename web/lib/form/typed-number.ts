import { inLatinDigits } from '@muster/domain/latin-digits.ts';

/** What was typed as `Number` reads it: in Latin digits, with a point. */
export const typedNumber = (typed: string): string => inLatinDigits(typed).trim().replace(',', '.');
