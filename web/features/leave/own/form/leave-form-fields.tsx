import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { needsOffice } from '@muster/domain/leave/approvals/second-approval.ts';
import { asksForDocument } from '@muster/domain/leave/documents/leave-documents.ts';
import { earnedBy, mostFrom } from '@muster/domain/leave/rules/earned-leave.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../../components/form/day-field/day-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { useProblemText } from '../../../../lib/words/problem-text.ts';
import { DayPartField } from '../../day-part-field.tsx';
import { DocumentsField } from '../../documents/documents-field.tsx';
import { useLeaveWords } from '../../leave-words.ts';
import { sideBySide } from '../../side-by-side.ts';
import type { LeaveData } from '../leave-data.ts';
import { useDayStates } from '../leave-day-states.ts';
import { type DayField as Field, whyNot } from './choosable-days.ts';
import { DaysInTheWay, FreeDaysHint } from './free-days-hint.tsx';
import { HoursOffHint } from './hours-off-hint.tsx';
import { endingDays, type FormBalance } from './leave-checks.ts';
import { SpanStrip } from './span-strip.tsx';
import type { LeaveForm } from './use-leave-form.ts';

interface LeaveFormFieldsProps {
  readonly data: LeaveData;
  readonly leave: LeaveForm;
}

/** Type, first and last day, what they come to, and a remark. */
export function LeaveFormFields({ data, leave }: LeaveFormFieldsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const textOf = useProblemText();
  const member = useCurrentMember();
  const { form, spanFacts, span } = leave;
  const { stateOf, legend } = useDayStates(data, leave.base);
  const chosen = new Set(eachDay(span.from, span.to));
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
    blockedOf: (day: string) => spanFacts && whyNot(field, day, span, spanFacts, blockWords),
  });
  const servicefrom = () => {
    const day = leave.type?.servicefrom;
    return day !== undefined && day > data.today ? t('leave.form.servicefrom', { day: showDay(day) }) : '';
  };
  const earned = ({ year, earning, carried }: FormBalance) => {
    if (!earning || earning.granted === 0 || !leave.type) return '';
    const { from: first } = fiscalYearDays(year);
    const day = span.from > first ? span.from : first;
    const { halfdays } = leave.type;
    const [days, most] = [earnedBy(earning, day, halfdays), mostFrom(day, { earning, carried }, halfdays)];
    return words.earned({ of: earning.granted, days, most, day });
  };
  const balanceHint = () => {
    if (leave.type?.unlimited) return [t('leave.balances.noLimit'), servicefrom()].filter(Boolean).join('; ');
    if (leave.balanceState === 'failed') return t('leave.form.balanceFailed');
    if (leave.balanceState === 'loading') return t('leave.form.balanceLoading');
    const ofYear = ({ year, remaining, entitled }: FormBalance) =>
      year === fiscalYearOf(data.today)
        ? t('leave.form.balance', { remaining, entitled })
        : t('leave.form.balanceOfYear', { remaining, entitled, from: showDay(fiscalYearDays(year).from) });
    const ending = (it: FormBalance) =>
      endingDays(it) > 0 && it.carried
        ? t(it.carried.until < data.today ? 'leave.form.carriedEnded' : 'leave.form.carried', {
            days: words.days(endingDays(it)),
            until: showDay(it.carried.until),
          })
        : '';
    return leave.balances
      .flatMap((it) => [ofYear(it), ending(it), earned(it)])
      .concat(servicefrom())
      .filter(Boolean)
      .join('; ');
  };
  const documentAsked = () => {
    const { documentover: count } = leave.type ?? {};
    if (count === undefined || !asksForDocument({ documentOver: count }, leave.days)) return undefined;
    return count === 0 ? t('leaveDocuments.askedAlways') : t('leaveDocuments.asked', { count });
  };
  return (
    <>
      <SelectField
        {...form.field('leavetype')}
        label={t('leave.form.type')}
        options={leave.types.map((it) => ({ value: it.leaveid, text: leave.nameOfType(it) }))}
        hint={balanceHint()}
      />
      <Box sx={sideBySide}>
        <DayField
          {...form.field('fromdate')}
          required
          label={t('leave.form.from')}
          onChange={leave.setFirst}
          picker={picker('fromdate')}
        />
        <DayField
          {...form.field('todate')}
          required
          label={t('leave.form.to')}
          onChange={leave.setLast}
          picker={picker('todate')}
        />
      </Box>
      {spanFacts && leave.days > 0 && <DaysInTheWay span={span} facts={spanFacts} />}
      {leave.halfPossible && <DayPartField {...form.field('part')} membercode={member.membercode} day={span.from} />}
      <Typography role="status">
        {t('leave.form.days')}: <strong>{words.days(leave.days)}</strong>
      </Typography>
      {spanFacts && leave.days > 0 && (
        <>
          <SpanStrip span={span} facts={spanFacts} stateOf={stateOf} unlimited={leave.type?.unlimited ?? false} />
          <FreeDaysHint span={span} facts={spanFacts} />
          <HoursOffHint span={span} days={data.days} />
          {needsOffice({ secondOver: leave.type?.secondover }, leave.days) && (
            <Typography variant="body2">{t('leave.form.officeToo')}</Typography>
          )}
        </>
      )}
      <FormField {...form.field('remark')} label={t('leave.form.remark')} optional multiline />
      {!leave.base && <DocumentsField {...form.field('documents')} sending={leave.sending} asked={documentAsked()} />}
    </>
  );
}
