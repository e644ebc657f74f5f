import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_DAYS_PER_YEAR } from '@muster/domain/leave/days-per-year.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance } from '@muster/domain/leave/leave-office-contract.ts';
import { belowZero } from '@muster/domain/leave/leave-rules.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { FormProblem } from '../../../components/form-problem.tsx';
import { useRequired } from '../../../components/required-check.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { leaveOfficeChanges } from '../../../data/leave-office.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { newKey } from '../../../lib/new-key.ts';

const FORM = 'adjust-form';

interface AdjustDialogProps {
  readonly member: MemberRow;
  readonly type: LeaveTypeView;
  readonly fiscalyear: number;
  readonly onClose: () => void;
}

/** Days added to a balance or taken off it, with the reason that the member reads. */
export function AdjustDialog({ member, type, fiscalyear, onClose }: AdjustDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const required = useRequired();
  const [key] = useState(newKey);
  const adjust = useMutation(leaveOfficeChanges.adjust(key));
  const names = { type: type.description, name: member.membername };
  const { remaining } = type;
  const form = useContractForm({
    initial: { direction: 'give', days: '', note: '' },
    contract: adjustBalance,
    toBody: (values) => ({
      membercode: member.membercode,
      leavetypeid: type.leaveid,
      fiscalyear,
      days: signed(values) ?? 0,
      note: values.note.trim(),
    }),
    check: (values) => {
      const days = signed(values);
      if (days === undefined) return { days: t('leaveBalances.number'), ...required(values, ['note']) };
      const tooMany = belowZero(remaining, days) && { days: t('leaveBalances.tooMany', { count: remaining }) };
      return { ...tooMany, ...required(values, ['note']) };
    },
    send: async (body) => {
      const stored = await adjust.mutateAsync(body);
      say(t('leaveBalances.done', { ...names, count: stored.remaining }));
      onClose();
    },
  });
  const days = signed(form.values);
  const after = remaining + (days ?? 0);
  return (
    <DialogFrame
      open
      title={t('leaveBalances.adjustTitle', names)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={FORM} busy={form.busy}>
            {form.problem?.unanswered ? t('common.tryAgain') : t('leaveBalances.submit')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={FORM} onSubmit={form.submit}>
        <SelectField
          {...form.field('direction')}
          label={t('leaveBalances.direction')}
          options={[
            { value: 'give', text: t('leaveBalances.give') },
            { value: 'take', text: t('leaveBalances.take') },
          ]}
        />
        <FormField
          {...form.field('days')}
          label={t('leaveBalances.days')}
          required
          autoFocus
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
        />
        <Typography role="status" color="textSecondary">
          {days === undefined || after < 0
            ? t('leaveBalances.before', { remaining })
            : t('leaveBalances.after', { remaining, after })}
        </Typography>
        <FormField
          {...form.field('note')}
          label={t('leaveBalances.note')}
          hint={t('leaveBalances.noteHint')}
          required
          inputProps={{ maxLength: 300 }}
        />
        <FormProblem problem={form.problem} />
      </FormColumn>
    </DialogFrame>
  );
}

/** The days that were typed, negative when they are taken off; undefined while they are no days. */
function signed({ direction, days }: { direction: string; days: string }): number | undefined {
  const count = Number(days.trim());
  if (!/^\d{1,3}$/.test(days.trim()) || count < 1 || count > MAX_DAYS_PER_YEAR) return undefined;
  return direction === 'take' ? -count : count;
}
