import { ledgerNotes } from '../../messages/en/ledger-notes.ts';
import type { ParametersOf } from '../../messages/parameters.ts';
import type { Say } from '../../messages/problem-text.ts';

type Words = typeof ledgerNotes;

export const ledgerNoteCodes = Object.keys(ledgerNotes) as (keyof Words)[];

/** A note of ours on a line of the ledger, as it is stored: the catalogue makes words of it. */
export type LedgerNote = {
  [C in keyof Words]: { readonly code: C; readonly params: ParametersOf<Words[C]> };
}[keyof Words];

/** The words of a note. */
export const noteText = (say: Say, { code, params }: { code: LedgerNote['code']; params: object }): string =>
  say(`ledgerNotes.${code}`, params);
