import type { dayNotes } from '../../messages/en/day-notes.ts';
import type { ParametersOf } from '../../messages/parameters.ts';
import type { Say } from '../../messages/problem-text.ts';

type Words = typeof dayNotes;

/** What there is to say of a day besides its status: the catalogue makes words of it. */
export type DayNote = {
  [C in keyof Words]: { readonly code: C; readonly params: ParametersOf<Words[C]> };
}[keyof Words];

/** The words of a day's notes, one after the other. */
export const dayNoteText = (say: Say, notes: readonly DayNote[]): string =>
  notes.map(({ code, params }) => say(`dayNotes.${code}`, params)).join('; ');
