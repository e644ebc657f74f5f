import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';

type Own = 'renderInput' | 'id' | 'clearText' | 'openText' | 'closeText' | 'loadingText';

interface AutocompleteFieldProps<T, Several extends boolean>
  extends FieldProps,
    Omit<AutocompleteProps<T, Several, false, false>, Own | keyof FieldProps> {
  readonly autoFocus?: boolean;
}

/** One or several of many, found by typing a part of the name. */
export function AutocompleteField<T, Several extends boolean = false>(props: AutocompleteFieldProps<T, Several>) {
  const { name, label, hint, error, required, optional, autoFocus = false, ...rest } = props;
  const { t } = useTranslation();
  return (
    <Field {...{ name, label, hint, error }} required={required ?? false} optional={optional ?? false}>
      {(control) => (
        <Autocomplete<T, Several, false, false>
          noOptionsText={t('common.nothingFound')}
          {...rest}
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
              inputProps={{ ...slotProps.htmlInput, ...control.aria }}
            />
          )}
        />
      )}
    </Field>
  );
}
