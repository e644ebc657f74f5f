import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { showClock } from '../../../lib/time/show-time.ts';
import type { PunchAction } from './use-punch-action.ts';

interface AgainQuestionProps {
  readonly again: NonNullable<PunchAction['again']>;
  readonly zone: string;
}

/** Asks whoever has left the night shift this morning whether they mean to check in again, hours before the next. */
export default function AgainQuestion({ again, zone }: AgainQuestionProps) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      open
      title={t('attendance.again.title')}
      text={t('attendance.again.text', { time: showClock(again.left, zone) })}
      yes={t('attendance.in')}
      no={t('attendance.again.no')}
      onYes={again.onYes}
      onNo={again.onNo}
    />
  );
}
