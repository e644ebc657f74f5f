import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceGroupProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: readonly number[];
  readonly options: readonly { readonly value: number; readonly text: string }[];
  readonly onChange: (value: number[]) => void;
}

/** Any of a few. */
export function ChoiceGroup({ name, label, hint, error, value, options, onChange }: ChoiceGroupProps) {
  const id = useId();
  const toggle = (one: number) => onChange(value.includes(one) ? value.filter((it) => it !== one) : [...value, one]);
  return (
    <Box
      component="fieldset"
      data-field={name}
      aria-describedby={`${id}-hint`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {options.map((it) => (
          <FormControlLabel
            key={it.value}
            label={it.text}
            control={<Checkbox name={name} checked={value.includes(it.value)} onChange={() => toggle(it.value)} />}
          />
        ))}
      </Box>
      <Typography id={`${id}-hint`} variant="body2" color={error ? 'error' : 'textSecondary'}>
        {error ?? hint}
      </Typography>
    </Box>
  );
}
