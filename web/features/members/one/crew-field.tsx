import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';
import type { FieldProps } from '../../../components/form/field.tsx';
import { searchedOptions } from '../../../components/form/searched-options.ts';
import { namesOfMember, useMemberSearch } from '../../../data/members/use-member-search.ts';

interface Person {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

interface CrewFieldProps extends FieldProps {
  /** Ids with commas between them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Those who are in it already. */
  readonly known: readonly Person[];
  /** Who is never offered: the lead. */
  readonly not: number;
}

/** Several members, each found by a part of the code or the name. Who is suspended is not offered. */
export function CrewField({ value, onChange, known, not, ...field }: CrewFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [people, setPeople] = useState(() => new Map(known.map((it) => [String(it.id), it])));
  const { search, isAnswered } = useMemberSearch(typed, open);
  // Another array would be another choice, and empty what is typed.
  const chosen = useMemo(
    () => value.split(',').flatMap((id): Person[] => [people.get(id)].filter((it) => it !== undefined)),
    [value, people],
  );
  const isChosen = ({ id }: Person) => chosen.some((it) => it.id === id);
  const found = (search.data ?? []).filter((it) => it.status === 'active' && it.id !== not && !isChosen(it));
  return (
    <AutocompleteField<Person, true>
      {...field}
      unchosen={t('choosing.member')}
      spellings={(it) => [it.membercode]}
      multiple
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      options={[...chosen, ...found]}
      filterSelectedOptions
      disableCloseOnSelect
      longest={MEMBER_SEARCH_LENGTH}
      // The server searches, by code as well as by name.
      filterOptions={searchedOptions(isAnswered, namesOfMember)}
      loading={search.isFetching}
      getOptionLabel={(it) => it.membername}
      getOptionKey={(it) => it.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) => {
        setPeople(new Map([...people, ...next.map((it) => [String(it.id), it] as const)]));
        onChange(next.map((it) => it.id).join(','));
      }}
      noOptionsText={search.isError ? t('common.loadFailed') : t('common.nothingFound')}
      slotProps={{ chip: { size: 'medium' } }}
      sx={{ '& .MuiOutlinedInput-root': { minHeight: 46 } }}
      renderOption={({ key: _index, ...option }, it) => (
        <Box component="li" key={it.id} {...option} sx={{ minHeight: 44 }}>
          <Box component="span" sx={{ display: 'grid' }}>
            <span>{it.membername}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {it.membercode}
            </Typography>
          </Box>
        </Box>
      )}
    />
  );
}
