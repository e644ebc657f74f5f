import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSayProblem, useSnackbar } from '../snackbar.tsx';
import { DeleteDialog } from './question-dialog.tsx';

interface Removable<Body> {
  /** What the call needs to find it. */
  readonly body: Body;
  /** What is said when it is gone. */
  readonly said: string;
  readonly onDone?: () => void;
}

/** Asks before something is deleted, deletes it and says so. */
export function useRemoval<Reply, Body>(
  options: UseMutationOptions<Reply, Error, Body>,
): {
  ask(it: Removable<Body>): void;
  question: ReactNode;
} {
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const remove = useMutation(options);
  const [asked, setAsked] = useState<Removable<Body> | undefined>();
  const yes = () =>
    asked &&
    remove.mutate(asked.body, {
      onSuccess: () => {
        say(asked.said);
        asked.onDone?.();
      },
      onError: sayProblem,
      onSettled: () => setAsked(undefined),
    });
  return {
    ask: setAsked,
    question: (
      <DeleteDialog open={asked !== undefined} busy={remove.isPending} onYes={yes} onNo={() => setAsked(undefined)} />
    ),
  };
}
