import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';

/** Leaves a form at once while nothing was typed, otherwise after a question, which stands beside the dialog. */
export function useDiscardQuestion(filled: boolean, onLeave: () => void): { leave(): void; question: ReactNode } {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (filled ? setAsking(true) : onLeave()),
    question: (
      <QuestionDialog
        open={asking}
        title={t('common.discardTitle')}
        text={t('common.discardText')}
        yes={t('common.discardYes')}
        no={t('common.discardNo')}
        color="error"
        onYes={onLeave}
        onNo={() => setAsking(false)}
      />
    ),
  };
}
