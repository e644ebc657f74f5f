import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useHeldPage } from '../../../components/form/discard-question.tsx';

type GoOn = () => void;

/** What is shown this once is not let go of before it is printed, but after a question. */
export function useUnlessLost(isLost: boolean) {
  const [losing, setLosing] = useState<GoOn | undefined>();
  const askOf = (goOn: GoOn) => setLosing(() => goOn);
  useHeldPage(isLost, askOf);
  return { losing, unlessLost: (goOn: GoOn) => (isLost ? askOf(goOn) : goOn()), stay: () => setLosing(undefined) };
}

interface LostQuestionProps extends Pick<ReturnType<typeof useUnlessLost>, 'losing' | 'stay'> {
  readonly count: number;
}

export function LostQuestion({ losing, stay, count }: LostQuestionProps) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      open={losing !== undefined}
      color="error"
      title={t('slips.lostTitle')}
      text={t('slips.lostText', { count })}
      yes={t('slips.lostYes')}
      no={t('slips.lostNo')}
      onYes={() => {
        losing?.();
        stay();
      }}
      onNo={stay}
    />
  );
}
