import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { FormColumn } from '../../../components/form/form-column.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { companyQueries } from '../../../data/company.ts';
import { noValues, type SignUpValues, wrongIn } from './sign-up-values.ts';

/** Shown by the calendar until the company has said what day it is. */
const FIRST_DAY = '2026-01-01';

const genders = ['female', 'male', 'other'] as const;

/** A form of every kind of field. It says what is wrong like any other, and sends nothing. */
export function FormSpecimen() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { data: company } = useQuery(companyQueries.shown);
  const [values, setValues] = useState(noValues);
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongIn(values) : {};
  const sentenceOf = (name: keyof SignUpValues) => {
    const found = wrong[name];
    if (found === undefined) return undefined;
    if (found === 'missing') return t('common.required');
    return found === 'terms' ? t('styleGuide.form.termsMissing') : t(`styleGuide.form.wrong.${found}`);
  };
  const field = <N extends keyof SignUpValues>(name: N) => ({
    name,
    value: values[name],
    required: true,
    error: sentenceOf(name),
    onChange: (value: SignUpValues[N]) => setValues({ ...values, [name]: value }),
  });
  const submit = () => {
    setTried(true);
    if (Object.keys(wrongIn(values)).length === 0) say(t('styleGuide.form.submitted'), 'info');
  };
  return (
    <FormColumn
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField
          {...field('username')}
          label={t('styleGuide.form.username')}
          hint={t('styleGuide.form.usernameHint')}
        />
        <FormField {...field('firstName')} label={t('styleGuide.form.firstName')} />
        <FormField {...field('email')} label={t('styleGuide.form.email')} inputProps={{ inputMode: 'email' }} />
        <DayField
          {...field('date')}
          label={t('styleGuide.form.date')}
          picker={{ today: company?.today ?? FIRST_DAY, weekStart: company?.weekstart ?? 1 }}
        />
        <FormField
          {...field('card')}
          label={t('styleGuide.form.card')}
          hint={t('styleGuide.form.cardHint')}
          inputProps={{ inputMode: 'numeric' }}
        />
        <FormField {...field('mobile')} label={t('styleGuide.form.mobile')} inputProps={{ inputMode: 'tel' }} />
        <PasswordField {...field('password')} label={t('styleGuide.form.password')} autoComplete="new-password" />
        <PasswordField {...field('again')} label={t('styleGuide.form.again')} autoComplete="new-password" />
      </Box>
      <Field name="gender" label={t('styleGuide.form.gender')} group error={sentenceOf('gender')}>
        {(control) => (
          <RadioGroup
            row
            name="gender"
            value={values.gender}
            aria-labelledby={control.labelledBy}
            aria-describedby={control.aria['aria-describedby']}
            onChange={(_event, gender) => setValues({ ...values, gender })}
          >
            {genders.map((it) => (
              <FormControlLabel key={it} value={it} control={<Radio />} label={t(`styleGuide.form.genders.${it}`)} />
            ))}
          </RadioGroup>
        )}
      </Field>
      <Field name="terms" label={t('styleGuide.form.termsLabel')} group error={sentenceOf('terms')}>
        {(control) => (
          <FormControlLabel
            label={t('styleGuide.form.terms')}
            control={
              <Checkbox
                checked={values.terms}
                onChange={(_event, terms) => setValues({ ...values, terms })}
                slotProps={{ input: control.aria }}
              />
            }
          />
        )}
      </Field>
      <Box>
        <SubmitButton busy={false}>{t('styleGuide.form.submit')}</SubmitButton>
      </Box>
    </FormColumn>
  );
}
