import { createFilterOptions } from '@mui/material/Autocomplete';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';

interface MemberFieldProps {
  readonly members: readonly MemberRow[];
  readonly member: MemberRow | undefined;
  readonly onMember: (member: MemberRow | undefined) => void;
}

/** More than this nobody reads; more letters find the rest. */
const MOST_SHOWN = 50;
const spelled = (it: MemberRow) => `${it.membercode} ${it.membername}`;
const byWords = createFilterOptions<MemberRow>({ limit: MOST_SHOWN, stringify: spelled });
/** By the words as they are typed, or else by a code that was typed in Burmese digits. */
const filter: typeof byWords = (all, state) => {
  const found = byWords(all, state);
  return found.length > 0 ? found : byWords(all, { ...state, inputValue: inLatinDigits(state.inputValue) });
};

/** One of all members, found by a part of the code or the name. */
export function MemberField({ members, member, onMember }: MemberFieldProps) {
  const { t } = useTranslation();
  return (
    <AutocompleteField
      name="member"
      label={t('leaveBalances.member')}
      hint={t('leaveBalances.memberHint')}
      autoHighlight
      options={members}
      value={member ?? null}
      filterOptions={filter}
      getOptionKey={(it) => it.id}
      getOptionLabel={spelled}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={t('leaveBalances.nobody')}
      onChange={(_event, chosen) => onMember(chosen ?? undefined)}
    />
  );
}
