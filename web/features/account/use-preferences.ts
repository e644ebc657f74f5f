import { useColorScheme } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { accountChanges, accountQueries, type PreferenceChange } from '../../data/account/account.ts';
import { useReadInLanguage } from '../../data/use-read-in-language.ts';
import { chooseLook } from '../../lib/look/look-choices.ts';
import { languageChosenHere, speakAsMember, startLanguage } from '../../lib/words/language.ts';

/**
 * Makes the look of this device that of the member: the device remembers it for the first paint, and what they chose on
 * any device wins once it is known. Answers a function that chooses something, here at once and for every device.
 */
export function usePreferences(): (change: PreferenceChange) => void {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const { setMode } = useColorScheme();
  const { data } = useQuery(accountQueries.preferences);
  const save = useMutation(accountChanges.savePreferences);

  useEffect(() => {
    if (!data?.stored) return;
    setMode(data.theme);
    chooseLook(data);
  }, [data, setMode]);

  return (change) => {
    if (change.theme) setMode(change.theme);
    if (change.language) void speakAsMember(change.language);
    chooseLook(change);
    save.mutate(change, {
      onError: (problem) => (change.notify ? sayProblem(problem) : say(t('shell.keptHereOnly'), 'warning')),
    });
  };
}

/**
 * Speaks the language that the member has chosen on any device. Who has never chosen gets what was
 * chosen here before they signed in, also for their mails; never what the member before them reads.
 */
export function useOwnLanguage(): void {
  const { data } = useQuery(accountQueries.preferences);
  const { mutate } = useMutation(accountChanges.savePreferences);
  useEffect(() => {
    if (!data) return;
    if (data.languagechosen) return void speakAsMember(data.language);
    const language = languageChosenHere();
    // Where it cannot be stored now, the next visit tries again.
    if (language) mutate({ language });
    else void startLanguage();
  }, [data, mutate]);
  const { i18n } = useTranslation();
  useReadInLanguage(i18n.language);
}
