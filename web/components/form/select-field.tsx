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
          sx={wrapping}
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

/**
 * On phones what is chosen takes as many lines as it needs, in browsers that let it: else it ends in dots under large letters.
 * Elsewhere there is room, and the arrow keys go on to the next choice without a list, which those browsers would open.
 */
const wrapping = {
  '@supports (appearance: base-select)': {
    '@media (max-width: 599.95px)': {
      '& select': { appearance: 'base-select', height: 'auto', whiteSpace: 'normal' },
      // The field has an arrow of its own.
      '& select::picker-icon': { display: 'none' },
    },
  },
};
