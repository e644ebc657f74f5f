import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { AgreedYear } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useLeaveWords } from '../leave-words.ts';

interface AgreedDaysQuestionProps {
  readonly name: string;
  readonly years: readonly AgreedYear[];
  readonly onAnswer: (yes: boolean) => void;
}

/** What other days a year do to a member's balances, before it is done. */
export function AgreedDaysQuestion({ name, years, onAnswer }: AgreedDaysQuestionProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const balance = ({ more, remaining, stands }: AgreedYear) => {
    if (stands) return t('leaveBalances.agreed.stands');
    if (more === 0) return t('leaveBalances.agreed.same', { remaining });
    const changed = more > 0 ? 'more' : 'fewer';
    return t(`leaveBalances.agreed.${changed}`, { days: words.days(Math.abs(more)), remaining });
  };
  return (
    <QuestionDialog
      open
      title={t('leaveBalances.agreed.question', { name })}
      yes={t('leaveBalances.agreed.yes')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <div>
        {years.map((it) => {
          const { from, to } = fiscalYearDays(it.fiscalyear);
          return (
            <Box key={it.fiscalyear} sx={{ mb: 2 }}>
              <Typography sx={{ fontWeight: 600 }}>{showSpan(from, to)}</Typography>
              <Typography>
                {t('leaveBalances.agreed.instead', { days: words.days(it.days), before: it.before })}
              </Typography>
              <Typography>{balance(it)}</Typography>
            </Box>
          );
        })}
        <Typography color="textSecondary">{t('leaveBalances.agreed.later')}</Typography>
      </div>
    </QuestionDialog>
  );
}
