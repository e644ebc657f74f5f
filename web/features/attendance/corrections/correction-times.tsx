import Typography from '@mui/material/Typography';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';
import { useTimesText } from './times-text.ts';

/** What was recorded of the day when it was asked for, and what should be. */
export function CorrectionTimes({
  correction: it,
}: {
  readonly correction: Pick<Correction, 'kind' | 'before' | 'after'>;
}) {
  const { t } = useTranslation();
  const timesText = useTimesText();
  const words = it.after.length > 0 ? timesText(it.after) : t('corrections.takenAway');
  const after = it.kind === 'excuse' ? t('corrections.excused') : words;
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
