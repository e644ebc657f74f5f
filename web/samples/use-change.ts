import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSayProblem } from '../components/snackbar.tsx';

/** A change of a sample, which says when it failed. */
export function useChange<Reply, Body>(options: UseMutationOptions<Reply, Error, Body>) {
  const sayProblem = useSayProblem();
  const { mutate, isPending } = useMutation(options);
  return {
    busy: isPending,
    send: (body: Body, onDone?: () => void) => mutate(body, { onSuccess: () => onDone?.(), onError: sayProblem }),
  };
}
