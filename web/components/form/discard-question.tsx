import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { holdPage } from '../../lib/form/held-page.ts';
import type { AnyForm } from '../../lib/form/use-form.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { useReadAnew } from './read-anew.ts';

/** Holds the page as long as `held`, at each of its steps anew; `ask` and `kept` as `holdPage` has them. */
export function useHeldPage(held: boolean, ask: (goOn: () => void) => void, kept = false): void {
  const { key } = useLocation();
  const asked = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step within the page is held anew.
  useEffect(() => (held ? holdPage((goOn) => asked(goOn), kept) : undefined), [held, kept, key]);
}

/** What is shown this once stays until it is taken down: the way back is not taken, and the browser asks before the tab is closed. */
export const useShownOnce = (): void => useHeldPage(true, () => undefined);

interface Left {
  readonly filled: boolean;
  /** It was sent and not answered: giving it up does not take back what may be stored. */
  readonly maybeSent?: boolean;
}

/**
 * Leaves a form at once while nothing was typed or sent, otherwise after a question, which stands beside the dialog. It is
 * asked too when a link, the way back or the search would leave the page. A `draft` outlives the tab; giving up drops it.
 */
export function useDiscardQuestion(
  { filled, maybeSent = false }: Left,
  onLeave: () => void,
  draft?: { readonly drop: () => void },
): { leave(): void; question: ReactNode } {
  const asks = filled || maybeSent;
  const { t } = useTranslation();
  const readAnew = useReadAnew();
  const [goOn, setGoOn] = useState<(() => void) | undefined>();
  useHeldPage(asks, (next) => setGoOn(() => next), draft !== undefined);
  return {
    leave: () => (asks ? setGoOn(() => onLeave) : onLeave()),
    question: (
      <QuestionDialog
        open={goOn !== undefined}
        title={t('discard.title')}
        text={t(maybeSent ? 'discard.sent' : 'discard.text')}
        yes={t('discard.yes')}
        no={t('discard.no')}
        color="error"
        onYes={() => {
          draft?.drop();
          if (maybeSent) readAnew();
          setGoOn(undefined);
          goOn?.();
        }}
        onNo={() => setGoOn(undefined)}
      />
    ),
  };
}

interface UnsavedQuestionProps {
  readonly form: Pick<AnyForm, 'filled' | 'maybeSent' | 'busy'>;
  readonly draft?: { readonly drop: () => void };
}

/** The question of a form that stands on a page: whoever leaves the page gives up what was typed. */
export function UnsavedQuestion({ form, draft }: UnsavedQuestionProps) {
  const { filled, maybeSent, busy } = form;
  return useDiscardQuestion(busy ? { filled: false } : { filled, maybeSent }, () => undefined, draft).question;
}
