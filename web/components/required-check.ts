import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../lib/contract-form.ts';

/** Blames the fields that are still empty, before anything is sent. */
export function useRequired(): <V extends Record<string, string>>(
  values: V,
  names: readonly (keyof V)[],
) => FieldErrors {
  const { t } = useTranslation();
  return (values, names) => {
    const empty = names.filter((name) => values[name]?.trim() === '');
    return Object.fromEntries(empty.map((name) => [name, t('common.required')]));
  };
}
