import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { BrokenRules } from './broken-rules.tsx';

interface OnceMoreDialogProps {
  /** The requests that break a rule by now. */
  readonly items: readonly PendingLeave[];
  readonly onAnswer: (yes: boolean) => void;
}

/** Asked once more before something is approved against a rule. */
export function OnceMoreDialog({ items, onAnswer }: OnceMoreDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  return (
    <QuestionDialog
      open
      title={t('leave.approvals.againTitle', { count: items.length })}
      yes={t('leave.approvals.again')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <div>
        {items.map((it) => (
          <div key={it.id}>
            <Typography>
              {it.membername}: {words.daysOf(it)}
            </Typography>
            <BrokenRules breaks={it.breaks} returnfrom={it.returnfrom} />
          </div>
        ))}
      </div>
    </QuestionDialog>
  );
}
