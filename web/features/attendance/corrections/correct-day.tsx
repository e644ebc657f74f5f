import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { CorrectedMember } from './use-correction-form.ts';
import { useWaitingCorrections } from './use-waiting-corrections.ts';

interface CorrectDayProps {
  readonly day: SummaryDay;
  readonly zone: string;
  /** Whose day, where it is not the own. */
  readonly of?: CorrectedMember;
}

/** From a day to its correction; nothing where it may not be corrected, or one waits, which the day shows instead. */
export function CorrectDay({ day, zone, of }: CorrectDayProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const waits = useWaitingCorrections(of?.membercode).has(day.date);
  if (!day.may.correct) return null;
  return (
    <>
      {!waits && (
        <Button
          variant="outlined"
          startIcon={<EditOutlined />}
          onClick={() => setOpen(true)}
          sx={{ displayPrint: 'none' }}
        >
          {t('corrections.correct')}
        </Button>
      )}
      {open && <CorrectionDialog day={day} zone={zone} of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
