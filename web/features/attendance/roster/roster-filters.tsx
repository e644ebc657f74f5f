import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters, searchBeside } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';

export interface RosterFilters {
  readonly groupno: string;
  readonly search: string;
}

export const noRosterFilters: RosterFilters = { groupno: '', search: '' };

interface RosterFilterBarProps {
  readonly filters: RosterFilters;
  readonly onFilters: (filters: RosterFilters) => void;
}

/** Who is searched for, and the group: those whose days the reader may see. */
export function RosterFilterBar({ filters, onFilters }: RosterFilterBarProps) {
  const { t } = useTranslation();
  const { data: groups = [] } = useQuery(ownGroupQueries.seen);
  const set = (next: Partial<RosterFilters>) => onFilters({ ...filters, ...next });
  return (
    <Box sx={{ ...searchBeside, gridTemplateColumns: 'repeat(2, minmax(0, 260px))' }}>
      <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => set({ search })} />
      {(groups.length > 1 || filters.groupno !== '') && (
        <Filters count={Number(filters.groupno !== '')}>
          <GroupField groups={groups} value={filters.groupno} onChange={(groupno) => set({ groupno })} />
        </Filters>
      )}
    </Box>
  );
}
