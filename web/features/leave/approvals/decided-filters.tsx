import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters, searchBeside } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { DecidedFilters } from '../../../data/leave/leave-approvals.ts';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';

interface DecidedFilterBarProps {
  readonly filters: DecidedFilters;
  readonly onFilters: (filters: DecidedFilters) => void;
}

/** Of whom, of which group and how decided leave is shown. */
export function DecidedFilterBar({ filters, onFilters }: DecidedFilterBarProps) {
  const { t } = useTranslation();
  const groups = useQuery(ownGroupQueries.decidedFor);
  const set = (next: Partial<DecidedFilters>) => onFilters({ ...filters, ...next });
  return (
    <Box sx={{ ...searchBeside, mb: 1, gridTemplateColumns: 'repeat(3, minmax(0, 260px))' }}>
      <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => set({ search })} />
      <Filters count={[filters.decision, filters.groupno].filter(Boolean).length}>
        <SelectField
          name="decision"
          label={t('leave.decided.decision')}
          value={filters.decision}
          onChange={(decision) => set({ decision: decision as DecidedFilters['decision'] })}
          options={[
            { value: '', text: t('leave.decided.all') },
            { value: 'approved', text: t('leave.decided.approved') },
            { value: 'rejected', text: t('leave.decided.rejected') },
            { value: 'undocumented', text: t('leaveDocuments.due') },
            { value: 'cancelled', text: t('leaveCancelled.list') },
            { value: 'returns', text: t('leave.decided.returns') },
          ]}
        />
        <GroupField groups={groups.data} value={filters.groupno} onChange={(groupno) => set({ groupno })} />
      </Filters>
    </Box>
  );
}
