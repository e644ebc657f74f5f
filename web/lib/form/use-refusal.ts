import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import type { FieldProblem } from '@muster/domain/wire/problem.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiProblem } from '../api/api-problem.ts';
import { useProblemText } from '../words/problem-text.ts';
import type { FieldErrors } from './form-values.ts';
import { focusWrong, shownFields } from './wrong-field.ts';

type Blamed = Readonly<Partial<Record<string, readonly FieldProblem[]>>>;

/** What was refused: which fields are to blame, as far as they are shown, and what else is to be said. */
interface Refusal {
  readonly problem: ApiProblem;
  readonly blamed: Blamed;
  readonly rest: readonly (FieldProblem | ApiProblem)[];
  /** Something was typed since it was sent. */
  readonly outdated: boolean;
  /** Nothing was typed since it was answered. */
  readonly fresh: boolean;
}

/** Why a form was not taken the last time, at the fields that are to blame and beneath them. */
export function useRefusal({ inFull = false }: { readonly inFull?: boolean | undefined }) {
  const textOf = useProblemText();
  const [refusal, setRefusal] = useState<Refusal | undefined>();
  const changed = useRef(new Set<string>());

  function refuse(problem: ApiProblem, form: HTMLFormElement, nameOf: (field: string) => string): void {
    const shown = shownFields(form);
    const named = problem.errors.map((it) => [nameOf(it.field), it] as const);
    const atFields = named.filter(([name]) => shown.has(name));
    const elsewhere = named.filter(([name]) => !shown.has(name)).map(([, it]) => it);
    // What was typed while the answer was on its way is not what it speaks of.
    const blamed = byField(atFields.filter(([name]) => !changed.current.has(name)));
    const outdated = changed.current.size > 0;
    const rest = inFull || atFields.length === 0 ? [problem] : elsewhere;
    flushSync(() => setRefusal({ problem, blamed, rest, outdated, fresh: true }));
    // What stands at the foot has just been brought into view.
    if (!outdated) focusWrong(form, (name) => name in blamed, { preventScroll: rest.length > 0 });
  }

  return {
    refuse,
    /** A try begins: what was said of the one before is past. */
    begin: () => {
      changed.current.clear();
      setRefusal(undefined);
    },
    /** These fields were changed: nothing that was said of them holds. */
    forget: (names: readonly string[]) => {
      for (const name of names) changed.current.add(name);
      setRefusal((it) => it && { ...it, outdated: true, fresh: false, blamed: without(it.blamed, names) });
    },
    problem: refusal?.problem,
    /** The refused values are still the ones in the form. */
    current: refusal !== undefined && !refusal.outdated,
    errors: sentences(refusal?.blamed ?? {}, textOf),
    /** What is said beneath the fields, until something is typed. */
    told: refusal?.fresh ?? false,
    rest: refusal?.rest.map(textOf) ?? [],
  };
}

function byField(named: readonly (readonly [string, FieldProblem])[]): Blamed {
  const blamed: Record<string, FieldProblem[]> = {};
  for (const [name, it] of named) blamed[name] = [...(blamed[name] ?? []), it];
  return blamed;
}

const without = (blamed: Blamed, names: readonly string[]): Blamed =>
  Object.fromEntries(Object.entries(blamed).filter(([name]) => !names.includes(name)));

const sentences = (blamed: Blamed, textOf: (it: FieldProblem) => string): FieldErrors =>
  Object.fromEntries(Object.entries(blamed).map(([name, list = []]) => [name, joinSentences(list.map(textOf))]));
