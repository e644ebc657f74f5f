import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { eachDay } from '@muster/domain/calendar/span.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../../components/day-field/day-field.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useProblemText } from '../../../../lib/problem-text.ts';
import { useLeaveWords } from '../../leave-words.ts';
import type { LeaveData } from '../leave-data.ts';
import { useDayStates } from '../leave-day-states.ts';
import { type DayField as Field, whyNot } from './choosable-days.ts';
import type { FormBalance } from './leave-checks.ts';
import type { useLeaveDraft } from './use-leave-draft.ts';

interface LeaveFormFieldsProps {
  readonly data: LeaveData;
  readonly form: ReturnType<typeof useLeaveDraft>;
  readonly errors: Partial<Record<string, string>>;
  readonly onChange: () => void;
}

/** Type, first and last day, what they come to, and a remark. */
export function LeaveFormFields({ data, form, errors, onChange }: LeaveFormFieldsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const textOf = useProblemText();
  const { draft, spanFacts } = form;
  const { stateOf, legend } = useDayStates(data);
  const chosen = new Set(eachDay(draft.from, draft.to));
  const blockWords = {
    onLeave: t('leave.form.onLeave'),
    onTrip: t('leave.form.onTrip'),
    beforeFirst: t('leave.form.beforeFirst'),
    textOf,
  };
  const picker = (field: Field) => ({
    today: data.today,
    weekStart: data.company.weekstart,
    stateOf,
    legend,
    isPicked: (day: string) => chosen.has(day),
    blockedOf: (day: string) => spanFacts && whyNot(field, day, draft, spanFacts, blockWords),
  });
  const balanceHint = () => {
    if (form.balanceState === 'failed') return t('leave.form.balanceFailed');
    if (form.balanceState === 'loading') return t('leave.form.balanceLoading');
    const ofYear = ({ year, remaining, entitled }: FormBalance) =>
      year === fiscalYearOf(data.today)
        ? t('leave.form.balance', { remaining, entitled })
        : t('leave.form.balanceOfYear', { remaining, entitled, from: showDay(fiscalYearDays(year).from) });
    return form.balances.map(ofYear).join('; ');
  };
  const changed =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      onChange();
      set(value);
    };
  return (
    <>
      <SelectField
        name="leavetype"
        label={t('leave.form.type')}
        value={draft.leaveid}
        options={form.types.map((it) => ({ value: it.leaveid, text: `${it.leaveid}-${it.description}` }))}
        onChange={changed(form.setType)}
        error={errors['leavetype']}
        hint={balanceHint()}
      />
      <Box sx={sideBySide}>
        <DayField
          name="fromdate"
          label={t('leave.form.from')}
          day={draft.from}
          onDay={changed(form.setFrom)}
          error={draft.from ? errors['fromdate'] : t('common.dayMissing')}
          picker={picker('fromdate')}
        />
        <DayField
          name="todate"
          label={t('leave.form.to')}
          day={draft.to}
          onDay={changed(form.setTo)}
          error={draft.to ? errors['todate'] : t('common.dayMissing')}
          picker={picker('todate')}
        />
      </Box>
      <Typography>
        {t('leave.form.days')}: <strong>{words.days(form.days)}</strong>
      </Typography>
      <FormField
        name="remark"
        label={`${t('leave.form.remark')} (${t('common.optional')})`}
        value={draft.remark}
        onChange={changed(form.setRemark)}
        error={errors['remark']}
        multiline
        inputProps={{ maxLength: 500 }}
      />
    </>
  );
}

/** First and last day beside each other where there is room; an open calendar takes the whole width beneath them. */
const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
  '& > [role=group]': { gridColumn: '1 / -1', order: { sm: 1 } },
};
