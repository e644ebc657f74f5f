import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from './autocomplete-field.tsx';
import type { FieldProps } from './field.tsx';
import { searchedOptions } from './searched-options.ts';

interface Person {
  readonly membercode: string;
  readonly membername: string;
}

/** What is typed to find members by, and how far the search for it has come. */
interface Searched {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly search: { readonly isFetching: boolean };
  readonly isAnswered: boolean;
  readonly namesOf: (it: Person) => readonly string[];
}

interface PeopleFieldProps<P extends Person> extends FieldProps {
  readonly searched: Searched;
  /** The same array as long as they are the same: another one would be another choice, and empty what is typed. */
  readonly chosen: P[];
  /** Who else may be chosen. */
  readonly found: readonly P[];
  /** What is said where nobody is found. */
  readonly nobody: string;
  /** Whether the list stays open for the next one. */
  readonly staysOpen?: boolean;
  readonly onChange: (chosen: readonly P[]) => void;
}

/** Several members, each found by a part of the code or the name. */
export function PeopleField<P extends Person>(props: PeopleFieldProps<P>) {
  const { searched, chosen, found, nobody, staysOpen = false, onChange, ...field } = props;
  const { t } = useTranslation();
  return (
    <AutocompleteField<P, true>
      {...field}
      unchosen={t('choosing.member')}
      spellings={(it) => [it.membercode, it.membername]}
      multiple
      size="small"
      open={searched.open}
      onOpen={() => searched.onOpen(true)}
      onClose={() => searched.onOpen(false)}
      value={chosen}
      options={[...chosen, ...found]}
      filterSelectedOptions
      disableCloseOnSelect={staysOpen}
      longest={MEMBER_SEARCH_LENGTH}
      // The server searches, by code as well as by name.
      filterOptions={searchedOptions(searched.isAnswered, searched.namesOf)}
      loading={searched.search.isFetching}
      // With the code, without which two of one name are one in what is chosen.
      getOptionLabel={(it) => `${it.membername} (${it.membercode})`}
      getOptionKey={(it) => it.membercode}
      isOptionEqualToValue={(one, other) => one.membercode === other.membercode}
      inputValue={searched.typed}
      onInputChange={(_event, next) => searched.onTyped(next)}
      onChange={(_event, next) => onChange(next)}
      noOptionsText={nobody}
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
