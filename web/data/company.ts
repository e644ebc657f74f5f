import { readCompany } from '@muster/domain/office/office-contract.ts';
import {
  readFirstSteps,
  readSettings,
  type SettingsInput,
  type SettingsTouch,
  saveSettings,
} from '@muster/domain/office/settings-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api/api.ts';
import { makesStaleBehind } from './staleness.ts';

export const companyQueries = {
  /** Its name, zone and first day of the week, for everybody. They hardly ever change. */
  shown: queryOptions({
    queryKey: ['company'],
    queryFn: async () => (await api.call(readCompany)).data,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** What a new company still needs. It is done on other pages, so it is asked anew whenever it is shown. */
  firstSteps: queryOptions({
    queryKey: ['company', 'first-steps'],
    queryFn: async () => (await api.call(readFirstSteps)).data,
    staleTime: 0,
  }),
  /** What the office may set. */
  settings: queryOptions({
    queryKey: ['settings'],
    queryFn: async () => (await api.call(readSettings)).data,
  }),
};

/** What saving settings would change; nothing is stored. */
export async function previewSettings(body: SettingsInput): Promise<SettingsTouch> {
  const { touches } = (await api.call(saveSettings, { query: { preview: 'true' }, body })).data;
  return touches ?? { periods: [], days: null };
}

export const companyChanges = {
  /** Whose trips a member sees, on which day pay periods start, what check-ins are worth, what is given for work on days off, and from whom a second factor is asked, are among the settings. */
  saveSettings: mutationOptions({
    mutationFn: async (body: SettingsInput) => (await api.call(saveSettings, { body })).data,
    onSuccess: (saved, _sent, _before, { client }) => {
      client.setQueryData(companyQueries.settings.queryKey, saved);
    },
    ...makesStaleBehind('company', 'trips', 'periods', 'corrections', 'punch-rules', 'security'),
  }),
};
