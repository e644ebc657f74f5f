import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** One of a few, with the device's own list behind it. */
export function SelectField({ label, name, value, options, onChange, error, hint }: SelectFieldProps) {
  const id = useId();
  const beneath = error ?? hint;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Select
        native
        size="small"
        fullWidth
        name={name}
        value={value}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, 'aria-describedby': beneath ? `${id}-beneath` : undefined }}
      >
        {options.map((it) => (
          <option key={it.value} value={it.value}>
            {it.text}
          </option>
        ))}
      </Select>
      {beneath && (
        <FormHelperText
          id={`${id}-beneath`}
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
