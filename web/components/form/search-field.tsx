import type { ReactNode } from 'react';
import { FormField } from './form-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly endAdornment?: ReactNode;
}

/** So much the lists of days, leave and trips take at most. */
const inputProps = { maxLength: 60 };

/** The words by which a list is searched. */
export const SearchField = (props: SearchFieldProps) => (
  <FormField name="search" type="search" inputProps={inputProps} {...props} />
);
