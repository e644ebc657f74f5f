import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';
import { useUnchosen } from './use-unchosen.ts';

type Own = 'renderInput' | 'id' | 'clearText' | 'openText' | 'closeText' | 'loadingText';

interface AutocompleteFieldProps<T, Several extends boolean>
  extends FieldProps,
    Omit<AutocompleteProps<T, Several, false, false>, Own | keyof FieldProps> {
  readonly autoFocus?: boolean;
  /** So much is taken by what is asked for the options, where the server looks for them. */
  readonly longest?: number;
  /** What is an option's name beside its label: typed in full it is as good as chosen. */
  readonly spellings?: (option: T) => readonly string[];
  /** What is said of a text that names none; of any list, if left out. */
  readonly unchosen?: string;
}

/** One or several of many, found by typing a part of the name. What is typed into a form and names none is not sent. */
export function AutocompleteField<T, Several extends boolean = false>(props: AutocompleteFieldProps<T, Several>) {
  const { name, label, hint, error, required, optional, ...own } = props;
  const { autoFocus = false, longest, spellings, unchosen, ...rest } = own;
  const { t } = useTranslation();
  const { isUnchosen, typing } = useUnchosen(props);
  const wrong = isUnchosen ? (unchosen ?? t('choosing.fromList')) : error;
  return (
    <Field {...{ name, label, hint, error: wrong }} required={required ?? false} optional={optional ?? false}>
      {(control) => (
        <Autocomplete<T, Several, false, false>
          noOptionsText={t('common.nothingFound')}
          {...rest}
          {...typing}
          id={control.id}
          clearText={t('common.clear')}
          openText={t('common.openList')}
          closeText={t('common.close')}
          loadingText={t('shell.loading')}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              id={params.id}
              disabled={params.disabled}
              fullWidth
              size="small"
              name={name}
              autoFocus={autoFocus}
              error={control.error}
              required={control.required}
              {...slotProps.input}
              inputProps={{ ...slotProps.htmlInput, maxLength: longest, ...control.aria }}
            />
          )}
        />
      )}
    </Field>
  );
}
