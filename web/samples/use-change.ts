import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSnackbar } from '../components/snackbar.tsx';
import { useProblemText } from '../lib/words/problem-text.ts';

/** A change of a sample, which says when it failed. */
export function useChange<Reply, Body>(options: UseMutationOptions<Reply, Error, Body>) {
  const say = useSnackbar();
  const textOf = useProblemText();
  const { mutate, isPending } = useMutation(options);
  return {
    busy: isPending,
    send: (body: Body, onDone?: () => void) =>
      mutate(body, { onSuccess: () => onDone?.(), onError: (problem) => say(textOf(problem), 'error') }),
  };
}
