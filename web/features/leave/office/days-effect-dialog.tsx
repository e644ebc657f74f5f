import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { DaysEffect } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useLeaveWords } from '../leave-words.ts';

interface DaysEffectDialogProps {
  readonly effect: DaysEffect;
  readonly onAnswer: (yes: boolean) => void;
}

/** What other days per year do to everybody's balance, before it is done. */
export function DaysEffectDialog({ effect, onAnswer }: DaysEffectDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const sentences = ({ days, difference, adjusted, granted }: DaysEffect['years'][number]) => {
    const changed = difference > 0 ? 'more' : 'fewer';
    return [
      ...(adjusted > 0
        ? [t(`leaveTypes.effect.${changed}`, { count: adjusted, days: words.days(Math.abs(difference)) })]
        : []),
      ...(granted > 0 ? [t('leaveTypes.effect.granted', { count: granted, days: words.days(days) })] : []),
    ];
  };
  return (
    <DialogFrame
      open
      role="alertdialog"
      title={t('leaveTypes.effect.title')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" onClick={() => onAnswer(true)}>
            {t('leaveTypes.effect.yes')}
          </Button>
        </>
      }
    >
      {effect.years.map((it) => {
        const { from, to } = fiscalYearDays(it.fiscalyear);
        return (
          <Box key={it.fiscalyear} sx={{ mb: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {t('leaveTypes.effect.year', { from: showDay(from), to: showDay(to) })}
            </Typography>
            {sentences(it).map((sentence) => (
              <Typography key={sentence}>{sentence}</Typography>
            ))}
          </Box>
        );
      })}
      <Typography color="textSecondary">{t('leaveTypes.effect.lead')}</Typography>
    </DialogFrame>
  );
}
