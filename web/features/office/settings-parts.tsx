import Box from '@mui/material/Box';
import { unlocatedModes } from '@muster/domain/attendance/location-verdict.ts';
import { offlineModes } from '@muster/domain/attendance/offline-punch.ts';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { secondFactorModes } from '@muster/domain/factors/factor-rules.ts';
import type { CompanySettings, RegistrationMode } from '@muster/domain/office/settings-contract.ts';
import { registrationModes } from '@muster/domain/office/settings-policy.ts';
import { tripApprovalModes } from '@muster/domain/trips/trip-policy.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FixedValue } from '../../components/form/fixed-value.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { showWeekday } from '../../lib/time/show-time.ts';
import { FormPart } from './form-part.tsx';
import { InLieuFields } from './in-lieu-fields.tsx';
import { PeriodStartsField } from './period-starts-field.tsx';
import { SinceField } from './since-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** Any Monday. */
const MONDAY = '2026-11-16';

interface PartProps {
  readonly settings: CompanySettings;
  readonly form: SettingsFields;
}

export function CompanyPart({ settings, form }: PartProps) {
  const { t, i18n } = useTranslation();
  const weekdays = Array.from({ length: 7 }, (_, n) => ({
    value: String(n + 1),
    text: showWeekday(addDays(MONDAY, n), i18n.language),
  }));
  return (
    <Part title={t('company.parts.company')}>
      <FormField {...form.field('name')} label={t('company.name')} />
      <SelectField {...form.field('weekstart')} label={t('company.weekStart')} options={weekdays} />
      <FixedValue label={t('company.zone')} value={settings.zone} hint={t('company.zoneFixed')} />
      <SelectField
        {...form.field('samples')}
        label={t('company.samples')}
        hint={t('company.samplesHint')}
        options={[
          { value: 'on', text: t('company.samplesOn') },
          { value: 'off', text: t('company.samplesOff') },
        ]}
      />
    </Part>
  );
}

export function CheckInPart({ settings, form }: PartProps) {
  const { t } = useTranslation();
  const may = settings.may.registration;
  return (
    <Part title={t('company.parts.checkIn')}>
      <AdministratorsChoice
        may={may}
        {...form.field('unlocatedpunches')}
        label={t('company.unlocatedPunches')}
        hint={t('company.unlocatedPunchesHint')}
        options={unlocatedModes.map((it) => ({ value: it, text: t(`company.unlocatedModes.${it}`) }))}
      />
      <AdministratorsChoice
        may={may}
        {...form.field('offlinepunches')}
        label={t('company.offlinePunches')}
        hint={t('company.offlinePunchesHint')}
        options={offlineModes.map((it) => ({ value: it, text: t(`company.offlineModes.${it}`) }))}
      />
      {may ? (
        <FormField
          {...form.field('locationdays')}
          label={t('company.locationDays')}
          hint={t('company.locationDaysHint')}
          inputProps={{ inputMode: 'numeric' }}
        />
      ) : (
        <Kept label={t('company.locationDays')}>
          {settings.locationdays === null
            ? t('company.locationAlways')
            : t('company.locationDaysUnit', { days: String(settings.locationdays) })}
        </Kept>
      )}
      <SelectField
        {...form.field('reminders')}
        label={t('company.reminders')}
        hint={t('company.remindersHint')}
        options={[
          { value: 'on', text: t('company.remindersOn') },
          { value: 'off', text: t('company.remindersOff') },
        ]}
      />
    </Part>
  );
}

export function PayPart({ settings, form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('company.parts.pay')}>
      <PeriodStartsField {...form.field('periodstarts')} stored={settings.periodstarts} />
      {settings.may.registration ? (
        <SinceField
          {...form.field('countedfrom')}
          label={t('company.countedFrom')}
          about={t('company.countedFromHint')}
          weekStart={settings.weekstart}
        />
      ) : (
        <Kept label={t('company.countedFrom')}>
          {settings.countedfrom === null ? t('company.countedAlways') : showDay(settings.countedfrom)}
        </Kept>
      )}
      <InLieuFields settings={settings} form={form} />
      <FormField
        {...form.field('hoursoff')}
        label={t('company.hoursOff')}
        hint={t('company.hoursOffHint')}
        inputProps={{ inputMode: 'decimal' }}
      />
      <Box sx={{ ...columns, gridColumn: '1 / -1' }}>
        <FormField
          {...form.field('nightfrom')}
          label={t('company.nightFrom')}
          hint={t('company.nightFromHint')}
          type="time"
        />
        <FormField
          {...form.field('nighttill')}
          label={t('company.nightTill')}
          hint={t('company.nightTillHint')}
          type="time"
        />
      </Box>
      {settings.may.registration ? (
        <SinceField
          {...form.field('overtimeapprovedfrom')}
          label={t('company.overtimeApprovedFrom')}
          about={t('company.overtimeApprovedFromHint')}
          weekStart={settings.weekstart}
        />
      ) : (
        <Kept label={t('company.overtimeApprovedFrom')}>
          {settings.overtimeapprovedfrom === null
            ? t('company.overtimeApprovedNever')
            : showDay(settings.overtimeapprovedfrom)}
        </Kept>
      )}
    </Part>
  );
}

export function TripsPart({ settings, form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('company.parts.trips')}>
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
    </Part>
  );
}

export function AccountsPart({ settings, form }: PartProps) {
  const { t } = useTranslation();
  const may = settings.may.registration;
  return (
    <Part title={t('company.parts.accounts')}>
      <AdministratorsChoice
        may={may}
        {...form.field('registration')}
        label={t('company.registration')}
        hint={t(`company.registrationHints.${form.values.registration as RegistrationMode}`)}
        options={registrationModes.map((it) => ({ value: it, text: t(`company.registrations.${it}`) }))}
      />
      <AdministratorsChoice
        may={may}
        {...form.field('secondfactor')}
        label={t('company.secondFactor')}
        hint={t('company.secondFactorHint')}
        options={secondFactorModes.map((it) => ({ value: it, text: t(`company.secondFactors.${it}`) }))}
      />
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <FormPart title={title} level="h3">
      <Box sx={columns}>{children}</Box>
    </FormPart>
  );
}

interface AdministratorsChoiceProps extends ComponentProps<typeof SelectField> {
  readonly may: boolean;
}

/** A choice that only administrators have; others see what was chosen, and why they cannot. */
function AdministratorsChoice({ may, ...field }: AdministratorsChoiceProps) {
  if (may) return <SelectField {...field} />;
  return <Kept label={field.label}>{field.options.find((it) => it.value === field.value)?.text ?? ''}</Kept>;
}

/** What only administrators change, as others see it. */
function Kept({ label, children }: { readonly label: string; readonly children: string }) {
  const { t } = useTranslation();
  return <FixedValue label={label} value={children} hint={t('company.registrationKept')} />;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
