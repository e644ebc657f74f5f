import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { searchedOptions } from '../../components/form/searched-options.ts';
import { namesOfMember, useMemberSearch } from '../../data/members/use-member-search.ts';

interface ManagersFieldProps extends FieldProps {
  /** Codes with commas between them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What those who are managers already are called, by code. */
  readonly known: ReadonlyMap<string, string>;
}

interface Person {
  readonly membercode: string;
  readonly membername: string;
}

/** Several members, each found by a part of the code or the name. Who is suspended is not offered. */
export function ManagersField({ value, onChange, known, ...field }: ManagersFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(known);
  const { search, isAnswered } = useMemberSearch(typed, open);
  // Another array would be another choice, and empty what is typed.
  const chosen = useMemo(
    () =>
      value
        .split(',')
        .filter(Boolean)
        .map((membercode): Person => ({ membercode, membername: names.get(membercode) ?? membercode })),
    [value, names],
  );
  const isChosen = (it: Person) => chosen.some((one) => one.membercode === it.membercode);
  const found = (search.data ?? []).filter((it) => it.status === 'active' && !isChosen(it));
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
      longest={MEMBER_SEARCH_LENGTH}
      // The server searches, by code as well as by name.
      filterOptions={searchedOptions(isAnswered, namesOfMember)}
      loading={search.isFetching}
      getOptionLabel={(it) => it.membername}
      getOptionKey={(it) => it.membercode}
      isOptionEqualToValue={(one, other) => one.membercode === other.membercode}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) => {
        setNames(new Map([...names, ...next.map((it) => [it.membercode, it.membername] as const)]));
        onChange(next.map((it) => it.membercode).join(','));
      }}
      noOptionsText={search.isError ? t('trips.form.listFailed') : t('common.nothingFound')}
      slotProps={{ chip: { size: 'medium' } }}
      sx={{ '& .MuiOutlinedInput-root': { minHeight: 46 } }}
      renderOption={({ key: _index, ...option }, it) => (
        <Box component="li" key={it.membercode} {...option} sx={{ minHeight: 44 }}>
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
