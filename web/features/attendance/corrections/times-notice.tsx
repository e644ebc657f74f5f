import Alert from '@mui/material/Alert';
import type { ClockFacts } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { useTranslation } from 'react-i18next';
import { useSummaryWords } from '../summary/summary-words.ts';
import { type Stay, type TimeToTell, timesToTell } from './stays.ts';

interface TimesNoticeProps {
  readonly stays: readonly Stay[];
  /** Undefined while it is not known. */
  readonly facts: ClockFacts | undefined;
  /** Whether a time of the next day is nothing out of the ordinary here; else it may be that the times are swapped, and that is said. */
  readonly expected: boolean;
}

/**
 * Which of the times typed are taken for those of the next day, or of the evening before, and which can hardly be meant, while
 * they are typed.
 */
export function TimesNotice({ stays, facts, expected }: TimesNoticeProps) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const found = facts ? timesToTell(stays, facts) : [];
  if (found.length === 0) return null;
  const said = found.map(({ checktype, time, of, minutes }) => {
    if (minutes !== null) return t('corrections.timesTold.stay', { time, length: duration(minutes) });
    return t(`corrections.timesTold.${of === 'next' ? checktype : of}`, { time });
  });
  const has = (...kinds: readonly TimeToTell['of'][]) => found.some(({ of }) => kinds.includes(of));
  const mayBeSwapped = !expected && has('next', 'before') && !has('over');
  return (
    <Alert severity={expected && !has('over', 'same') ? 'info' : 'warning'} role="status">
      {[...said, ...(mayBeSwapped ? [t('corrections.timesTold.swapped')] : [])].join(' ')}
    </Alert>
  );
}
