import Typography from '@mui/material/Typography';
import { breakWithin } from '@muster/domain/attendance/summary/overtime.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { overtimeFacts } from '@muster/domain/messages/overtime-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';

interface OvertimeRuleProps {
  readonly day: Pick<SummaryDay, 'date' | 'status' | 'minutes' | 'expected' | 'overtime' | 'overtimeopen' | 'flags'>;
  /** Whose day it is. */
  readonly memberId: number;
}

/**
 * Why there is less overtime of a day than was worked beyond it: the break of the shift of that day, and its rule. On a
 * trip, of who need not check in, and where leave was given for the day, there is none whatever the shift says.
 */
export function OvertimeRule({ day, memberId }: OvertimeRuleProps) {
  const { date, status, minutes, expected, flags } = day;
  const overtime = day.overtime + (day.overtimeopen ?? 0);
  const { t, i18n } = useTranslation();
  const isLess = status !== 'trip' && minutes > expected + overtime;
  const { data } = useQuery({ ...memberOfficeQueries.work(memberId), enabled: isLess });
  const rule = data?.work.findLast((it) => (it.from ?? '') <= date);
  if (!isLess || !rule?.counted) return null;
  const isGivenBack = expected + overtime === 0 && minutes >= Math.max(rule.overtimefrom, rule.overtimestep);
  if (isGivenBack) return null;
  const pause = expected > 0 ? breakWithin(rule.break, flags.includes('half_day') ? 0.5 : 1) : 0;
  const breakSays = pause > 0 ? [t('summary.day.breakSays', { minutes: pause })] : [];
  const facts = [...breakSays, ...overtimeFacts(rule, i18n.language)];
  if (facts.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('summary.day.shiftSays', { facts: facts.join(t('common.comma')) })}
    </Typography>
  );
}
