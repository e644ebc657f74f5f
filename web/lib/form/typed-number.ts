import { inLatinDigits } from '@muster/domain/latin-digits.ts';

/** What was typed as `Number` reads it: in Latin digits, with a point. */
export const typedNumber = (typed: string): string => inLatinDigits(typed).trim().replace(',', '.');

/** The number that was typed, 0 where nothing was; NaN where it is none. */
export const numberOf = (typed: string): number => Number(typedNumber(typed));
