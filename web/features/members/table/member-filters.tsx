import Box from '@mui/material/Box';
import type { MembersAsked } from '@muster/domain/members/member-office-contract.ts';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters, searchBeside } from '../../../components/filters.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';

type Name = 'status' | 'groupno' | 'role' | 'signedin' | 'order';

interface MemberFiltersProps {
  readonly asked: MembersAsked;
  /** What stands in the search field; it is asked for once the typing rests. */
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly onAsk: (name: Name, value: string) => void;
}

const statuses = ['active', 'suspended', 'left'] as const;
const roles = ['MEMBER', 'HR', 'SA'] as const;
const signedin = ['ever', 'never'] as const;
const orders = ['membercode', 'membername', 'groupno', 'role', 'lastseen,desc', 'joinedon,desc'] as const;

/** What the table of members is searched, narrowed and ordered by. */
export function MemberFilters({ asked, search, onSearch, onAsk }: MemberFiltersProps) {
  const { t } = useTranslation();
  const groups = useQuery(lookupQueries.groupOptions);
  const all = { value: '', text: t('memberOffice.table.all') };
  const choices = [
    [
      'status',
      t('memberOffice.table.status'),
      statuses.map((it) => ({ value: it, text: t(`memberOffice.table.statuses.${it}`) })),
    ],
    ['groupno', t('memberOffice.table.group'), groups.data ?? []],
    ['role', t('memberOffice.table.role'), roles.map((it) => ({ value: it, text: t(`members.roles.${it}`) }))],
    [
      'signedin',
      t('memberOffice.table.signedin'),
      signedin.map((it) => ({ value: it, text: t(`memberOffice.table.${it}`) })),
    ],
  ] as const;
  return (
    <Box
      role="search"
      sx={{ ...searchBeside, gridTemplateColumns: { sm: '1fr 1fr', md: 'minmax(220px, 2fr) repeat(5, 1fr)' } }}
    >
      <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
        <SearchField
          label={t('memberOffice.table.search')}
          value={search}
          onChange={onSearch}
          longest={MEMBER_SEARCH_LENGTH}
        />
      </Box>
      <Filters count={choices.filter(([name]) => asked[name]).length}>
        {choices.map(([name, label, options]) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={asked[name] ?? ''}
            options={[all, ...options]}
            onChange={(value) => onAsk(name, value)}
          />
        ))}
        <SelectField
          name="order"
          label={t('memberOffice.table.order')}
          value={asked.order ?? 'membercode'}
          options={orders.map((it) => ({ value: it, text: t(`memberOffice.table.orders.${it}`) }))}
          onChange={(value) => onAsk('order', value)}
        />
      </Filters>
    </Box>
  );
}
