import Box from '@mui/material/Box';
import { unlocatedModes } from '@muster/domain/attendance/location-verdict.ts';
import { offlineModes } from '@muster/domain/attendance/offline-punch.ts';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { secondFactorModes } from '@muster/domain/factors/factor-rules.ts';
import type { CompanySettings, RegistrationMode } from '@muster/domain/office/office-contract.ts';
import { registrationModes } from '@muster/domain/office/settings-policy.ts';
import { tripApprovalModes } from '@muster/domain/trips/trip-policy.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedQuestion } from '../../components/form/discard-question.tsx';
import { FixedValue } from '../../components/form/fixed-value.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { showWeekday } from '../../lib/show-time.ts';
import { CountedFromField } from './counted-from-field.tsx';
import { PeriodStartsField } from './period-starts-field.tsx';
import { SettingsQuestion } from './settings-question.tsx';
import { SettingsVersions } from './settings-versions.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Any Monday. */
const MONDAY = '2026-11-16';

interface SettingsFormProps {
  readonly settings: CompanySettings;
}

/** The settings of the company. */
export function SettingsForm({ settings }: SettingsFormProps) {
  const { t, i18n } = useTranslation();
  const { form, touching, theirs, takeTheirs, keepMine } = useSettingsForm(settings);
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
        <AdministratorsChoice
          may={settings.may.registration}
          {...form.field('tripapproval')}
          label={t('company.tripApproval')}
          hint={t('company.tripApprovalHint')}
          options={tripApprovalModes.map((it) => ({ value: it, text: t(`company.tripApprovals.${it}`) }))}
        />
        <AdministratorsChoice
          may={settings.may.registration}
          {...form.field('registration')}
          label={t('company.registration')}
          hint={t(`company.registrationHints.${form.values.registration as RegistrationMode}`)}
          options={registrationModes.map((it) => ({ value: it, text: t(`company.registrations.${it}`) }))}
        />
        <AdministratorsChoice
          may={settings.may.registration}
          {...form.field('secondfactor')}
          label={t('company.secondFactor')}
          hint={t('company.secondFactorHint')}
          options={secondFactorModes.map((it) => ({ value: it, text: t(`company.secondFactors.${it}`) }))}
        />
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
        {settings.may.registration ? (
          <FormField
            {...form.field('locationdays')}
            label={t('company.locationDays')}
            hint={t('company.locationDaysHint')}
            inputProps={{ inputMode: 'numeric' }}
          />
        ) : (
          <FixedValue
            label={t('company.locationDays')}
            value={
              settings.locationdays === null
                ? t('company.locationAlways')
                : t('company.locationDaysUnit', { days: String(settings.locationdays) })
            }
            hint={t('company.registrationKept')}
          />
        )}
        <AdministratorsChoice
          may={settings.may.registration}
          {...form.field('offlinepunches')}
          label={t('company.offlinePunches')}
          hint={t('company.offlinePunchesHint')}
          options={offlineModes.map((it) => ({ value: it, text: t(`company.offlineModes.${it}`) }))}
        />
        <AdministratorsChoice
          may={settings.may.registration}
          {...form.field('unlocatedpunches')}
          label={t('company.unlocatedPunches')}
          hint={t('company.unlocatedPunchesHint')}
          options={unlocatedModes.map((it) => ({ value: it, text: t(`company.unlocatedModes.${it}`) }))}
        />
        <PeriodStartsField {...form.field('periodstarts')} stored={settings.periodstarts} />
        {settings.may.registration ? (
          <CountedFromField {...form.field('countedfrom')} weekStart={settings.weekstart} />
        ) : (
          <FixedValue
            label={t('company.countedFrom')}
            value={settings.countedfrom === null ? t('company.countedAlways') : showDay(settings.countedfrom)}
            hint={t('company.registrationKept')}
          />
        )}
        <FixedValue label={t('company.zone')} value={settings.zone} hint={t('company.zoneFixed')} />
      </Box>
      {theirs ? (
        <SettingsVersions
          opened={form.opened}
          typed={form.values}
          stored={theirs}
          onTheirs={takeTheirs}
          onMine={keepMine}
        />
      ) : (
        <FormProblem form={form} />
      )}
      <UnsavedQuestion form={form} />
      {touching.about && <SettingsQuestion touches={touching.about} onAnswer={touching.answer} />}
      <SubmitButton busy={form.busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {form.again ? t('common.tryAgain') : t('common.save')}
      </SubmitButton>
    </FormColumn>
  );
}

interface AdministratorsChoiceProps extends ComponentProps<typeof SelectField> {
  readonly may: boolean;
}

/** A choice that only administrators have; others see what was chosen, and why they cannot. */
function AdministratorsChoice({ may, ...field }: AdministratorsChoiceProps) {
  const { t } = useTranslation();
  if (may) return <SelectField {...field} />;
  const chosen = field.options.find((it) => it.value === field.value)?.text ?? '';
  return <FixedValue label={field.label} value={chosen} hint={t('company.registrationKept')} />;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
