import { SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';
import { searchedOptions } from '../../../components/form/searched-options.ts';
import { administrationQueries } from '../../../data/administration.ts';
import { useDebounced } from '../../../lib/time/debounced.ts';

interface HoldersFieldProps {
  readonly name: string;
  readonly value: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (members: readonly number[]) => void;
}

const STILL_MS = 250;

/** To whom a permission is given: everybody who can sign in, guests too, found by typing. */
export function HoldersField({ name, value, error, onChange }: HoldersFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), STILL_MS);
  // The same list as long as nobody else is chosen: with another the kit clears what is being typed.
  const chosen = useMemo(() => [...value], [value]);
  const { data, isFetching, isPlaceholderData } = useQuery(administrationQueries.users({ search, page: 1 }));
  const names = useQuery(administrationQueries.userNames);
  const nameOf = (id: number) => names.data?.get(id) ?? t('administration.permissions.numbered', { id });
  const labelOf = (id: number) => data?.data.find((it) => it.id === id)?.username ?? nameOf(id);
  return (
    <AutocompleteField<number, true>
      multiple
      name={name}
      label={t('administration.permissions.members')}
      hint={t('administration.permissions.membersHint')}
      error={error}
      unchosen={t('choosing.member')}
      optional
      filterSelectedOptions
      options={data?.data.map((it) => it.id) ?? []}
      loading={isFetching}
      longest={SEARCH_LENGTH}
      // The server searches, by more than the name that is shown.
      filterOptions={searchedOptions(search === typed.trim() && !isPlaceholderData, (id: number) => [labelOf(id)])}
      value={chosen}
      getOptionLabel={labelOf}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
