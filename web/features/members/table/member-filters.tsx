import Box from '@mui/material/Box';
import { MEMBER_SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters, searchBeside } from '../../../components/filters.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { listQuery } from '../../../data/lists/lists.ts';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { knownMembers, type MemberFilters } from './asked-members.ts';

interface MemberFilterBarProps {
  readonly filters: MemberFilters;
  readonly onFilters: (filters: Partial<MemberFilters>) => void;
}

/** Two full rows where there is room for four beside each other; no narrower than the name of a site may be read. */
const columns = { sm: 'repeat(auto-fill, minmax(8.75rem, 1fr))', lg: 'repeat(4, 1fr)' };

/** What the table of members is searched, narrowed and ordered by. */
export function MemberFilterBar({ filters, onFilters }: MemberFilterBarProps) {
  const { t } = useTranslation();
  const groups = useQuery(lookupQueries.groupOptions);
  const sites = useQuery(listQuery('sites'));
  const shifts = useQuery(listQuery('shifts'));
  const all = { value: '', text: t('memberOffice.table.all') };
  const choices = [
    [
      'status',
      t('memberOffice.table.status'),
      knownMembers.status.map((it) => ({ value: it, text: t(`memberOffice.table.statuses.${it}`) })),
    ],
    ['groupno', t('memberOffice.table.group'), groups.data ?? []],
    ['site', t('memberOffice.table.site'), toChoose(sites.data, filters.site)],
    ['shift', t('memberOffice.table.shift'), toChoose(shifts.data, filters.shift)],
    [
      'role',
      t('memberOffice.table.role'),
      knownMembers.role.map((it) => ({ value: it, text: t(`members.roles.${it}`) })),
    ],
    [
      'signedin',
      t('memberOffice.table.signedin'),
      knownMembers.signedin.map((it) => ({ value: it, text: t(`memberOffice.table.${it}`) })),
    ],
  ] as const;
  return (
    <Box role="search" sx={{ ...searchBeside, alignItems: 'end', gridTemplateColumns: columns }}>
      <SearchField
        label={t('memberOffice.table.search')}
        value={filters.search}
        onChange={(search) => onFilters({ search })}
        longest={MEMBER_SEARCH_LENGTH}
      />
      <Filters count={choices.filter(([name]) => filters[name]).length}>
        {choices.map(([name, label, options]) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={filters[name]}
            options={[all, ...options]}
            onChange={(value) => onFilters({ [name]: value })}
          />
        ))}
        <SelectField
          name="order"
          label={t('memberOffice.table.order')}
          value={filters.order || 'membercode'}
          options={knownMembers.order.map((it) => ({ value: it, text: t(`memberOffice.table.orders.${it}`) }))}
          onChange={(order) => onFilters({ order: order as MemberFilters['order'] })}
        />
      </Filters>
    </Box>
  );
}

interface Offered {
  readonly id: number;
  readonly name: string;
  readonly retired: boolean;
}

/** What is offered of a list, and what is chosen although it is retired. */
const toChoose = (entries: readonly Offered[] = [], chosen: string) =>
  entries
    .filter((it) => !it.retired || String(it.id) === chosen)
    .map((it) => ({ value: String(it.id), text: it.name }));
