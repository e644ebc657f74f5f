import Typography from '@mui/material/Typography';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';
import { useSummaryWords } from '../summary/summary-words.ts';
import { useEarnedText } from './earned-text.ts';
import { useTimesText } from './times-text.ts';

/** What was recorded of the day when it was asked for, and what should be. */
export function CorrectionTimes({
  correction: it,
}: {
  readonly correction: Pick<Correction, 'kind' | 'before' | 'after' | 'earned' | 'overtime' | 'hours'>;
}) {
  const { t } = useTranslation();
  const timesText = useTimesText();
  const words = it.after.length > 0 ? timesText(it.after) : t('corrections.takenAway');
  const earnedText = useEarnedText();
  const { duration } = useSummaryWords();
  const after = it.kind === 'excuse' ? t('corrections.excused') : words;
  if (it.hours) {
    const { from, to, minutes } = it.hours;
    return (
      <Typography sx={{ fontWeight: 600 }}>
        {t('corrections.kinds.hours')}: {t('roster.times', { from, to })} ({duration(minutes)})
      </Typography>
    );
  }
  const asked = it.earned ? earnedText(it.earned) : it.overtime !== undefined && duration(it.overtime);
  if (asked) {
    return (
      <>
        <Typography>{timesText(it.before)}</Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`corrections.kinds.${it.kind}`)}: {asked}
        </Typography>
      </>
    );
  }
  return (
    <>
      <Typography>
        {t('corrections.before')}: {timesText(it.before)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t('corrections.after')}: {after}
      </Typography>
    </>
  );
}
