import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';

const words = {
  times: 'corrections',
  excuse: 'corrections',
  inlieu: 'corrections.inLieu',
  overtime: 'corrections.overtime',
  hours: 'corrections.hours',
} as const;

/** Where the words of a kind of request are. */
export const kindWords = <Kind extends Correction['kind']>({ kind }: { readonly kind: Kind }): (typeof words)[Kind] =>
  words[kind];
