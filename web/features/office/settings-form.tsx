import Box from '@mui/material/Box';
import { addDays } from '@muster/domain/calendar/day.ts';
import { type SecondFactorMode, secondFactorModes } from '@muster/domain/factors/factor-rules.ts';
import { type CompanySettings, type RegistrationMode, saveSettings } from '@muster/domain/office/office-contract.ts';
import { registrationModes } from '@muster/domain/office/settings-policy.ts';
import { tripApprovalModes } from '@muster/domain/trips/trip-policy.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FixedValue } from '../../components/form/fixed-value.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyChanges } from '../../data/company.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showWeekday } from '../../lib/show-time.ts';
import { SettingsVersions, type ShownSetting } from './settings-versions.tsx';

/** Any Monday. */
const MONDAY = '2026-11-16';

interface SettingsFormProps {
  readonly settings: CompanySettings;
}

/** The settings of the company. Saving names the revision that the form began with. */
export function SettingsForm({ settings }: SettingsFormProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const save = useMutation(companyChanges.saveSettings);
  const [revision, setRevision] = useState(settings.revision);
  const form = useForm({
    initial: shown(settings),
    contract: saveSettings,
    toBody: (values) => ({
      name: values.name,
      weekstart: Number(values.weekstart),
      registration: values.registration as RegistrationMode,
      tripsshown: values.tripsshown as CompanySettings['tripsshown'],
      samples: values.samples === 'on',
      reminders: values.reminders === 'on',
      tripapproval: values.tripapproval as CompanySettings['tripapproval'],
      secondfactor: values.secondfactor as SecondFactorMode,
      locationdays: values.locationdays.trim() === '' ? null : Number(values.locationdays),
      revision,
    }),
    required: ['name'],
    send: async (body) => {
      const saved = await save.mutateAsync(body);
      setRevision(saved.revision);
      say(t('company.saved'));
      return shown(saved);
    },
  });
  const theirs =
    form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as CompanySettings | undefined) : undefined;
  const weekdays = Array.from({ length: 7 }, (_, n) => ({
    value: String(n + 1),
    text: showWeekday(addDays(MONDAY, n), i18n.language),
  }));
  return (
    <FormColumn onSubmit={form.submit}>
      <Box sx={columns}>
        <FormField {...form.field('name')} label={t('company.name')} />
        <SelectField {...form.field('weekstart')} label={t('company.weekStart')} options={weekdays} />
        <SelectField
          {...form.field('tripsshown')}
          label={t('company.tripsShown')}
          hint={t('company.tripsHint')}
          options={[
            { value: 'all', text: t('company.tripsAll') },
            { value: 'own', text: t('company.tripsOwn') },
          ]}
        />
        <SelectField
          {...form.field('tripapproval')}
          label={t('company.tripApproval')}
          hint={t('company.tripApprovalHint')}
          options={tripApprovalModes.map((it) => ({ value: it, text: t(`company.tripApprovals.${it}`) }))}
        />
        {settings.may.registration ? (
          <SelectField
            {...form.field('registration')}
            label={t('company.registration')}
            hint={t(`company.registrationHints.${form.values.registration as RegistrationMode}`)}
            options={registrationModes.map((it) => ({ value: it, text: t(`company.registrations.${it}`) }))}
          />
        ) : (
          <FixedValue
            label={t('company.registration')}
            value={t(`company.registrations.${settings.registration}`)}
            hint={t('company.registrationKept')}
          />
        )}
        {settings.may.registration ? (
          <SelectField
            {...form.field('secondfactor')}
            label={t('company.secondFactor')}
            hint={t('company.secondFactorHint')}
            options={secondFactorModes.map((it) => ({ value: it, text: t(`company.secondFactors.${it}`) }))}
          />
        ) : (
          <FixedValue
            label={t('company.secondFactor')}
            value={t(`company.secondFactors.${settings.secondfactor}`)}
            hint={t('company.registrationKept')}
          />
        )}
        <SelectField
          {...form.field('samples')}
          label={t('company.samples')}
          hint={t('company.samplesHint')}
          options={[
            { value: 'on', text: t('company.samplesOn') },
            { value: 'off', text: t('company.samplesOff') },
          ]}
        />
        <SelectField
          {...form.field('reminders')}
          label={t('company.reminders')}
          hint={t('company.remindersHint')}
          options={[
            { value: 'on', text: t('company.remindersOn') },
            { value: 'off', text: t('company.remindersOff') },
          ]}
        />
        <FormField
          {...form.field('locationdays')}
          label={t('company.locationDays')}
          hint={t('company.locationDaysHint')}
          inputProps={{ inputMode: 'numeric' }}
        />
        <FixedValue label={t('company.zone')} value={settings.zone} hint={t('company.zoneFixed')} />
      </Box>
      {theirs && theirs.revision !== revision ? (
        <SettingsVersions
          typed={form.values}
          stored={shown(theirs)}
          onTheirs={() => {
            setRevision(theirs.revision);
            form.change(shown(theirs));
          }}
          onMine={() => setRevision(theirs.revision)}
        />
      ) : (
        <FormProblem form={form} />
      )}
      <SubmitButton busy={form.busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {form.again ? t('common.tryAgain') : t('common.save')}
      </SubmitButton>
    </FormColumn>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const shown = ({
  name,
  weekstart,
  registration,
  tripsshown,
  samples,
  reminders,
  tripapproval,
  secondfactor,
  locationdays,
}: CompanySettings): Record<ShownSetting, string> => ({
  name,
  weekstart: String(weekstart),
  registration,
  tripsshown,
  samples: samples ? 'on' : 'off',
  reminders: reminders ? 'on' : 'off',
  tripapproval,
  secondfactor,
  locationdays: locationdays === null ? '' : String(locationdays),
});
