import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../../data/lookups.ts';

interface CompetitorFieldProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (competitors: readonly string[]) => void;
  readonly error: string | undefined;
}

/** Several competitors, chosen by typing a part of the name. */
export function CompetitorField({ label, chosen, onChange, error }: CompetitorFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data = [], isError, isPending } = useQuery(lookupQueries.competitors);
  const beneath = error ?? (isError ? t('trips.form.listFailed') : undefined);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Autocomplete
        id={id}
        multiple
        size="small"
        options={data.map((it) => it.competitor)}
        value={[...chosen]}
        loading={isPending}
        disableCloseOnSelect
        slotProps={{ chip: { size: 'medium' } }}
        sx={{ '& .MuiOutlinedInput-root': { minHeight: 46 } }}
        onChange={(_event, next) => onChange(next)}
        noOptionsText={t('trips.form.nothingFound')}
        loadingText={t('shell.loading')}
        clearText={t('trips.form.clear')}
        openText={t('trips.form.openList')}
        closeText={t('common.close')}
        renderInput={(params) => <TextField {...params} name="competitor" error={error !== undefined} />}
      />
      {beneath && (
        <FormHelperText
          error={error !== undefined}
          role={error ? 'alert' : undefined}
          sx={{ m: 0, fontSize: '0.8125rem' }}
        >
          {beneath}
        </FormHelperText>
      )}
    </Box>
  );
}
