import { inLatinDigits } from '@muster/domain/latin-digits.ts';

/** A text as it is compared: codes in either kind of digits, in either case. */
export const plain = (text: string): string => inLatinDigits(text).trim().toLowerCase();

/**
 * What a list shows that the server searches: its answer as it is, once it is that to what is typed. Until then what is
 * left of the answer before that has the typed words in one of its names, so that nobody is chosen whom they do not name.
 * @param isAnswered whether the options are the answer to what is typed
 */
export const searchedOptions =
  <T>(isAnswered: boolean, namesOf: (option: T) => readonly string[]) =>
  <Option extends T>(all: Option[], { inputValue }: { readonly inputValue: string }): Option[] =>
    isAnswered ? all : all.filter((it) => namesOf(it).some((name) => plain(name).includes(plain(inputValue))));
