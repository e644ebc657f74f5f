import type { SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import { type CompanySettings, type RegistrationMode, saveSettings } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyChanges } from '../../data/company.ts';
import { useForm } from '../../lib/form/use-form.ts';
import type { ShownSetting } from './settings-versions.tsx';

/** The settings that are typed, begun with those that were read. Saving names the revision that the form began with. */
export function useSettingsForm(settings: CompanySettings) {
  const { t } = useTranslation();
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
      offlinepunches: values.offlinepunches as CompanySettings['offlinepunches'],
      unlocatedpunches: values.unlocatedpunches as CompanySettings['unlocatedpunches'],
      periodstarts: Number(values.periodstarts),
      countedfrom: values.countedfrom || null,
      revision,
    }),
    // An empty day is no way back to counting every day: it may be one that was typed wrong.
    required: settings.countedfrom === null ? ['name'] : ['name', 'countedfrom'],
    send: async (body) => {
      const saved = await save.mutateAsync(body);
      setRevision(saved.revision);
      say(t('company.saved'));
      return shown(saved);
    },
  });
  const theirs =
    form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as CompanySettings | undefined) : undefined;
  return {
    form,
    /** The settings as somebody else has saved them meanwhile, until it is said which of both shall be. */
    theirs: theirs && theirs.revision !== revision ? shown(theirs) : undefined,
    takeTheirs: () => {
      if (!theirs) return;
      setRevision(theirs.revision);
      form.takeTheirs(shown(theirs));
    },
    keepMine: () => {
      if (!theirs) return;
      setRevision(theirs.revision);
      form.keepMine(shown(theirs));
    },
  };
}

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
  offlinepunches,
  unlocatedpunches,
  periodstarts,
  countedfrom,
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
  offlinepunches,
  unlocatedpunches,
  periodstarts: String(periodstarts),
  countedfrom: countedfrom ?? '',
});
