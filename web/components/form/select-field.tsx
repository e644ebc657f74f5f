import Select from '@mui/material/Select';
import { Field, type FieldProps } from './field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few, with the device's own list behind it. */
export function SelectField({ value, options, onChange, ...labelled }: SelectFieldProps) {
  return (
    <Field {...labelled}>
      {(control) => (
        <Select
          native
          size="small"
          fullWidth
          name={control.name}
          value={value}
          error={control.error}
          required={control.required}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ id: control.id, ...control.aria }}
        >
          {options.map((it) => (
            <option key={it.value} value={it.value}>
              {it.text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
