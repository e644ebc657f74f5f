import Typography from '@mui/material/Typography';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { overtimeFacts } from '@muster/domain/messages/overtime-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';

interface OvertimeRuleProps {
  readonly day: Pick<SummaryDay, 'date' | 'minutes' | 'expected' | 'overtime'>;
  /** Whose day it is. */
  readonly memberId: number;
}

/** Why there is less overtime of a day than was worked beyond it, where the shift of that day has a rule. */
export function OvertimeRule({ day: { date, minutes, expected, overtime }, memberId }: OvertimeRuleProps) {
  const { t, i18n } = useTranslation();
  const isLess = minutes > expected + overtime;
  const { data } = useQuery({ ...memberOfficeQueries.work(memberId), enabled: isLess });
  const rule = data?.work.findLast((it) => (it.from ?? '') <= date);
  const facts = isLess && rule ? overtimeFacts(rule, i18n.language) : [];
  if (facts.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('summary.day.shiftSays', { facts: facts.join(t('common.comma')) })}
    </Typography>
  );
}
