import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSummaryWords } from '../summary/summary-words.ts';
import { nextDayTimes, type Stay } from './stays.ts';

interface NextDayNoticeProps {
  readonly stays: readonly Stay[];
  /** Whether that is nothing out of the ordinary here; else it may be that the times are swapped, and that is said. */
  readonly expected: boolean;
}

/** Which of the times typed are taken for those of the next day, while they are typed. */
export function NextDayNotice({ stays, expected }: NextDayNoticeProps) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const found = nextDayTimes(stays);
  if (found.length === 0) return null;
  const said = found.map(({ checktype, time, minutes }) =>
    minutes === null
      ? t(`corrections.nextDayTimes.${checktype}`, { time })
      : t('corrections.nextDayTimes.stay', { time, length: duration(minutes) }),
  );
  return (
    <Alert severity={expected ? 'info' : 'warning'} role="status">
      {[...said, ...(expected ? [] : [t('corrections.nextDayTimes.swapped')])].join(' ')}
    </Alert>
  );
}
