import { MOST_HOURS_OFF } from '@muster/domain/attendance/corrections/most-hours-off.ts';
import type { SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import {
  type CompanySettings,
  type RegistrationMode,
  type SettingsInput,
  type SettingsTouch,
  saveSettings,
} from '@muster/domain/office/settings-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyChanges, previewSettings } from '../../data/company.ts';
import { changedMeanwhile } from '../../lib/form/changed-meanwhile.ts';
import { numberOf } from '../../lib/form/typed-number.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useQuestion } from '../../lib/form/use-question.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';
import type { ShownSetting } from './settings-versions.tsx';

const NIGHT = ['nightfrom', 'nighttill'] as const;
/** What is asked about before it is saved, where it would change anything of days that there are. */
const ASKED_BEFORE = ['periodstarts', 'countedfrom', 'overtimeapprovedfrom', ...NIGHT] as const;

/** Hours off are typed as hours, of which the server counts minutes. */
const TOO_MANY_HOURS = { code: 'INVALID_INPUT', params: { reason: 'high', limit: MOST_HOURS_OFF / 60 } };

/**
 * The settings that are typed, begun with those that were read. Saving names the revision that the form began with, and
 * what other days of counting or of pay would change, or other times of the night, is asked before.
 */
export function useSettingsForm(settings: CompanySettings) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const say = useSnackbar();
  const save = useMutation(companyChanges.saveSettings);
  const [base, setBase] = useState(settings);
  const touching = useQuestion<SettingsTouch>();
  const form = useForm({
    initial: shown(settings),
    contract: saveSettings,
    toBody: (values) =>
      ({
        name: values.name,
        weekstart: Number(values.weekstart),
        registration: values.registration as RegistrationMode,
        tripsshown: values.tripsshown as CompanySettings['tripsshown'],
        samples: values.samples === 'on',
        reminders: values.reminders === 'on',
        tripapproval: values.tripapproval as CompanySettings['tripapproval'],
        secondfactor: values.secondfactor as SecondFactorMode,
        locationdays: values.locationdays.trim() === '' ? null : numberOf(values.locationdays),
        offlinepunches: values.offlinepunches as CompanySettings['offlinepunches'],
        unlocatedpunches: values.unlocatedpunches as CompanySettings['unlocatedpunches'],
        periodstarts: Number(values.periodstarts),
        countedfrom: values.countedfrom || null,
        inlieu: values.inlieu || null,
        inlieuminutes: numberOf(values.inlieuminutes),
        nightfrom: values.nightfrom || null,
        nighttill: values.nighttill || null,
        overtimeapprovedfrom: values.overtimeapprovedfrom || null,
        hoursoff: Math.round(numberOf(values.hoursoff) * 60),
        revision: base.revision,
      }) satisfies Required<SettingsInput>,
    // An empty day is no way back to counting every day: it may be one that was typed wrong.
    required: settings.countedfrom === null ? ['name'] : ['name', 'countedfrom'],
    // Two empty times say that there is no night: two that were begun do not.
    check: ({ hoursoff }) => ({
      ...Object.fromEntries(NIGHT.filter(isBegun).map((it) => [it, t('common.required')])),
      ...(hoursoff.trim() === '' && { hoursoff: t('company.hoursOffAsked') }),
      ...(numberOf(hoursoff) * 60 > MOST_HOURS_OFF && { hoursoff: textOf(TOO_MANY_HOURS) }),
    }),
    together: () => NIGHT,
    send: async (body) => {
      if (ASKED_BEFORE.some((it) => body[it] !== base[it])) {
        const touches = await previewSettings(body);
        const touchesAny = touches.periods.length > 0 || touches.days || touches.night || touches.overtime;
        if (touchesAny && !(await touching.ask(touches))) return 'unsent';
      }
      const saved = await save.mutateAsync(body);
      setBase(saved);
      say(t('company.saved'));
      return shown(saved);
    },
  });
  const { theirs, ...waysOn } = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return shown(stored);
  });
  return { form, touching, theirs: theirs && shown(theirs), ...waysOn };
}

export type SettingsFields = Pick<ReturnType<typeof useSettingsForm>['form'], 'field' | 'values'>;

/** The settings as they are typed: what is not a text or may be none, as one. */
const shown = ({
  zone: _zone,
  revision: _revision,
  may: _may,
  ...settings
}: CompanySettings): Record<ShownSetting, string> => ({
  ...settings,
  weekstart: String(settings.weekstart),
  samples: settings.samples ? 'on' : 'off',
  reminders: settings.reminders ? 'on' : 'off',
  locationdays: settings.locationdays === null ? '' : String(settings.locationdays),
  periodstarts: String(settings.periodstarts),
  countedfrom: settings.countedfrom ?? '',
  inlieu: settings.inlieu ?? '',
  inlieuminutes: String(settings.inlieuminutes),
  nightfrom: settings.nightfrom ?? '',
  nighttill: settings.nighttill ?? '',
  overtimeapprovedfrom: settings.overtimeapprovedfrom ?? '',
  hoursoff: String(Math.round((settings.hoursoff / 60) * 100) / 100),
});

/** Whether a field of a form holds a time of which a part is missing: by its value a browser tells it like one that is empty. */
const isBegun = (name: string): boolean =>
  document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)?.validity.badInput ?? false;
