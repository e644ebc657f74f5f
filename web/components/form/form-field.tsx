import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface FormFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly multiline?: boolean;
  readonly endAdornment?: ReactNode;
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

/** A line of text, or several, up to six in sight, with the keyboard that fits it. */
export function FormField(props: FormFieldProps) {
  const { value, onChange, type = 'text', autoComplete = 'off', multiline = false, inputProps, ...field } = props;
  const { autoFocus = false, endAdornment, ...labelled } = field;
  return (
    <Field {...labelled}>
      {(control) => (
        <OutlinedInput
          id={control.id}
          name={control.name}
          value={value}
          type={type}
          fullWidth
          size="small"
          error={control.error}
          required={control.required}
          autoFocus={autoFocus}
          multiline={multiline}
          {...(multiline ? { minRows: 2, maxRows: 6 } : {})}
          autoComplete={autoComplete}
          endAdornment={endAdornment}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ ...inputProps, ...control.aria }}
        />
      )}
    </Field>
  );
}
