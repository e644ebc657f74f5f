import Alert from '@mui/material/Alert';
import type { ClockFacts } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { useTranslation } from 'react-i18next';
import { useSummaryWords } from '../summary/summary-words.ts';
import { otherDayTimes, type Stay } from './stays.ts';

interface NextDayNoticeProps {
  readonly stays: readonly Stay[];
  /** Undefined while it is not known. */
  readonly facts: ClockFacts | undefined;
  /** Whether that is nothing out of the ordinary here; else it may be that the times are swapped, and that is said. */
  readonly expected: boolean;
}

/** Which of the times typed are taken for those of the next day, or of the evening before, while they are typed. */
export function NextDayNotice({ stays, facts, expected }: NextDayNoticeProps) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const found = facts ? otherDayTimes(stays, facts) : [];
  if (found.length === 0) return null;
  const said = found.map(({ checktype, time, of, minutes }) => {
    if (minutes !== null) return t('corrections.nextDayTimes.stay', { time, length: duration(minutes) });
    return t(`corrections.nextDayTimes.${of === 'before' ? 'evening' : checktype}`, { time });
  });
  return (
    <Alert severity={expected ? 'info' : 'warning'} role="status">
      {[...said, ...(expected ? [] : [t('corrections.nextDayTimes.swapped')])].join(' ')}
    </Alert>
  );
}
