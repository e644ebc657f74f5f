import Button from '@mui/material/Button';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { showDayWithWeekday } from '../../lib/show-time.ts';
import { TouchedThings } from './touched-things.tsx';

interface AddTouchDialogProps {
  readonly touch: HolidayTouch;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asked before a holiday is added that touches what is stored. */
export function AddTouchDialog({ touch, onAnswer }: AddTouchDialogProps) {
  const { t, i18n } = useTranslation();
  const { description, holidaydate } = touch.holiday;
  const day = showDayWithWeekday(holidaydate, i18n.language);
  return (
    <DialogFrame
      open
      role="alertdialog"
      title={t('holidayOffice.touched.title', { name: description, day })}
      onClose={() => onAnswer(false)}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={() => onAnswer(false)} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" onClick={() => onAnswer(true)}>
            {t('holidayOffice.touched.yes')}
          </Button>
        </>
      }
    >
      <TouchedThings touch={touch} />
    </DialogFrame>
  );
}
