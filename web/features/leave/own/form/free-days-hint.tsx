import Typography from '@mui/material/Typography';
import { type FreeDays, freeDaysWithin } from '@muster/domain/leave/rules/adjacency.ts';
import { forbiddenNeighbour } from '@muster/domain/leave/rules/leave-rules.ts';
import { useTranslation } from 'react-i18next';
import { useLeaveWords } from '../../leave-words.ts';
import type { RuleType } from '../leave-data.ts';
import type { Span, SpanFacts } from './leave-checks.ts';

interface DaysInTheWayProps {
  readonly span: Span;
  readonly facts: Pick<SpanFacts, 'type' | 'free'>;
}

/** Which free days beside a leave stand in its way: under its days, in sight with the sentence that refuses them. */
export function DaysInTheWay({ span: { from, to }, facts: { type, free } }: DaysInTheWayProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const inTheWay = forbiddenNeighbour(from, to, type, free)?.errors ?? [];
  return inTheWay.map(({ code, params }) => (
    <Typography key={code} variant="body2" color="error" sx={{ mt: -1.5 }}>
      {t(code === 'LEAVE_NEXT_TO_HOLIDAY' ? 'leave.form.besideHoliday' : 'leave.form.besideOffday', {
        day: words.day(String(params?.['day'])),
      })}
    </Typography>
  ));
}

interface FreeDaysHintProps {
  readonly span: Pick<Span, 'from' | 'to'>;
  readonly facts: { readonly type: Pick<RuleType, 'freeDays'>; readonly free: FreeDays };
}

/** How many days of a leave cost the balance for nothing, or cost nothing. */
export function FreeDaysHint({ span: { from, to }, facts: { type, free } }: FreeDaysHintProps) {
  const { t } = useTranslation();
  const count = freeDaysWithin(from, to, free);
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t(type.freeDays === 'skipped' ? 'leave.form.freeSkipped' : 'leave.form.freeWithin', { count })}
    </Typography>
  );
}
