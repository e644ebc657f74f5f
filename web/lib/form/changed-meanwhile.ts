import type { ApiProblem } from '../api/api-problem.ts';

interface RefusedForm<V> {
  readonly problem: ApiProblem | undefined;
  readonly takeTheirs: (stored: V) => void;
  readonly keepMine: (stored: V) => void;
}

/**
 * What somebody else has stored while a form was open, until it is said which of both shall be, and the two ways on from
 * there (decision 46). `base` is what the form goes by; `goOnFrom` has it go by what is stored now, and gives that as
 * values of the form.
 */
export function changedMeanwhile<T extends { readonly revision: number }, V>(
  form: RefusedForm<V>,
  base: T | undefined,
  goOnFrom: (stored: T) => V,
) {
  const stored = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as T | null) : null;
  const theirs = stored && stored.revision !== base?.revision ? stored : undefined;
  const by = (way: (stored: V) => void) => () => {
    if (theirs) way(goOnFrom(theirs));
  };
  return { theirs, takeTheirs: by(form.takeTheirs), keepMine: by(form.keepMine) };
}
