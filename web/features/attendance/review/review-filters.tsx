import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Filters } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { type ReviewFilters, reviewKinds, reviewStates } from '../../../data/attendance/review.ts';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';

interface ReviewFilterBarProps {
  readonly filters: ReviewFilters;
  readonly onFilters: (filters: ReviewFilters) => void;
}

/** Which are shown: all those of the days that a link named, until that is taken off. */
export function ReviewFilterBar({ filters, onFilters }: ReviewFilterBarProps) {
  const { t } = useTranslation();
  const groups = useQuery(ownGroupQueries.decidedFor);
  const set = (next: Partial<ReviewFilters>) => onFilters({ ...filters, ...next });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 260px))' } }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => set({ search })} />
      </Box>
      <SelectField
        name="state"
        label={t('review.state')}
        value={filters.state}
        onChange={(state) => set({ state: state as ReviewFilters['state'] })}
        options={reviewStates.map((it) => ({ value: it, text: t(`review.states.${it}`) }))}
      />
      <Filters count={[filters.kind, filters.groupno].filter(Boolean).length}>
        <SelectField
          name="kind"
          label={t('review.kind')}
          value={filters.kind}
          onChange={(kind) => set({ kind: kind as ReviewFilters['kind'] })}
          options={[
            { value: '', text: t('review.allKinds') },
            ...reviewKinds.map((it) => ({ value: it, text: t(`review.reasons.${it}`) })),
          ]}
        />
        <GroupField groups={groups.data} value={filters.groupno} onChange={(groupno) => set({ groupno })} />
      </Filters>
      {filters.days && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography>{t('review.days', { days: showSpan(filters.days.from, filters.days.to) })}</Typography>
          <Button startIcon={<Close />} onClick={() => set({ days: null })}>
            {t('review.allDays')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
