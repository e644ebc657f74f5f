import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { countriesOf, zones } from './zones.ts';

interface ZoneFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** One of the world's zones, found by typing a part of its name or of its country's. */
export function ZoneField({ value, onChange, ...labelled }: ZoneFieldProps) {
  const { t, i18n } = useTranslation();
  return (
    <AutocompleteField
      {...labelled}
      label={t('setUp.zone')}
      hint={t('setUp.zoneHint')}
      options={zones}
      filterOptions={(all, { inputValue }) => all.filter((it) => isMeant(it, inputValue, i18n.language))}
      value={value === '' ? null : value}
      onChange={(_event, zone) => onChange(zone ?? '')}
    />
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ');

/** By its own name, or by a country's in English or in the reader's language. */
function isMeant(zone: string, typed: string, language: string): boolean {
  const wanted = plain(typed.trim());
  const countries = ['en', language].flatMap((it) => countriesOf(it).get(zone) ?? []);
  return [zone, ...countries].some((it) => plain(it).includes(wanted));
}
