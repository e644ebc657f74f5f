import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldsBeside } from '../../components/filters.tsx';
import { GroupField } from '../../components/form/group-field.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { ownGroupQueries } from '../../data/members/own-groups.ts';
import type { OfMembers } from '../../data/of-members.ts';

/** So many are looked through at a glance. */
const FEW = 10;

/** Whether anybody would look for something among what waits: it is much, or narrowed already. */
export const isMuch = (found: number | undefined, { groupno, search }: OfMembers): boolean =>
  (found ?? 0) > FEW || groupno !== '' || search !== '';

interface WaitingFiltersProps {
  readonly filters: OfMembers;
  readonly onFilters: (filters: OfMembers) => void;
}

/** Whose of what waits is shown. */
export function WaitingFilters({ filters, onFilters }: WaitingFiltersProps) {
  const { t } = useTranslation();
  const groups = useQuery(ownGroupQueries.decidedFor);
  return (
    <Box sx={{ ...fieldsBeside, mb: 1 }}>
      <SearchField
        label={t('filters.member')}
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <GroupField
        label={t('filters.group')}
        all={t('filters.allGroups')}
        groups={groups.data}
        value={filters.groupno}
        onChange={(groupno) => onFilters({ ...filters, groupno })}
      />
    </Box>
  );
}
