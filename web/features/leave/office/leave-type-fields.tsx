import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { typedNumber } from '../../../lib/form/typed-number.ts';
import { LeaveTermsFields } from './leave-terms-fields.tsx';
import type { useLeaveTypeForm } from './use-leave-type-form.ts';

interface LeaveTypeFieldsProps {
  readonly form: ReturnType<typeof useLeaveTypeForm>['form'];
  readonly changing: LeaveCodeView | undefined;
  readonly fiscalyear: number;
}

/** What a leave type consists of. From when days hold is asked where there were others before. */
export function LeaveTypeFields({ form, changing, fiscalyear }: LeaveTypeFieldsProps) {
  const { t } = useTranslation();
  const { values, field } = form;
  const adjacencies = [
    { value: 'allow', text: t('leaveTypes.allow') },
    { value: 'forbid', text: t('leaveTypes.forbid') },
  ];
  const yesOrNo = [
    { value: 'no', text: t('leaveTypes.no') },
    { value: 'yes', text: t('leaveTypes.yes') },
  ];
  const first = (year: number) => ({ day: showDay(fiscalYearDays(year).from) });
  const given = [changing?.daysthisyear, changing?.daysperyear].map(String);
  const otherDays = changing !== undefined && given.some((it) => it !== typedNumber(values.daysperyear));
  return (
    <>
      {!changing && (
        <FormField
          {...field('leaveid')}
          label={t('leaveTypes.code')}
          hint={t('leaveTypes.codeHint')}
          inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        />
      )}
      <FormField {...field('description')} label={t('leaveTypes.description')} />
      <FormField
        {...field('daysperyear')}
        label={t('leaveTypes.perYear')}
        {...(changing ? {} : { hint: t('leaveTypes.perYearHint') })}
        inputProps={{ inputMode: 'numeric' }}
      />
      {otherDays && (
        <SelectField
          {...field('begin')}
          label={t('leaveTypes.begin')}
          options={[
            { value: 'next-year', text: t('leaveTypes.nextYear', first(fiscalyear + 1)) },
            { value: 'this-year', text: t('leaveTypes.thisYear', first(fiscalyear)) },
          ]}
        />
      )}
      <SelectField {...field('halfdays')} label={t('leaveTypes.halfDays')} options={yesOrNo} />
      <SelectField
        {...field('unlimited')}
        label={t('leaveTypes.unlimited')}
        hint={t('leaveTypes.unlimitedHint')}
        options={yesOrNo}
      />
      <SelectField {...field('nexttoholiday')} label={t('leaveTypes.nextToHoliday')} options={adjacencies} />
      <SelectField {...field('nexttooffday')} label={t('leaveTypes.nextToOffday')} options={adjacencies} />
      <LeaveTermsFields form={form} />
    </>
  );
}
