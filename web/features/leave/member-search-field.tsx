import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { searchedOptions } from '../../components/form/searched-options.ts';
import { namesOfMember, useMemberSearch } from '../../data/members/use-member-search.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';

export interface FoundMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

interface MemberSearchFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error' | 'required'> {
  /** Whether the own name is among them. */
  readonly oneselfToo?: boolean;
  readonly value: FoundMember | null;
  readonly onMember: (member: FoundMember | null) => void;
}

const spelled = (it: FoundMember) => `${it.membercode} ${it.membername}`;

/** Somebody, of others unless oneself is asked for too, found by a part of the code or the name. */
export function MemberSearchField(props: MemberSearchFieldProps) {
  const { name, label, error, required, oneselfToo = false, value, onMember } = props;
  const { t } = useTranslation();
  const { id } = useCurrentMember();
  const [typed, setTyped] = useState('');
  const { search, isAnswered } = useMemberSearch(value && typed === spelled(value) ? '' : typed);
  const found: readonly FoundMember[] = (search.data ?? []).filter((it) => oneselfToo || it.id !== id);
  return (
    <AutocompleteField<FoundMember>
      name={name}
      label={label}
      hint={t('leaveBalances.memberHint')}
      error={error}
      unchosen={t('choosing.member')}
      spellings={namesOfMember}
      required={required ?? false}
      autoHighlight
      value={value}
      options={value ? [value, ...found.filter((it) => it.id !== value.id)] : found}
      longest={MEMBER_SEARCH_LENGTH}
      // The server searches, by code as well as by name.
      filterOptions={searchedOptions(isAnswered, namesOfMember)}
      loading={search.isFetching}
      getOptionLabel={spelled}
      getOptionKey={(it) => it.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, chosen) => onMember(chosen)}
      noOptionsText={search.isError ? t('common.loadFailed') : t('leaveBalances.nobody')}
    />
  );
}
