import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/office-contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const SETTINGS = ['settings'];

export function useSettings() {
  return useQuery({ queryKey: SETTINGS, queryFn: async () => (await api.call(readSettings)).data });
}

/** Saves the settings; whatever the screen shows by them is read anew. */
export function useSaveSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: SettingsInput) => (await api.call(saveSettings, { body })).data,
    onSuccess: (saved) => {
      queries.setQueryData(SETTINGS, saved);
      void queries.invalidateQueries({ queryKey: ['company'] });
      void queries.invalidateQueries({ queryKey: ['trips'] });
    },
  });
}
