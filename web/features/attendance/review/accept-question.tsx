import Button from '@mui/material/Button';
import type { ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';

export const isForgotten = (it: ReviewItem): boolean => it.reasons.includes('forgotten');

interface AcceptQuestionProps {
  /** What is to be accepted, at least one. */
  readonly items: readonly ReviewItem[];
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onCorrect: (item: ReviewItem) => void;
  readonly onNo: () => void;
}

/** Asks before a check-in without a check-out is accepted: the time from it on counts for nothing, which is pay. */
export function AcceptQuestion({ items, busy, onYes, onCorrect, onNo }: AcceptQuestionProps) {
  const { t, i18n } = useTranslation();
  const [first, ...others] = items;
  const single = others.length === 0 ? first : undefined;
  const asked = single
    ? {
        title: t('review.accepting.title', {
          name: single.membername,
          day: showDayWithWeekday(single.attendancedate, i18n.language),
        }),
        text: t('review.accepting.text'),
      }
    : {
        title: t('review.accepting.titleOfSeveral', { number: items.length }),
        text: t('review.accepting.textOfSeveral', { count: items.filter(isForgotten).length }),
      };
  return (
    <QuestionDialog open {...asked} yes={t('review.accepting.yes')} busy={busy} onYes={onYes} onNo={onNo}>
      {single?.may.correct && (
        <Button variant="outlined" onClick={() => onCorrect(single)} sx={{ justifySelf: 'start' }}>
          {t('review.accepting.correct')}
        </Button>
      )}
    </QuestionDialog>
  );
}
