import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';
import { searchedOptions } from '../../../components/form/searched-options.ts';
import { namesOfMember, useMemberSearch } from '../../../data/members/use-member-search.ts';
import type { CrewRow } from './trip-draft.ts';

type Member = NonNullable<CrewRow['member']>;

interface MemberNumberFieldProps {
  readonly member: Member | undefined;
  /** Already in the crew. */
  readonly taken: readonly number[];
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  readonly onChange: (member: Member | undefined) => void;
}

/** A member chosen by number, or by a part of the name. Who is suspended is shown and cannot be chosen. */
export function MemberNumberField(props: MemberNumberFieldProps) {
  const { member, taken, autoFocus, error, onChange } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  // What stands in the field once a member is chosen is no search.
  const asked = typed === member?.membercode ? '' : typed;
  const { search, isAnswered } = useMemberSearch(asked, open);
  const found: readonly (Member & Partial<MemberRow>)[] = search.data ?? [];
  const whyNot = (it: Member & Partial<MemberRow>) =>
    it.status !== undefined && it.status !== 'active'
      ? t('trips.form.suspended')
      : taken.includes(it.id)
        ? t('trips.form.already')
        : undefined;
  return (
    <AutocompleteField<Member & Partial<MemberRow>>
      name="membercode"
      label={t('trips.form.memberNumber')}
      error={error}
      unchosen={t('choosing.member')}
      spellings={(it) => [it.membername]}
      autoFocus={autoFocus}
      size="small"
      autoHighlight
      sx={{ '& .MuiOutlinedInput-root': { minHeight: 46 } }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={member ?? null}
      options={found}
      longest={MEMBER_SEARCH_LENGTH}
      // The server searches, by name as well as by number.
      filterOptions={searchedOptions(isAnswered, namesOfMember)}
      loading={search.isFetching}
      getOptionLabel={(it) => it.membercode}
      getOptionKey={(it) => it.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={(it) => whyNot(it) !== undefined}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) =>
        onChange(next ? { id: next.id, membercode: next.membercode, membername: next.membername } : undefined)
      }
      noOptionsText={search.isError ? t('trips.form.listFailed') : t('common.nothingFound')}
      slotProps={{ popper: { placement: 'bottom-start', style: { width: 'fit-content', minWidth: 240 } } }}
      renderOption={({ key: _index, ...option }, it) => (
        <Box component="li" key={it.id} {...option} sx={{ minHeight: 44 }}>
          <Box component="span" sx={{ display: 'grid' }}>
            <span>{it.membercode}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {[it.membername, whyNot(it)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
    />
  );
}
