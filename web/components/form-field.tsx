import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface FormFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly multiline?: boolean;
  readonly endAdornment?: ReactNode;
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field with its label above, its hint or error beneath, and the keyboard that fits it. */
export function FormField(props: FormFieldProps) {
  const id = useId();
  const { label, name, value, onChange, error, hint, type = 'text', inputProps } = props;
  const beneath = error ?? hint;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        type={type}
        fullWidth
        size="small"
        error={error !== undefined}
        required={props.required ?? false}
        autoFocus={props.autoFocus ?? false}
        multiline={props.multiline ?? false}
        {...(props.multiline ? { minRows: 2 } : {})}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={props.endAdornment}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ ...inputProps, 'aria-describedby': beneath ? `${id}-beneath` : undefined }}
      />
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
