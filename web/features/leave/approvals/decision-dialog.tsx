import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decideLeave, type PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { isReturn, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { decisionWords, useDecidedText } from './decision-words.ts';
import { OnceMoreDialog } from './once-more-dialog.tsx';
import { RequestLines } from './request-lines.tsx';

interface DecisionDialogProps {
  readonly verdict: Verdict;
  readonly items: readonly PendingLeave[];
  /** What is decided while it stays for the others. */
  readonly decided: readonly PendingLeave[];
  /** Undefined until it is read. */
  readonly company: CompanyView | undefined;
  /** Fails with the problem of those that are still to be decided. */
  readonly onConfirm: (remark: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What is about to be decided, once more in words, before it is approved with what makes that a good decision, and a remark that the member will read. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { verdict, items, decided, company, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const approve = verdict === 'approve';
  const verb = decisionWords(items, verdict);
  const decidedText = useDecidedText();
  const question = useQuestion<readonly PendingLeave[]>();
  // Coming back is confirmed whatever stays stands next to: that was said above.
  const broken = items.filter((it) => it.breaks.length > 0 && !isReturn(it));
  const form = useForm({
    contract: decideLeave,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision: verdict, remark: remark.trim() }),
    send: async ({ remark = '' }) => {
      if (approve && broken.length > 0 && !(await question.ask(broken))) return 'unsent';
      await onConfirm(remark);
      return undefined;
    },
  });
  return (
    <>
      <FormDialog
        form={form}
        sheet
        title={t(`leave.approvals.${verb.title}`, { count: items.length })}
        submit={t(`leave.approvals.${verb.action}`)}
        danger={!approve}
        onClose={onClose}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {items.map((it) => (
            <li key={it.id}>
              <Typography sx={{ fontWeight: 600 }}>{it.membername}</Typography>
              <RequestLines item={it} />
              {approve && <DecisionFacts item={it} company={company} />}
            </li>
          ))}
        </Box>
        <FormField {...form.field('remark')} label={t('leave.approvals.decisionRemark')} optional multiline />
        {decided.length > 0 && (
          <Alert severity="success" role="status">
            {decidedText(decided, verdict)}
          </Alert>
        )}
      </FormDialog>
      {question.about && <OnceMoreDialog items={question.about} onAnswer={question.answer} />}
    </>
  );
}
