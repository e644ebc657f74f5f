import EditOutlined from '@mui/icons-material/EditOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import MoreTime from '@mui/icons-material/MoreTime';
import Box from '@mui/material/Box';
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
  const [open, setOpen] = useState<'times' | 'inlieu' | 'overtime' | undefined>();
  const waits = useWaitingCorrections(of?.membercode)?.has(day.date);
  if (!day.may.correct) return null;
  return (
    <>
      {!waits && (
        <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {day.may.overtime && (
            <Button variant="outlined" startIcon={<MoreTime />} onClick={() => setOpen('overtime')}>
              {of ? t('corrections.overtime.give') : t('corrections.overtime.ask')}
            </Button>
          )}
          {day.inlieu && (
            <Button variant="outlined" startIcon={<EventAvailable />} onClick={() => setOpen('inlieu')}>
              {of ? t('corrections.inLieu.give') : t('corrections.inLieu.ask')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setOpen('times')}>
            {t('corrections.correct')}
          </Button>
        </Box>
      )}
      {open && (
        <CorrectionDialog
          day={day}
          zone={zone}
          of={of}
          kind={open === 'times' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
