import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';

interface CompetitorFieldProps {
  readonly chosen: readonly string[];
  readonly onChange: (competitors: readonly string[]) => void;
  readonly error: string | undefined;
}

/** Several competitors, chosen by typing a part of the name. */
export function CompetitorField({ chosen, onChange, error }: CompetitorFieldProps) {
  const { t } = useTranslation();
  const { data = [], isError, isPending } = useQuery(lookupQueries.competitors);
  // Another array would be another choice, and empty what is typed.
  const value = useMemo(() => [...chosen], [chosen]);
  return (
    <AutocompleteField<string, true>
      name="competitor"
      label={t('trips.form.competitor')}
      optional
      error={error}
      hint={isError ? t('trips.form.listFailed') : undefined}
      multiple
      size="small"
      // What the trip names already may be offered no more.
      options={[...new Set([...data.map((it) => it.competitor), ...chosen])]}
      value={value}
      loading={isPending}
      disableCloseOnSelect
      slotProps={{ chip: { size: 'medium' } }}
      sx={{ '& .MuiOutlinedInput-root': { minHeight: 46 } }}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
