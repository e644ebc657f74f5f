import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/dialogs/question-dialog.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { useProblemText } from '../../lib/problem-text.ts';

interface Removable {
  readonly id: number;
  readonly name: string;
}

/** Asks before something is deleted, deletes it and says so. */
export function useRemoval<Reply>(options: UseMutationOptions<Reply, Error, number>): {
  ask(it: Removable): void;
  question: ReactNode;
} {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const remove = useMutation(options);
  const [asked, setAsked] = useState<Removable | undefined>();
  const yes = () =>
    asked &&
    remove.mutate(asked.id, {
      onSuccess: () => say(t('administration.removed', { name: asked.name })),
      onError: (problem) => say(textOf(problem), 'error'),
      onSettled: () => setAsked(undefined),
    });
  return {
    ask: setAsked,
    question: (
      <DeleteDialog open={asked !== undefined} busy={remove.isPending} onYes={yes} onNo={() => setAsked(undefined)} />
    ),
  };
}
