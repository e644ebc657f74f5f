import { maySetAside, type SetAside } from '@muster/domain/leave/acting/acting-rules.ts';
import type { FieldProblem } from '@muster/domain/wire/problem.ts';
import { useRef } from 'react';
import type { ActedLeave } from '../../../data/leave/leave-acting.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';

type Send<T> = (body: ActedLeave) => Promise<T>;

/**
 * Sends leave that breaks rules only after the question, which names each of them; what was agreed to holds for the
 * same leave when it has to be sent again, and what is broken besides by then is asked about.
 */
export function useInsisting() {
  const question = useQuestion<readonly FieldProblem[]>();
  const agreed = useRef<{ readonly of: string; readonly override: SetAside[] } | undefined>(undefined);

  async function send<T>(body: ActedLeave, act: Send<T>): Promise<T | 'unsent'> {
    const of = JSON.stringify(body);
    const before = agreed.current?.of === of ? { override: agreed.current.override } : {};
    try {
      return await act({ ...body, ...before });
    } catch (problem) {
      const override = mayBeInsisted(problem);
      if (override === undefined) throw problem;
      if (!(await question.ask((problem as ApiProblem).errors))) return 'unsent';
      agreed.current = { of, override };
      return act({ ...body, override });
    }
  }

  return { send, broken: question.about, answer: question.answer };
}

/** The rules that have to be named, where that is all that stands in the way. */
function mayBeInsisted(problem: unknown): SetAside[] | undefined {
  if (!(problem instanceof ApiProblem) || problem.errors.length === 0) return undefined;
  const { override } = Object(problem.data) as { override?: readonly string[] };
  return override?.filter(maySetAside);
}
