import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { holdPage } from '../../lib/form/held-page.ts';
import type { AnyForm } from '../../lib/form/use-form.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';

/**
 * Leaves a form at once while nothing was typed, otherwise after a question, which stands beside the dialog. It is asked
 * too when a link, the way back or the search would leave the page. A `draft` outlives the tab; giving up drops it.
 */
export function useDiscardQuestion(
  filled: boolean,
  onLeave: () => void,
  draft?: { readonly drop: () => void },
): { leave(): void; question: ReactNode } {
  const isKept = draft !== undefined;
  const { t } = useTranslation();
  const location = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step within the page is held anew.
  useEffect(
    () => (filled ? holdPage((next) => setGoOn(() => next), isKept) : undefined),
    [filled, isKept, location.key],
  );
  return {
    leave: () => (filled ? setGoOn(() => onLeave) : onLeave()),
    question: (
      <QuestionDialog
        open={goOn !== undefined}
        title={t('common.discardTitle')}
        text={t('common.discardText')}
        yes={t('common.discardYes')}
        no={t('common.discardNo')}
        color="error"
        onYes={() => {
          draft?.drop();
          setGoOn(undefined);
          goOn?.();
        }}
        onNo={() => setGoOn(undefined)}
      />
    ),
  };
}

/** The question of a form that stands on a page: whoever leaves the page gives up what was typed. */
export function UnsavedQuestion({ form }: { readonly form: Pick<AnyForm, 'filled' | 'busy'> }) {
  return useDiscardQuestion(form.filled && !form.busy, () => undefined).question;
}
