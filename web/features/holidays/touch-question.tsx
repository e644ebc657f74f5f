import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { useQuestion } from '../../lib/form/use-question.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { TouchedThings } from './touched-things.tsx';

/**
 * Asks before a holiday is added or changed that touches what is stored or closed, that holds for some only, that some
 * are to work on or have hours off of, or for whose work leave was given. `mayGoOn` tells the answer; where there is nothing to ask about, it is yes.
 */
export function useTouchQuestion(what: 'add' | 'change'): {
  readonly mayGoOn: (touch: HolidayTouch) => Promise<boolean>;
  readonly question: ReactNode;
} {
  const { about, answer, ask } = useQuestion<HolidayTouch>();
  return {
    mayGoOn: async (touch) => {
      const { affected, trips, closed, worked, given, hoursoff } = touch;
      const members = [worked, given, hoursoff].reduce((sum, it) => sum + (it?.count ?? 0), 0);
      const touched = affected.length + trips.length + closed.length + members;
      if (touched === 0 && !touch.holiday.sites) return true;
      return ask(touch);
    },
    question: about && <TouchDialog touch={about} onAnswer={answer} what={what} />,
  };
}

interface TouchDialogProps {
  readonly touch: HolidayTouch;
  readonly what: 'add' | 'change';
  readonly onAnswer: (yes: boolean) => void;
}

function TouchDialog({ touch, what, onAnswer }: TouchDialogProps) {
  const { t, i18n } = useTranslation();
  const { description: name, holidaydate } = touch.holiday;
  const day = showDayWithWeekday(holidaydate, i18n.language);
  const isNew = what === 'add';
  return (
    <QuestionDialog
      open
      maxWidth="sm"
      title={t(isNew ? 'holidayOffice.touched.title' : 'holidayOffice.touched.changeTitle', { name, day })}
      yes={t(isNew ? 'holidayOffice.touched.yes' : 'holidayOffice.touched.changeYes')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <TouchedThings touch={touch} />
    </QuestionDialog>
  );
}
