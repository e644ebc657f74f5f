import Button from '@mui/material/Button';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { showDayWithWeekday } from '../../lib/show-time.ts';
import { TouchedThings } from './touched-things.tsx';

interface Question {
  readonly touch: HolidayTouch;
  readonly onAnswer: (yes: boolean) => void;
}

/**
 * Asks before a holiday is added or changed that touches what is stored or closed, that holds for some only, or that some are to work on. `mayGoOn` tells
 * the answer; where there is nothing to ask about, it is yes.
 */
export function useTouchQuestion(what: 'add' | 'change'): {
  readonly mayGoOn: (touch: HolidayTouch) => Promise<boolean>;
  readonly question: ReactNode;
} {
  const [question, setQuestion] = useState<Question | undefined>();
  return {
    mayGoOn: async (touch) => {
      const touched = touch.affected.length + touch.trips.length + touch.closed.length + touch.worked.count;
      if (touched === 0 && !touch.holiday.sites) return true;
      const yes = await new Promise<boolean>((onAnswer) => setQuestion({ touch, onAnswer }));
      setQuestion(undefined);
      return yes;
    },
    question: question && <TouchDialog {...question} what={what} />,
  };
}

function TouchDialog({ touch, onAnswer, what }: Question & { readonly what: 'add' | 'change' }) {
  const { t, i18n } = useTranslation();
  const { description: name, holidaydate } = touch.holiday;
  const day = showDayWithWeekday(holidaydate, i18n.language);
  const isNew = what === 'add';
  return (
    <DialogFrame
      open
      sheet
      role="alertdialog"
      title={
        isNew ? t('holidayOffice.touched.title', { name, day }) : t('holidayOffice.touched.changeTitle', { name, day })
      }
      onClose={() => onAnswer(false)}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={() => onAnswer(false)} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" onClick={() => onAnswer(true)}>
            {isNew ? t('holidayOffice.touched.yes') : t('holidayOffice.touched.changeYes')}
          </Button>
        </>
      }
    >
      <TouchedThings touch={touch} />
    </DialogFrame>
  );
}
