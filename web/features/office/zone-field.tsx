import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { zones } from './zones.ts';

interface ZoneFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** One of the world's zones, found by typing a part of its name. */
export function ZoneField({ value, onChange, ...labelled }: ZoneFieldProps) {
  const { t } = useTranslation();
  return (
    <AutocompleteField
      {...labelled}
      label={t('setUp.zone')}
      hint={t('setUp.zoneHint')}
      options={zones}
      value={value === '' ? null : value}
      onChange={(_event, zone) => onChange(zone ?? '')}
    />
  );
}
