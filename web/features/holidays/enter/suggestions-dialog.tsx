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
import { holidayChanges, holidayOfficeQueries } from '../../../data/holidays/holiday-office.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { countriesIn } from '../../../lib/country-names.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { ticking } from '../../../lib/ticking.ts';
import { HolidaySitesField } from '../holiday-sites.tsx';
import { fileOf, isTicked } from './chosen-holidays.ts';
import { SuggestedRows } from './suggested-rows.tsx';

interface SuggestionsDialogProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** The holidays of a country, as far as they are known, to choose from. */
export function SuggestionsDialog({ year, onClose }: SuggestionsDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
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
  const { leave, question } = useDiscardQuestion(
    { filled: turned.size > 0 || sites.length > 0, maybeSent: store.isPending || isLost },
    onClose,
  );
  const options = (first: string, list: HolidaySuggestions['countries'] = []) => [
    { value: '', text: first },
    ...list.map(({ code, name }) => ({ value: code, text: name })),
  ];
  return (
    <DialogFrame
      open
      title={t('holidayOffice.enter.suggestTitle', { year })}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.cancel')}</Button>
          <SubmitButton type="button" busy={store.isPending} disabled={chosen.length === 0} onClick={confirm}>
            {t('holidayOffice.enter.add', { count: chosen.length })}
          </SubmitButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 2 }}>
        <SelectField
          name="country"
          label={t('holidayOffice.enter.country')}
          value={country}
          options={options(t('trips.form.choose'), countriesIn(i18n.language, countries.data?.countries ?? []))}
          error={countries.isError ? textOf(countries.error) : undefined}
          onChange={(code) => {
            setPicked(code);
            setRegion('');
            setTurned(new Set());
          }}
        />
        {(suggested.data?.regions.length ?? 0) > 0 && (
          <SelectField
            name="region"
            label={t('holidayOffice.enter.region')}
            value={region}
            options={options(t('holidayOffice.enter.wholeCountry'), suggested.data?.regions)}
            onChange={setRegion}
          />
        )}
      </Box>
      {country && (
        <Box sx={{ mb: 2 }}>
          <HolidaySitesField name="sites" value={sites} onChange={setSites} />
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
              <SuggestedRows holidays={holidays} turned={turned} onToggle={(key) => setTurned(ticking(turned, key))} />
            </>
          )}
        </Loaded>
      )}
      {question}
      {store.error && (
        <Typography role="alert" color="error">
          {textOf(store.error)}
        </Typography>
      )}
    </DialogFrame>
  );
}
