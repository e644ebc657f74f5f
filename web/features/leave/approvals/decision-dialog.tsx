import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import type { Verdict } from '../../../data/leave-approvals.ts';
import { useLeaveWords } from '../leave-words.ts';

const FORM = 'decision-form';

interface DecisionDialogProps {
  readonly verdict: Verdict;
  readonly items: readonly PendingLeave[];
  readonly busy: boolean;
  readonly onConfirm: (remark: string) => void;
  readonly onClose: () => void;
}

/** What is about to be decided, once more in words, and a remark that the member will read. */
export function DecisionDialog({ verdict, items, busy, onConfirm, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const [remark, setRemark] = useState('');
  const approve = verdict === 'approve';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onConfirm(remark.trim());
  };
  return (
    <DialogFrame
      open
      title={t(approve ? 'leave.approvals.approveTitle' : 'leave.approvals.rejectTitle', { count: items.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={FORM} busy={busy} color={approve ? 'primary' : 'error'}>
            {approve ? t('leave.approvals.approve') : t('leave.approvals.reject')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={FORM} onSubmit={submit}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {items.map((it) => (
            <li key={it.id}>
              <Typography>
                {it.membername}: {it.returnfrom ? `${t('leave.approvals.isReturn')}, ` : ''}
                {words.span(it.returnfrom ?? it.start, it.end)}
              </Typography>
            </li>
          ))}
        </Box>
        <FormField
          name="remark"
          label={`${t('leave.approvals.decisionRemark')} (${t('common.optional')})`}
          value={remark}
          onChange={setRemark}
          multiline
          inputProps={{ maxLength: 500 }}
        />
      </FormColumn>
    </DialogFrame>
  );
}
