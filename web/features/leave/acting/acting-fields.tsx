import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays, wholeDays } from '@muster/domain/leave/leave-days.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { DayPartField } from '../day-part-field.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { sideBySide } from '../side-by-side.ts';
import type { Acting, ActingFor } from './use-acting-form.ts';

interface ActingFieldsProps {
  readonly leave: Acting;
  readonly member: ActingFor['member'];
  readonly picker: { readonly today: Day; readonly weekStart: number };
}

/** Type, first and last day, what they come to, and why. */
export function ActingFields({ leave: { form, types, type, halfPossible, part }, member, picker }: ActingFieldsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { leavetype, fromdate, todate } = form.values;
  const days = { ...wholeDays(fromdate, todate), part: part ?? null };
  const first = form.field('fromdate');
  const setFirst = (day: Day) =>
    form.change({
      fromdate: day,
      todate: day && (todate === '' || day > todate || todate === fromdate) ? day : todate,
    });
  return (
    <>
      <SelectField
        {...form.field('leavetype')}
        label={t('leave.form.type')}
        options={
          types.length > 0
            ? types.map((it) => ({ value: it.leaveid, text: it.description }))
            : [{ value: leavetype, text: leavetype }]
        }
        {...(type && { hint: balanceHint(type) })}
      />
      <Box sx={sideBySide}>
        <DayField {...first} onChange={setFirst} label={t('leave.form.from')} picker={picker} />
        <DayField {...form.field('todate')} label={t('leave.form.to')} picker={picker} />
      </Box>
      {halfPossible && <DayPartField {...form.field('part')} membercode={member.membercode} day={fromdate} />}
      <Typography>
        {t('leave.form.days')}: <strong>{words.days(chargedDays(days))}</strong>
      </Typography>
      {type?.freedays === 'skipped' && (
        <Typography variant="body2" color="textSecondary">
          {t('leaveActing.skips')}
        </Typography>
      )}
      <FormField
        {...form.field('reason')}
        label={t('leaveActing.reason')}
        hint={t('leaveActing.reasonHint', { name: member.membername })}
        multiline
      />
    </>
  );

  function balanceHint({ unlimited, remaining, entitled, earned, servicefrom }: LeaveTypeView): string {
    return [
      unlimited ? t('leaveActing.unlimited') : t('leave.form.balance', { remaining, entitled }),
      ...(earned ? [words.earned({ ...earned, day: picker.today })] : []),
      ...(servicefrom === undefined ? [] : [t('leave.form.servicefrom', { day: showDay(servicefrom) })]),
    ].join('; ');
  }
}
