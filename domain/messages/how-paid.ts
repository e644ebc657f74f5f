import type { Payment } from '../leave/types/leave-type.ts';
import { type Language, languageFor } from './languages.ts';

const words: Readonly<Record<Language, Readonly<Record<Payment, string>>>> = {
  en: { full: 'paid in full', half: 'paid by half', none: 'unpaid' },
  my: { full: 'လစာအပြည့် ရသည်', half: 'လစာတစ်ဝက် ရသည်', none: 'လစာမရပါ' },
};

/** How leave of a type is paid, within a sentence: `paid by half`. */
export const showPaid = (paid: Payment, language: string | undefined): string => words[languageFor(language)][paid];
