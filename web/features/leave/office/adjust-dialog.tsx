import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { MAX_DAYS_PER_YEAR } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance } from '@muster/domain/leave/leave-office-contract.ts';
import { belowZero } from '@muster/domain/leave/rules/leave-rules.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveOfficeChanges } from '../../../data/leave/leave-office.ts';
import { numberOf, typedNumber } from '../../../lib/form/typed-number.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface AdjustDialogProps {
  readonly member: MemberRow;
  readonly type: LeaveTypeView;
  readonly fiscalyear: number;
  /** The year is over: the run of its end does the rest. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Days added to a balance or taken off it, with the reason that the member reads. */
export function AdjustDialog({ member, type, fiscalyear, isOver, onClose }: AdjustDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const adjust = useMutation(leaveOfficeChanges.adjust);
  const names = { type: type.description, name: member.membername };
  const { remaining } = type;
  const { from, to } = fiscalYearDays(fiscalyear);
  const form = useForm({
    contract: adjustBalance,
    initial: { direction: 'give', days: '', note: '' },
    toBody: (values) => ({
      membercode: member.membercode,
      leavetypeid: type.leaveid,
      fiscalyear,
      days: signed(values) ?? 0,
      note: values.note.trim(),
    }),
    required: ['days', 'note'],
    together: () => ['direction', 'days'],
    check: (values) => {
      const days = signed(values);
      if (days === undefined) return { days: t('leaveBalances.number') };
      return belowZero(remaining, days) ? { days: t('leaveBalances.tooMany', { count: remaining }) } : {};
    },
    send: async (body, key) => {
      const stored = await adjust.mutateAsync({ body, key });
      say(t('leaveBalances.done', { ...names, count: stored.remaining }));
      onClose();
    },
  });
  const days = signed(form.values);
  const after = remaining + (days ?? 0);
  return (
    <FormDialog
      form={form}
      title={t('leaveBalances.adjustTitle', names)}
      submit={t('leaveBalances.submit')}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t(isOver ? 'leaveBalances.adjustOver' : 'leaveBalances.adjustYear', {
          from: showDay(from),
          to: showDay(to),
        })}
      </Typography>
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
        autoFocus
        inputProps={{ inputMode: 'decimal' }}
      />
      <Typography role="status" color="textSecondary">
        {days === undefined || after < 0
          ? t('leaveBalances.before', { remaining })
          : t('leaveBalances.after', { remaining, after })}
      </Typography>
      <FormField {...form.field('note')} label={t('leaveBalances.note')} hint={t('leaveBalances.noteHint')} />
    </FormDialog>
  );
}

/** The days that were typed, negative when they are taken off; undefined while they are no days. */
function signed({ direction, days }: { direction: string; days: string }): number | undefined {
  const typed = typedNumber(days);
  const count = numberOf(days);
  if (!/^\d{1,3}(\.[05])?$/.test(typed) || count === 0 || count > MAX_DAYS_PER_YEAR) return undefined;
  return direction === 'take' ? -count : count;
}
