import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { MAX_CARRY_MONTHS } from '@muster/domain/leave/balances/carry-over.ts';
import { freeDaysRules, payments } from '@muster/domain/leave/types/leave-type.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { useLeaveTypeForm } from './use-leave-type-form.ts';

/** The fields of this part of the form. */
const TERMS = [
  'paid',
  'freedays',
  'prorated',
  'servicemonths',
  'earnedmonthly',
  'secondover',
  'documentover',
  'carrydays',
  'carrymonths',
];

type Form = ReturnType<typeof useLeaveTypeForm>['form'];

/** How a type is paid and how its days come and go: seldom changed, so it opens on demand, or where something is wrong. */
export function LeaveTermsFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const errors = form.errors();
  const open = asked || TERMS.some((it) => it in errors);
  const opener = useRef<HTMLButtonElement>(null);
  // On a phone what opens is beneath the edge of the dialog: a press would seem to have done nothing.
  useEffect(() => {
    if (asked) opener.current?.scrollIntoView?.({ block: 'start' });
  }, [asked]);
  return (
    <>
      <Button
        ref={opener}
        aria-expanded={open}
        onClick={() => setAsked(!open)}
        startIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {t('leaveTypes.terms')}
      </Button>
      {open && <Terms form={form} />}
    </>
  );
}

function Terms({ form: { values, field } }: { readonly form: Form }) {
  const { t } = useTranslation();
  const yesOrNo = [
    { value: 'no', text: t('leaveTypes.no') },
    { value: 'yes', text: t('leaveTypes.yes') },
  ];
  return (
    <>
      <SelectField
        {...field('paid')}
        label={t('leaveTypes.paid')}
        options={payments.map((value) => ({ value, text: t(`leaveTypes.payments.${value}`) }))}
      />
      <SelectField
        {...field('freedays')}
        label={t('leaveTypes.freeDays')}
        hint={t('leaveTypes.freeDaysHint')}
        options={freeDaysRules.map((value) => ({ value, text: t(`leaveTypes.freeDaysRules.${value}`) }))}
      />
      <SelectField
        {...field('prorated')}
        label={t('leaveTypes.prorated')}
        hint={t('leaveTypes.proratedHint')}
        options={yesOrNo}
      />
      <FormField
        {...field('servicemonths')}
        label={t('leaveTypes.serviceMonths')}
        hint={t('leaveTypes.serviceMonthsHint')}
        inputProps={{ inputMode: 'numeric' }}
      />
      <SelectField
        {...field('earnedmonthly')}
        label={t('leaveTypes.earnedMonthly')}
        hint={t('leaveTypes.earnedMonthlyHint')}
        options={yesOrNo}
      />
      <FormField
        {...field('secondover')}
        label={t('leaveTypes.secondOver')}
        hint={t('leaveTypes.secondOverHint')}
        optional
        inputProps={{ inputMode: 'numeric' }}
      />
      <FormField
        {...field('documentover')}
        label={t('leaveTypes.documentOver')}
        hint={t('leaveTypes.documentOverHint')}
        optional
        inputProps={{ inputMode: 'numeric' }}
      />
      <FormField
        {...field('carrydays')}
        label={t('leaveTypes.carryDays')}
        hint={t('leaveTypes.carryHint')}
        inputProps={{ inputMode: 'decimal' }}
      />
      {values.carrydays.trim() !== '0' && (
        <SelectField
          {...field('carrymonths')}
          label={t('leaveTypes.carryMonths')}
          options={[
            { value: '0', text: t('leaveTypes.allYear') },
            ...Array.from({ length: MAX_CARRY_MONTHS - 1 }, (_, n) => ({
              value: String(n + 1),
              text: t('leaveTypes.months', { count: n + 1 }),
            })),
          ]}
        />
      )}
    </>
  );
}
