import type { Parameters } from '../wire/problem.ts';

/** i18next's `t` for keys that are put together. */
export type Say = (key: string, params: object) => string;

interface Told {
  /** A code of the wire, or one that a screen adds. */
  readonly code: string;
  readonly params?: Parameters | undefined;
}

interface ToldOfFields extends Told {
  readonly errors?: readonly (Told & { readonly field: string })[];
}

/**
 * The sentence for a problem or for one of its fields, by code and parameters. `params.reason` chooses among the
 * sentences of a code; a sentence may quote those of the blamed fields: `what` is said of `field`, or `each` once.
 */
export function problemText(say: Say, { code, params = {}, errors = [] }: ToldOfFields): string {
  const { reason, ...named } = params;
  const quoted = errors.map((it) => problemText(say, it));
  return say(`problems.${code}`, {
    ...named,
    context: reason,
    what: quoted[errors.findIndex((it) => it.field === named['field'])],
    each: [...new Set(quoted)].map(closed).join(' '),
  });
}

const closed = (sentence: string): string => {
  if (/[.!?။…]$/u.test(sentence)) return sentence;
  return sentence + (/[\u1000-\u109F]/.test(sentence) ? '။' : '.');
};

/** Several refusals as one text: each a sentence to its full stop. One alone stays as it is worded. */
export function joinSentences(sentences: readonly string[]): string {
  const different = [...new Set(sentences)];
  return (different.length > 1 ? different.map(closed) : different).join(' ');
}
