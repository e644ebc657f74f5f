import EditOutlined from '@mui/icons-material/EditOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import MoreTime from '@mui/icons-material/MoreTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectionDialog } from './correction-dialog.tsx';
import HoursDialog from './hours-dialog.tsx';
import type { CorrectedMember } from './use-correction-form.ts';
import { useWaitingCorrections } from './use-waiting-corrections.ts';

interface CorrectDayProps {
  readonly day: SummaryDay;
  readonly zone: string;
  /** Whose day, where it is not the own. */
  readonly of?: CorrectedMember;
}

/** From a day to what may be asked for about it; nothing where nothing may, or one waits, which the day shows instead. */
export function CorrectDay({ day, zone, of }: CorrectDayProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'times' | 'inlieu' | 'overtime' | 'hours' | undefined>();
  const waits = useWaitingCorrections(of?.membercode)?.has(day.date);
  if (!day.may.correct && !day.may.hours) return null;
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
          {day.may.hours && (
            <Button variant="outlined" startIcon={<HistoryToggleOff />} onClick={() => setOpen('hours')}>
              {of ? t('corrections.hours.give') : t('corrections.hours.ask')}
            </Button>
          )}
          {day.may.correct && (
            <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setOpen('times')}>
              {t('corrections.correct')}
            </Button>
          )}
        </Box>
      )}
      {open === 'hours' && <HoursDialog day={day} zone={zone} of={of} onClose={() => setOpen(undefined)} />}
      {open && open !== 'hours' && (
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
