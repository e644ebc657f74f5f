import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../lib/api-problem.ts';

/** The sentence for a failed call, translated by its code; a 429 says how long to wait. */
export function useProblemText(): (problem: unknown) => string {
  const { t } = useTranslation();
  return (problem) => {
    if (!isApiProblem(problem)) return t('common.crash');
    if (problem.code === 'TOO_MANY_REQUESTS' && problem.retryAfter) {
      const { retryAfter } = problem;
      return retryAfter < 120
        ? t('waits.seconds', { count: retryAfter })
        : t('waits.minutes', { count: Math.ceil(retryAfter / 60) });
    }
    return t(`problems.${problem.code}`);
  };
}

function isApiProblem(problem: unknown): problem is ApiProblem {
  return problem instanceof Error && problem.name === 'ApiProblem';
}
