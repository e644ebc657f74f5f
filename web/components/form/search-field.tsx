import { SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import type { ReactNode } from 'react';
import { FormField } from './form-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** So much is taken by what is asked; if left out, what lists take. */
  readonly longest?: number;
  readonly endAdornment?: ReactNode;
}

/** The words by which a list is searched. */
export const SearchField = ({ longest = SEARCH_LENGTH, ...field }: SearchFieldProps) => (
  <FormField name="search" type="search" inputProps={{ maxLength: longest }} {...field} />
);
