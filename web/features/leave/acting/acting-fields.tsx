import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays, unchargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { impossibleSpan } from '@muster/domain/leave/rules/leave-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { leaveQueries } from '../../../data/leave/leave.ts';
import { DayPartField } from '../day-part-field.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { dayFacts } from '../own/form/day-facts.ts';
import { FreeDaysHint } from '../own/form/free-days-hint.tsx';
import { HoursOffHint } from '../own/form/hours-off-hint.tsx';
import { sideBySide } from '../side-by-side.ts';
import type { Acting, ActingFor } from './use-acting-form.ts';

interface ActingFieldsProps {
  readonly leave: Acting;
  readonly member: ActingFor['member'];
  readonly picker: { readonly today: Day; readonly weekStart: number };
}

/** Type, first and last day, what they come to, and why. */
export function ActingFields({ leave, member, picker }: ActingFieldsProps) {
  const { form, types, type, halfPossible } = leave;
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { leavetype, fromdate, todate } = form.values;
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
      {type && <DaysTaken {...{ leave, type }} membercode={member.membercode} />}
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

interface DaysTakenProps {
  readonly leave: Acting;
  readonly type: LeaveTypeView;
  readonly membercode: string;
}

/** How many days the leave costs, by which days of its member are free; nothing of days that make no span. */
function DaysTaken({ leave: { form, part }, type, membercode }: DaysTakenProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { fromdate: from, todate: to } = form.values;
  const isSpan = from !== '' && to !== '' && impossibleSpan(from, to) === undefined;
  const { data } = useQuery({ ...leaveQueries.daysOf(membercode, { from, to }), enabled: isSpan });
  if (!isSpan || !data) return null;
  const { free } = dayFacts(data);
  const uncharged = unchargedDays(from, to, type.freedays, free);
  return (
    <>
      <Typography role="status">
        {t('leave.form.days')}: <strong>{words.days(chargedDays({ from, to, part: part ?? null, uncharged }))}</strong>
      </Typography>
      <FreeDaysHint span={{ from, to }} facts={{ type: { freeDays: type.freedays }, free }} />
      <HoursOffHint span={{ from, to }} days={data} />
    </>
  );
}
