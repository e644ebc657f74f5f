import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { FieldProblem } from '@muster/domain/wire/problem.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';

interface BrokenRulesQuestionProps {
  readonly name: string;
  readonly broken: readonly FieldProblem[];
  readonly onAnswer: (yes: boolean) => void;
}

/** What the sentences tell, each its part of it. */
type Told = Readonly<Record<'day', string> & Record<'count' | 'remaining' | 'carried' | 'later', number>>;

/** Which rules leave breaks that the office enters, before they are set aside. */
export function BrokenRulesQuestion({ name, broken, onAnswer }: BrokenRulesQuestionProps) {
  const { t } = useTranslation();
  const sentenceOf = (it: FieldProblem) => {
    const rule = t(keyOf(it), it.params as Told);
    const year = it.params?.['fiscalyear'];
    return typeof year === 'number' ? t('leaveActing.insist.inYear', { day: fiscalYearDays(year).from, rule }) : rule;
  };
  const sentences = new Set(broken.map(sentenceOf));
  return (
    <QuestionDialog
      open
      title={t('leaveActing.insist.title')}
      text={t('leaveActing.insist.lead', { name })}
      yes={t('leaveActing.insist.yes')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {[...sentences].map((it) => (
          <li key={it}>
            <Typography>{it}</Typography>
          </li>
        ))}
      </Box>
    </QuestionDialog>
  );
}

function keyOf({ code, params }: FieldProblem) {
  switch (code) {
    case 'LEAVE_NEXT_TO_HOLIDAY':
      return 'leaveActing.insist.holiday';
    case 'LEAVE_NEXT_TO_OFFDAY':
      return 'leaveActing.insist.offday';
    case 'LEAVE_EXCEEDS_BALANCE':
      return balanceKeyOf(params?.['reason']);
    case 'LEAVE_SERVICE_SHORT':
      return 'leaveActing.insist.service';
    case 'LEAVE_NOT_EARNED':
      return 'leaveActing.insist.earned';
    default:
      return 'leaveActing.insist.free';
  }
}

function balanceKeyOf(reason: unknown) {
  switch (reason) {
    case 'carried':
      return 'leaveActing.insist.carried';
    case 'passed':
      return 'leaveActing.insist.passed';
    case 'none':
      return 'leaveActing.insist.none';
    default:
      return 'leaveActing.insist.balance';
  }
}
