import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HolidaySuggestions } from '@muster/domain/holidays/holidays-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useDiscardQuestion } from '../../../components/form/discard-question.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { ticking } from '../../../components/ticking.ts';
import { holidayChanges, holidayOfficeQueries } from '../../../data/holidays/holiday-office.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { HolidaySitesField } from '../holiday-sites.tsx';
import { fileOf, isTicked } from './chosen-holidays.ts';
import { countriesIn } from './country-names.ts';
import { SuggestedRows } from './suggested-rows.tsx';

interface SuggestionsDialogProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** The holidays of a country, as far as they are known, to choose from. */
export function SuggestionsDialog({ year, onClose }: SuggestionsDialogProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const enter = useChosenHolidays(year, onClose);
  const { country, suggested, sites, turned, chosen, store } = enter;
  return (
    <DialogFrame
      open
      title={t('holidayOffice.enter.suggestTitle', { year })}
      onClose={enter.leave}
      actions={
        <>
          <Button onClick={enter.leave}>{t('common.cancel')}</Button>
          <SubmitButton type="button" busy={store.isPending} disabled={chosen.length === 0} onClick={enter.confirm}>
            {t('holidayOffice.enter.add', { count: chosen.length })}
          </SubmitButton>
        </>
      }
    >
      <CountryFields enter={enter} />
      {country && (
        <Box sx={{ mb: 2 }}>
          <HolidaySitesField name="sites" value={sites} onChange={enter.setSites} />
        </Box>
      )}
      {country && (
        <Loaded query={suggested} skeleton={<ListSkeleton rows={8} height={44} />}>
          {({ holidays, complete }) => (
            <>
              {!complete && (
                <Alert severity="info" sx={{ mb: 1 }}>
                  {t('holidayOffice.enter.incomplete', { year })}
                </Alert>
              )}
              <SuggestedRows holidays={holidays} turned={turned} onToggle={enter.toggle} />
            </>
          )}
        </Loaded>
      )}
      {enter.question}
      {store.error && (
        <Typography role="alert" color="error">
          {textOf(store.error)}
        </Typography>
      )}
    </DialogFrame>
  );
}

/** Which holidays of which country are chosen, and for which sites; their way to the list of the company. */
function useChosenHolidays(year: number, onClose: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [picked, setPicked] = useState<string | undefined>();
  const [region, setRegion] = useState('');
  const [sites, setSites] = useState<readonly number[]>([]);
  const { data: allSites = [] } = useQuery(holidayOfficeQueries.sites);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const countries = useQuery(holidayOfficeQueries.countries);
  const country = picked ?? countries.data?.own ?? '';
  const suggested = useQuery({ ...holidayOfficeQueries.suggestions(country, region, year), enabled: country !== '' });
  const store = useMutation(holidayChanges.importFile);
  const fresh = country ? (suggested.data?.holidays.filter((it) => !it.known) ?? []) : [];
  const chosen = fresh.filter((it) => isTicked(it, turned));
  const named = allSites.filter((it) => sites.includes(it.id)).map((it) => it.name);
  const confirm = () =>
    store.mutate(fileOf(chosen, named), {
      onSuccess: () => {
        say(t('holidayOffice.enter.stored', { count: chosen.length }));
        onClose();
      },
    });
  const isLost = store.error instanceof ApiProblem && store.error.unanswered;
  const leaving = useDiscardQuestion(
    { filled: turned.size > 0 || sites.length > 0, maybeSent: store.isPending || isLost },
    onClose,
  );
  const pick = (code: string) => {
    setPicked(code);
    setRegion('');
    setTurned(new Set());
  };
  const toggle = (key: string) => setTurned(ticking(turned, key));
  const whose = { countries, country, pick, region, setRegion };
  return { ...whose, suggested, sites, setSites, turned, toggle, chosen, store, confirm, ...leaving };
}

/** Whose holidays they are: a country's, or those of a part of it where its parts have their own. */
function CountryFields({ enter }: { readonly enter: ReturnType<typeof useChosenHolidays> }) {
  const { t, i18n } = useTranslation();
  const textOf = useProblemText();
  const { countries, suggested } = enter;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 2 }}>
      <SelectField
        name="country"
        label={t('holidayOffice.enter.country')}
        value={enter.country}
        options={optionsOf(t('trips.form.choose'), countriesIn(i18n.language, countries.data?.countries ?? []))}
        error={countries.isError ? textOf(countries.error) : undefined}
        onChange={enter.pick}
      />
      {(suggested.data?.regions.length ?? 0) > 0 && (
        <SelectField
          name="region"
          label={t('holidayOffice.enter.region')}
          value={enter.region}
          options={optionsOf(t('holidayOffice.enter.wholeCountry'), suggested.data?.regions)}
          onChange={enter.setRegion}
        />
      )}
    </Box>
  );
}

const optionsOf = (first: string, list: HolidaySuggestions['countries'] = []) => [
  { value: '', text: first },
  ...list.map(({ code, name }) => ({ value: code, text: name })),
];
