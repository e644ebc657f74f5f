import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { AgreedDaysView } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { leaveOfficeQueries } from '../../../data/leave/leave-office.ts';
import { useLeaveWords } from '../leave-words.ts';
import { AgreedDaysQuestion } from './agreed-days-question.tsx';
import { type AgreedDaysValues, useAgreedDaysForm, valuesOf } from './use-agreed-days-form.ts';

interface AgreedDaysDialogProps {
  readonly member: MemberRow;
  readonly type: LeaveTypeView;
  /** The running one. */
  readonly fiscalyear: number;
  readonly onClose: () => void;
}

/** A member's days a year of a leave type: those of everybody, or others by an agreement of their own. */
export function AgreedDaysDialog(props: AgreedDaysDialogProps) {
  const { member, type, onClose } = props;
  const { t } = useTranslation();
  const agreed = useQuery(leaveOfficeQueries.agreedDays({ membercode: member.membercode, leavetypeid: type.leaveid }));
  if (agreed.data) return <AgreedDaysForm {...props} agreed={agreed.data} />;
  return (
    <DialogFrame
      open
      title={t('leaveBalances.agreed.title', { type: type.description, name: member.membername })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <Loaded query={agreed} skeleton={<ListSkeleton rows={4} height={56} />}>
        {() => null}
      </Loaded>
    </DialogFrame>
  );
}

function AgreedDaysForm({ agreed, ...props }: AgreedDaysDialogProps & { readonly agreed: AgreedDaysView }) {
  const { member, type, fiscalyear, onClose } = props;
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { form, question, base, theirs, takeTheirs, keepMine } = useAgreedDaysForm({ member, type, agreed }, onClose);
  const first = (year: number) => ({ day: showDay(fiscalYearDays(year).from) });
  const begins = {
    'this-year': t('leaveTypes.thisYear', first(fiscalyear)),
    'next-year': t('leaveTypes.nextYear', first(fiscalyear + 1)),
  };
  const choices = { type: t('leaveBalances.agreed.asType'), own: t('leaveBalances.agreed.own') };
  const now = theirs ?? base;
  const years = [
    [fiscalyear, now.daysthisyear, now.typethisyear],
    [fiscalyear + 1, now.daysperyear, now.typeperyear],
  ] as const;
  const said = (it: AgreedDaysValues) =>
    [
      ['whose', t('leaveBalances.agreed.whose'), choices[it.whose as keyof typeof choices]],
      ['days', t('leaveBalances.agreed.days'), it.whose === 'own' ? it.days.trim() : ''],
      ['begin', t('leaveTypes.begin'), begins[it.begin as keyof typeof begins]],
    ] as const;
  const versionsOf = (stored: AgreedDaysView) => {
    const [opened, typed, saved] = [said(form.opened), said(form.values), said(valuesOf(stored))];
    return opened.map(([, label, text], index) => ({
      ...{ label, opened: text },
      ...{ typed: typed[index]?.[2] ?? '', stored: saved[index]?.[2] ?? '' },
    }));
  };
  return (
    <>
      <FormDialog
        form={form}
        title={t('leaveBalances.agreed.title', { type: type.description, name: member.membername })}
        submit={t('common.save')}
        onClose={onClose}
        problem={theirs && <ChangedMeanwhile fields={versionsOf(theirs)} onTheirs={takeTheirs} onMine={keepMine} />}
      >
        <Typography color="textSecondary">{t('leaveBalances.agreed.lead')}</Typography>
        {years.map(([year, own, ofType]) => {
          const { from, to } = fiscalYearDays(year);
          const days = { span: showSpan(from, to), days: words.days(own ?? ofType), type: ofType };
          return (
            <Typography key={year}>{t(`leaveBalances.agreed.${own === null ? 'year' : 'ownYear'}`, days)}</Typography>
          );
        })}
        <SelectField
          {...form.field('whose')}
          label={t('leaveBalances.agreed.whose')}
          options={(['type', 'own'] as const).map((value) => ({ value, text: choices[value] }))}
        />
        {form.values.whose === 'own' && (
          <FormField
            {...form.field('days')}
            label={t('leaveBalances.agreed.days')}
            hint={t('leaveBalances.agreed.daysHint')}
            inputProps={{ inputMode: 'decimal' }}
          />
        )}
        <SelectField
          {...form.field('begin')}
          label={t('leaveTypes.begin')}
          options={(['this-year', 'next-year'] as const).map((value) => ({ value, text: begins[value] }))}
        />
      </FormDialog>
      {question.about && (
        <AgreedDaysQuestion name={member.membername} years={question.about} onAnswer={question.answer} />
      )}
    </>
  );
}
