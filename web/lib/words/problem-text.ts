import { problemText, type Say } from '@muster/domain/messages/problem-text.ts';
import type { Parameters } from '@muster/domain/wire/problem.ts';
import { useTranslation } from 'react-i18next';

/** The sentence for a failed call, a rule's problem or one of its fields; for what is none of these, that it crashed. */
export type TextOf = (problem: unknown) => string;

/** Words for whatever was refused, by code and parameters; the server's own sentence is for readers of the wire. */
export function useProblemText(): TextOf {
  const { t } = useTranslation();
  return (problem) => (isTold(problem) ? problemText(t as unknown as Say, problem) : t('common.crash'));
}

function isTold(it: unknown): it is { code: string; params?: Parameters } {
  return typeof it === 'object' && it !== null && 'code' in it && typeof it.code === 'string';
}
