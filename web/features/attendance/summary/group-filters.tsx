import Box from '@mui/material/Box';
import { countedDays } from '@muster/domain/attendance/summary/day-totals.ts';
import type { GroupMember } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters, searchBeside } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';

export const shownKinds = [
  'all',
  'absent',
  'incomplete',
  'late',
  'outside',
  'worked_on_leave',
  'overtime_open',
] as const;

export interface GroupFilters {
  readonly groupno: string;
  readonly show: (typeof shownKinds)[number];
  readonly search: string;
}

export const noGroupFilters: GroupFilters = { groupno: '', show: 'all', search: '' };

/** Whether a member's month has in it what is looked for. */
export function matches({ days, ...sums }: GroupMember, show: GroupFilters['show']): boolean {
  if (show === 'absent') return countedDays(sums).absent > 0;
  if (show === 'late') return sums.totals.late > 0;
  if (show === 'overtime_open') return sums.totals.overtimeopenminutes !== undefined;
  return show === 'all' || days.some((it) => it.flags.includes(show));
}

/** What may be looked for: of overtime nothing is said where none has to be approved. */
const offered = (members: readonly GroupMember[], chosen: GroupFilters['show']) =>
  shownKinds.filter((it) => it !== 'overtime_open' || it === chosen || members.some((one) => matches(one, it)));

interface GroupFilterBarProps {
  readonly members: readonly GroupMember[];
  readonly filters: GroupFilters;
  readonly onFilters: (filters: GroupFilters) => void;
}

export function GroupFilterBar({ members, filters, onFilters }: GroupFilterBarProps) {
  const { t } = useTranslation();
  const groups = useQuery(ownGroupQueries.seen);
  const set = (next: Partial<GroupFilters>) => onFilters({ ...filters, ...next });
  return (
    <Box sx={{ ...searchBeside, gridTemplateColumns: 'repeat(3, minmax(0, 260px))' }}>
      <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => set({ search })} />
      <Filters count={Number(filters.groupno !== '') + Number(filters.show !== 'all')}>
        <SelectField
          name="show"
          label={t('summary.group.show')}
          value={filters.show}
          onChange={(show) => set({ show: show as GroupFilters['show'] })}
          options={offered(members, filters.show).map((it) => ({ value: it, text: t(`summary.group.filters.${it}`) }))}
        />
        <GroupField groups={groups.data} value={filters.groupno} onChange={(groupno) => set({ groupno })} />
      </Filters>
    </Box>
  );
}
