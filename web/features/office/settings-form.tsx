import type { CompanySettings } from '@muster/domain/office/settings-contract.ts';
import { useTranslation } from 'react-i18next';
import { UnsavedQuestion } from '../../components/form/discard-question.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { AccountsPart, CheckInPart, CompanyPart, PayPart, TripsPart } from './settings-parts.tsx';
import { SettingsQuestion } from './settings-question.tsx';
import { SettingsVersions } from './settings-versions.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  readonly settings: CompanySettings;
}

/** The settings of the company. */
export function SettingsForm({ settings }: SettingsFormProps) {
  const { t } = useTranslation();
  const { form, touching, theirs, takeTheirs, keepMine } = useSettingsForm(settings);
  return (
    <FormColumn onSubmit={form.submit}>
      <CompanyPart settings={settings} form={form} />
      <CheckInPart settings={settings} form={form} />
      <PayPart settings={settings} form={form} />
      <TripsPart settings={settings} form={form} />
      <AccountsPart settings={settings} form={form} />
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
