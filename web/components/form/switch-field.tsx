import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { FieldProps } from './field.tsx';

interface SwitchFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** What is so or not, beside its label; what that means beneath. */
export function SwitchField({ name, label, hint, error, value, onChange }: SwitchFieldProps) {
  const id = useId();
  const beneath = error ?? hint;
  return (
    <Box data-field={name} sx={{ minWidth: 0 }}>
      <FormControlLabel
        labelPlacement="start"
        label={label}
        sx={{ m: 0, minHeight: 44, display: 'flex', justifyContent: 'space-between' }}
        slotProps={{ typography: { sx: { fontWeight: 500 } } }}
        control={
          <Switch
            name={name}
            edge="end"
            checked={value}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': beneath ? id : undefined } }}
          />
        }
      />
      {beneath && (
        <FormHelperText id={id} error={error !== undefined} sx={{ m: 0, fontSize: '0.8125rem' }}>
          {beneath}
        </FormHelperText>
      )}
    </Box>
  );
}
