import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { zones } from './zones.ts';

interface ZoneFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** One of the world's zones, found by typing a part of its name. */
export function ZoneField({ name, value, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
        {t('setUp.zone')}
      </Typography>
      <Autocomplete
        id={id}
        options={zones}
        value={value === '' ? null : value}
        onChange={(_event, zone) => onChange(zone ?? '')}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            id={params.id}
            disabled={params.disabled}
            fullWidth
            size="small"
            name={name}
            error={error !== undefined}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': `${id}-beneath` }}
          />
        )}
      />
      <FormHelperText id={`${id}-beneath`} error={error !== undefined} sx={{ m: 0, fontSize: '0.8125rem' }}>
        {error ?? t('setUp.zoneHint')}
      </FormHelperText>
    </Box>
  );
}
